import { sql } from 'kysely';
import type { BulkFacts, BulkFields } from '../../../../shop/catalog/products/bulk/bulk-action.ts';
import { missingIn, type ProductFacts } from '../../../../shop/catalog/products/completeness.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { instant } from '../../../platform/db/instant.ts';
import { rewordSearch } from '../../search/query/reword-search.ts';

export type BulkProduct = BulkFacts & { id: string; version: number };

type Row = Omit<BulkProduct, 'missing'> & { facts: ProductFacts };

const pair = (column: string) =>
  sql`json_build_object('en', ${sql.ref(`p.${column}_en`)}, 'ar', ${sql.ref(`p.${column}_ar`)})`;

/** The products of these ids, as actions find them. */
export async function readFacts(tx: Tx, ids: readonly string[]): Promise<BulkProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.seasons, p.subcategory_id as "subCategoryId",
           case when p.status = 'scheduled'
                then ${instant('p.publish_at')} end as "publishAt",
           json_build_object(
             'name', ${pair('name')}, 'description', ${pair('description')}, 'material', ${pair('material')},
             'care', ${pair('care')},
             'pictures', (select count(*) from product_pictures where product_id = p.id),
             'variants', (select count(*) from variants where product_id = p.id)) as facts
      from products p where p.id = any(${ids}::text[]) order by p.id`.execute(tx);
  return rows.map(({ facts, ...row }) => ({ ...row, missing: missingIn(facts) }));
}

/** The products of these ids, locked in the order in which orders lock them. */
export async function lockFacts(tx: Tx, ids: readonly string[]): Promise<Map<string, BulkProduct>> {
  await sql`select from products where id = any(${ids}::text[]) order by id for no key update`.execute(tx);
  return new Map((await readFacts(tx, ids)).map((product) => [product.id, product]));
}

/**
 * Gives products these fields, as a single edit does. A product is new from its first day in the shop on, not from the
 * day its draft was begun.
 */
export async function writeFields(
  tx: Tx,
  rows: readonly { id: string; fields: BulkFields }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ id, fields }) => ({ id, ...fields })));
  await sql`
    update products p
       set status = coalesce(g.status, p.status),
           publish_at = case when g.status is null then p.publish_at else g."publishAt" end,
           created_at = case when g.status = 'published' and p.status in ('draft', 'scheduled') then ${now} else p.created_at end,
           seasons = coalesce(g.seasons, p.seasons),
           subcategory_id = coalesce(u.id, p.subcategory_id),
           category_id = coalesce(u.category_id, p.category_id),
           version = p.version + 1
      from json_to_recordset(${given}::json)
             as g (id text, status text, "publishAt" timestamptz, seasons text[], "subCategoryId" text)
      left join subcategories u on u.id = g."subCategoryId"
     where p.id = g.id`.execute(tx);
  const moved = rows.filter(({ fields }) => fields.subCategoryId !== undefined).map(({ id }) => id);
  if (moved.length > 0) await rewordSearch(tx, moved, { category: true });
}

/** Which of these subcategories exist. */
export async function knownPlaces(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from subcategories where id = any(${ids}::text[]) order by id for key share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
