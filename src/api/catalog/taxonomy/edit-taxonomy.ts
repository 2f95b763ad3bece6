import { sql } from 'kysely';
import type { TaxonomyRow } from '../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../shop/catalog/taxonomy/kinds.ts';
import { slugOf } from '../../../shop/slug.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { rewordSearch } from '../search/query/reword-search.ts';
import { columnOf, fieldsOf, kindTables, slugIn } from './tables.ts';

export type Editor = { staff: Pick<Staff, 'id'> & Partial<Pick<Staff, 'sessionId'>>; now: Date };
type Given = Readonly<Record<string, unknown>>;

/** The rows of a kind in their order, or the one with this id. */
export async function readRows(db: Db, kind: TaxonomyKind, id: string | null): Promise<TaxonomyRow[]> {
  const { table, uses } = kindTables[kind];
  const fields = fieldsOf(kind).flatMap((field) => [sql.lit(field), sql.ref(`t.${columnOf(field)}`)]);
  const { rows } = await sql<TaxonomyRow>`
    select t.id as _id, t.version, ${uses} as uses, json_build_object(${sql.join(fields)}) as fields
      from ${sql.table(table)} t where ${id}::text is null or t.id = ${id}
     order by t.position, t.id`.execute(db);
  return rows;
}

/** Adds a row at the end of its kind, with a slug of its English name where it has an address. */
export async function createRow(
  tx: Tx,
  kind: TaxonomyKind,
  given: Given,
  { staff, now }: Editor,
): Promise<{ row: TaxonomyRow } | Refusal> {
  const unknown = await unknownCategory(tx, given);
  if (unknown !== null) return unknown;
  const { table, hasSlug } = kindTables[kind];
  const columns = Object.keys(given).map((field) => sql.ref(columnOf(field)));
  const slug = hasSlug ? [await freeSlug(tx, table, String(given['nameEn']))] : [];
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join([...columns, sql.ref('position'), ...slug.map(() => sql.ref('slug'))])})
    values (${sql.join([...Object.values(given), sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`, ...slug])})
    returning id`.execute(tx);
  const id = rows[0]?.id ?? '';
  await recordStaffAudit(
    tx,
    { staff, action: 'product.taxonomy', only: 'made', subject: `${kind} ${id}`, after: given },
    now,
  );
  return oneRow(tx, kind, id);
}

/** Changes a row; what products are found by follows its name. */
export async function changeRow(
  tx: Tx,
  kind: TaxonomyKind,
  { id, version, fields }: { id: string; version: number; fields: Given },
  { staff, now }: Editor,
): Promise<{ row: TaxonomyRow } | Refusal> {
  const { table, products } = kindTables[kind];
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  const before = await oneRow(tx, kind, id);
  if (!('row' in before)) return before;
  if (before.row.version !== version) return refuse('VERSION_CONFLICT', { data: before });
  const unknown = await unknownCategory(tx, fields);
  if (unknown !== null) return unknown;
  const sets = Object.entries(fields).map(([field, value]) => sql`${sql.ref(columnOf(field))} = ${value}`);
  if (kind === 'subCategories') sets.push(sql`slug = ${slugIn(fields['categoryId'])}`);
  await sql`update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
    tx,
  );
  // A subcategory that moved takes its products along.
  if (kind === 'subCategories')
    await sql`update products set category_id = ${fields['categoryId']}
               where subcategory_id = ${id} and category_id <> ${fields['categoryId']}`.execute(tx);
  const { rows } = await products(id).execute(tx);
  const isCategory = kind === 'categories' || kind === 'subCategories';
  await rewordSearch(
    tx,
    rows.map((product) => product.id),
    { category: isCategory },
  );
  const change = { before: before.row.fields, after: fields };
  await recordStaffAudit(tx, { staff, action: 'product.taxonomy', subject: `${kind} ${id}`, ...change }, now);
  return oneRow(tx, kind, id);
}

/** Puts the rows of a kind in this order. Each is named once: a list without one that was added meanwhile is refused. */
export async function orderRows(
  tx: Tx,
  kind: TaxonomyKind,
  ids: readonly string[],
  { staff, now }: Editor,
): Promise<{ rows: TaxonomyRow[] } | Refusal> {
  const table = sql.table(kindTables[kind].table);
  await sql`select from ${table} order by id for no key update`.execute(tx);
  const rows = await readRows(tx, kind, null);
  const before = rows.map(({ _id }) => _id);
  if (before.toSorted().join() !== ids.toSorted().join()) return refuse('CONFLICT', { data: { rows } });
  await sql`
    update ${table} t set position = g.place
      from unnest(${[...ids]}::text[]) with ordinality as g (id, place)
     where t.id = g.id and t.position <> g.place`.execute(tx);
  const change = { before: { ids: before }, after: { ids } };
  await recordStaffAudit(tx, { staff, action: 'product.taxonomy', subject: kind, ...change }, now);
  return { rows: await readRows(tx, kind, null) };
}

/** Removes a row that nothing uses. */
export async function removeRow(
  tx: Tx,
  kind: TaxonomyKind,
  id: string,
  { staff, now }: Editor,
): Promise<null | Refusal> {
  const table = sql.table(kindTables[kind].table);
  await sql`select from ${table} where id = ${id} for update`.execute(tx);
  const before = await oneRow(tx, kind, id);
  if (!('row' in before)) return before;
  if (before.row.uses > 0) return refuse('IN_USE');
  await sql`delete from ${table} where id = ${id}`.execute(tx);
  const { fields } = before.row;
  await recordStaffAudit(
    tx,
    { staff, action: 'product.taxonomy', only: 'removed', subject: `${kind} ${id}`, before: fields },
    now,
  );
  return null;
}

export async function oneRow(
  tx: Tx,
  kind: TaxonomyKind,
  id: string,
): Promise<{ row: TaxonomyRow } | Refusal> {
  const [row] = await readRows(tx, kind, id);
  return row === undefined ? refuse('NOT_FOUND') : { row };
}

async function unknownCategory(tx: Tx, given: Given): Promise<Refusal | null> {
  if (!('categoryId' in given)) return null;
  const { rows } = await sql`select from categories where id = ${given['categoryId']}`.execute(tx);
  return rows.length > 0 ? null : refuse('VALIDATION', { errors: ['"categoryId" is unknown'] });
}

async function freeSlug(tx: Tx, table: string, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${table}, 38))`.execute(tx);
  const word = slugOf(name) || table;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? word : `${word}-${number}`;
    const { rows } = await sql`select from ${sql.table(table)} where slug = ${slug}`.execute(tx);
    if (rows.length === 0) return slug;
  }
}
