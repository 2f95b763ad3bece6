import pg from 'pg';
import { migrate } from './migrate.ts';

/** Rows in memory at a time: some have pictures of a file in them. */
const AT_ONCE = 100;
const LOCK_MS = 60_000;

type Column = { name: string; type: string };
type Table = { name: string; columns: Column[] };

/**
 * Copies a shop’s rows from one database into an empty one, also of another version of PostgreSQL, with the tables as its
 * version of the store left them. From then on nobody writes to the first: `held` keeps its tables locked until it ends.
 */
export async function moveDatabase(
  from: string,
  to: string,
  onTable: (name: string) => void = () => {},
): Promise<{ rows: number; held: pg.Client }> {
  const held = await connect(from);
  const target = await connect(to);
  try {
    await refuseUsed(target);
    await lockTables(held);
    const { rows: landed } = await held.query<{ name: string }>('select name from migrations');
    const names = new Set(landed.map(({ name }) => name));
    const applied = await migrate(
      to,
      () => {},
      (name) => names.has(name),
    );
    if (applied.length !== names.size)
      throw new Error('The shop was opened by a newer version of the store than this one.');
    const rows = await copyTables(held, target, onTable);
    return { rows, held };
  } catch (error) {
    await held.end();
    throw error;
  } finally {
    await target.end();
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  // One that is lost fails the next statement.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const OURS = `n.nspname = 'public' and c.relkind = 'r'`;

async function refuseUsed(target: pg.Client): Promise<void> {
  const { rowCount } = await target.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} limit 1`,
  );
  if (rowCount !== 0) throw new Error('The database to move into is not empty.');
}

// The snapshot is taken by the first statement after the locks.
async function lockTables(source: pg.Client): Promise<void> {
  const { rows } = await source.query<{ names: string }>(
    `select string_agg(quote_ident(c.relname), ', ' order by c.relname) as names
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  );
  await source.query(
    `begin isolation level repeatable read; set local lock_timeout = ${LOCK_MS}; set local idle_in_transaction_session_timeout = 0`,
  );
  await source.query(`lock table ${rows[0]?.names ?? ''} in share mode`);
}

async function copyTables(
  source: pg.Client,
  target: pg.Client,
  onTable: (name: string) => void,
): Promise<number> {
  const tables = await readTables(target);
  let copied = 0;
  // No trigger writes or refuses what is copied.
  await target.query('begin; set local session_replication_role = replica');
  await target.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
  for (const table of tables) {
    onTable(table.name);
    copied += await copyTable(source, target, table);
  }
  await copySequences(source, target);
  await target.query('commit');
  await target.query('analyze');
  return copied;
}

async function readTables(target: pg.Client): Promise<Table[]> {
  const { rows } = await target.query<Table>(
    `select c.relname as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where ${OURS} and c.relname <> 'migrations' group by c.relname order by c.relname`,
  );
  return rows;
}

// As text, which is exact for every type.
async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<number> {
  const quoted = columns.map((column) => pg.escapeIdentifier(column.name));
  const places = columns.map((_column, place) => `c${place}`);
  await source.query(
    `declare moved no scroll cursor for select ${quoted.map((each) => `${each}::text`).join(', ')} from ${pg.escapeIdentifier(name)}`,
  );
  const insert = `insert into ${pg.escapeIdentifier(name)} (${quoted.join(', ')}) overriding system value
    select ${columns.map(({ type }, place) => `c${place}::${type}`).join(', ')}
      from unnest(${places.map((_place, index) => `$${index + 1}::text[]`).join(', ')}) as moved(${places.join(', ')})`;
  for (let copied = 0; ;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${AT_ONCE} from moved`,
      rowMode: 'array',
    });
    if (rows.length > 0)
      await target.query(
        insert,
        places.map((_place, index) => rows.map((row) => row[index])),
      );
    copied += rows.length;
    if (rows.length === AT_ONCE) continue;
    await source.query('close moved');
    return copied;
  }
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2)', [name, last]);
}
