import type { Pool } from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  fallback: string | null;
  /** A number the database counts. */
  generated: boolean;
  /** Computed from other columns; `fallback` is the expression. */
  computed: boolean;
  comment: string | null;
};

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as fallback, a.attidentity <> '' as generated,
         a.attgenerated <> '' as computed, col_description(c.oid, a.attnum) as comment
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
   order by c.relname, a.attnum`;

const CONSTRAINTS = `
  select conrelid::regclass::text as table_name, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
   where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f') and conrelid <> 0
   order by 1, contype = 'f', contype <> 'p', 2`;

const INDEXES = `
  select tablename as table_name, indexdef as definition from pg_indexes i
   where schemaname = 'public' and tablename <> 'migrations'
     and not exists (select 1 from pg_constraint where conname = i.indexname and connamespace = 'public'::regnamespace)
   order by tablename, indexname`;

const TRIGGERS = `
  select tgrelid::regclass::text as table_name, pg_get_triggerdef(oid) as definition from pg_trigger
   where not tgisinternal order by 1, tgname`;

const VIEWS = `
  select 'create view ' || viewname || ' as' || chr(10) || definition as definition
    from pg_views where schemaname = 'public' order by viewname`;

/** Without those of extensions. */
const FUNCTIONS = `
  select rtrim(pg_get_functiondef(p.oid), chr(10)) || ';' as definition from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.proname, pg_get_function_identity_arguments(p.oid)`;

/** The schema as readable SQL, sorted by name: tables with constraints, indexes and triggers; views; functions. */
export async function describeSchema(pool: Pool): Promise<string> {
  const columns = await tableColumns(pool);
  const [constraints, indexes, triggers, views, functions] = await Promise.all(
    [CONSTRAINTS, INDEXES, TRIGGERS, VIEWS, FUNCTIONS].map(
      async (sql) => (await pool.query<{ table_name?: string; name?: string; definition: string }>(sql)).rows,
    ),
  );
  const tables = [...columns].map(([table, list]) => {
    const lines = [
      ...list.map(
        (column) =>
          `${commentOf(column)}  ${column.column_name} ${column.type}${column.nullable ? '' : ' not null'}${defaultOf(column)}`,
      ),
      ...(constraints ?? [])
        .filter((row) => row.table_name === table)
        .map((row) => `  constraint ${row.name} ${row.definition}`),
    ];
    const after = [...(indexes ?? []), ...(triggers ?? [])]
      .filter((row) => row.table_name === table)
      .map((row) => `${row.definition};`);
    return [`create table ${table} (`, lines.join(',\n'), ');', ...after].join('\n');
  });
  return [
    '-- Written by the migrate command from the migrations. Read it; change the migrations.',
    ...tables,
    ...[...(views ?? []), ...(functions ?? [])].map(({ definition }) => definition),
    '',
  ].join('\n\n');
}

/** The tables as TypeScript types for the query builder. */
export async function describeTables(pool: Pool): Promise<string> {
  const columns = await tableColumns(pool);
  const tables = [...columns].map(([table, list]) => {
    return `export interface ${typeName(table)} {\n${fillLines(list.map((column) => `${column.column_name}: ${fieldType(column)};`))}\n}`;
  });
  const names = [...columns.keys()].map((table) => `${table}: ${typeName(table)};`);
  return [
    '// Written by the migrate command from the database. Change the migrations instead.',
    `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';`,
    'type Json = ColumnType<object, string, string>;',
    'type JsonOrNull = ColumnType<object | null, string | null | undefined, string | null>;',
    'type Instant = ColumnType<Date, Date | string, Date | string>;',
    'type InstantOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>;',
    'type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;',
    ...tables,
    `export interface Tables {\n${fillLines(names)}\n}`,
    '',
  ].join('\n\n');
}

function fillLines(words: string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 104) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? `  ${word}` : `${line} ${word}`;
  }
  return lines.join('\n');
}

async function tableColumns(pool: Pool): Promise<Map<string, Column[]>> {
  const { rows } = await pool.query<Column>(COLUMNS);
  return Map.groupBy(rows, (row) => row.table_name);
}

const commentOf = ({ comment }: Column) => (comment === null ? '' : `  -- ${comment}\n`);

function defaultOf(column: Column): string {
  if (column.generated) return ' generated always as identity';
  if (column.computed) return ` generated always as (${column.fallback}) stored`;
  return column.fallback === null ? '' : ` default ${column.fallback}`;
}

const TYPES: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  text: 'string',
  date: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  bytea: 'Buffer',
};

function fieldType(column: Column): string {
  const hasDefault = column.fallback !== null;
  if (column.type.startsWith('timestamp')) {
    if (column.nullable) return 'InstantOrNull';
    return hasDefault ? 'GeneratedInstant' : 'Instant';
  }
  if (column.type === 'jsonb') return column.nullable ? 'JsonOrNull' : 'Json';
  const value = `${TYPES[column.type] ?? 'unknown'}${column.nullable ? ' | null' : ''}`;
  if (column.generated || column.computed) return `GeneratedAlways<${value}>`;
  return hasDefault ? `Generated<${value}>` : value;
}

function typeName(table: string): string {
  return `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}
