import { type RawBuilder, sql } from 'kysely';
import type { TaxonomyKind } from '../../../shop/catalog/taxonomy/kinds.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { isVariantUsed } from '../browse/variant-used.ts';
import { rewordSearch } from '../search/query/reword-search.ts';
import { type Editor, oneRow } from './edit-taxonomy.ts';
import { kindTables, slugIn } from './tables.ts';

type Move = { id: string; by: string };

/**
 * Gives what uses a row another one in its place, and removes the row; its page leads to the other's. A color or size in
 * which pieces were counted or bought stays: the ledger and the orders name it.
 */
export async function replaceRow(
  tx: Tx,
  kind: TaxonomyKind,
  { id, by }: Move,
  { staff, now }: Editor,
): Promise<null | Refusal> {
  const { table, word, hasSlug } = kindTables[kind];
  await sql`select from ${sql.table(table)} where id in (${id}, ${by}) order by id for update`.execute(tx);
  const before = await oneRow(tx, kind, id);
  if (!('row' in before)) return before;
  if (id === by || !('row' in (await oneRow(tx, kind, by))))
    return refuse('VALIDATION', { errors: ['"by" is unknown'] });
  const moved = await moves[kind](tx, { id, by });
  if (moved === null) return refuse('IN_USE');
  await tx
    .updateTable('import_words')
    .set({ term_id: by })
    .where('kind', '=', word)
    .where('term_id', '=', id)
    .execute();
  if (hasSlug)
    await sql`
      update ${sql.table(table)} t set former_ids = t.former_ids || o.id || o.former_ids
        from ${sql.table(table)} o where t.id = ${by} and o.id = ${id}`.execute(tx);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
  await rewordSearch(tx, moved, { category: kind === 'categories' || kind === 'subCategories' });
  const change = { before: before.row.fields, after: { replacedBy: by } };
  await recordStaffAudit(tx, { staff, action: 'product.taxonomy', subject: `${kind} ${id}`, ...change }, now);
  return null;
}

/** Moves what uses a row. Returns the products that changed, or null if it cannot be moved. */
const moves: Readonly<Record<TaxonomyKind, (tx: Tx, move: Move) => Promise<string[] | null>>> = {
  brands: async (tx, { id, by }) => {
    await moveGuides(tx, 'brand_id', { id, by });
    await moveScopes(tx, 'brand_ids', { id, by });
    await sql`
      insert into brand_followers (shopper_id, brand_id, created_at)
      select shopper_id, ${by}, created_at from brand_followers where brand_id = ${id}
          on conflict do nothing`.execute(tx);
    await sql`update brand_news set brand_id = ${by} where brand_id = ${id}`.execute(tx);
    return setProducts(tx, sql`brand_id = ${by}`, sql`brand_id = ${id}`);
  },
  categories: async (tx, { id, by }) => {
    await moveScopes(tx, 'category_ids', { id, by });
    await sql`
      update subcategories set category_id = ${by}, slug = ${slugIn(by)}, version = version + 1
       where category_id = ${id}`.execute(tx);
    await sql`update stock_counts set category_id = ${by} where category_id = ${id}`.execute(tx);
    return setProducts(tx, sql`category_id = ${by}`, sql`category_id = ${id}`);
  },
  subCategories: async (tx, { id, by }) => {
    await moveGuides(tx, 'subcategory_id', { id, by });
    await moveScopes(tx, 'category_ids', { id, by });
    const category = sql`(select category_id from subcategories where id = ${by})`;
    return setProducts(
      tx,
      sql`subcategory_id = ${by}, category_id = ${category}`,
      sql`subcategory_id = ${id}`,
    );
  },
  colors: async (tx, { id, by }) => {
    if (await isPartUsed(tx, 'color_id', id)) return null;
    await sql`
      insert into product_colors (product_id, color_id, position, tint)
      select c.product_id, ${by}, (select max(position) + 1 from product_colors o where o.product_id = c.product_id), c.tint
        from product_colors c where c.color_id = ${id}
          on conflict (product_id, color_id) do nothing`.execute(tx);
    await sql`update product_pictures set color_id = ${by} where color_id = ${id}`.execute(tx);
    const moved = await moveVariants(tx, 'color_id', { id, by });
    await sql`delete from product_colors where color_id = ${id}`.execute(tx);
    return moved;
  },
  sizes: async (tx, move) =>
    (await isPartUsed(tx, 'size_id', move.id)) ? null : moveVariants(tx, 'size_id', move),
};

async function setProducts(tx: Tx, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<string[]> {
  // Locked in the order in which orders lock them.
  await sql`select from products where ${where} order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update products set ${set}, version = version + 1 where ${where} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A place has one guide: where the new one has its own, the moved one is without a place, for products that chose it. */
async function moveGuides(tx: Tx, part: 'brand_id' | 'subcategory_id', { id, by }: Move): Promise<void> {
  const column = sql.ref(part);
  const rest = sql.ref(part === 'brand_id' ? 'subcategory_id' : 'brand_id');
  await sql`
    update size_guides g set brand_id = null, subcategory_id = null, version = g.version + 1
     where g.${column} = ${id}
       and exists (select from size_guides o where o.${column} = ${by} and o.${rest} is not distinct from g.${rest})`.execute(
    tx,
  );
  await sql`update size_guides set ${column} = ${by}, version = version + 1 where ${column} = ${id}`.execute(
    tx,
  );
}

/** What coupons are for. */
async function moveScopes(tx: Tx, column: 'brand_ids' | 'category_ids', { id, by }: Move): Promise<void> {
  const ids = sql.ref(column);
  await sql`
    update coupons set ${ids} = array(select distinct unnest(array_replace(${ids}, ${id}, ${by})) order by 1),
                       version = version + 1
     where ${id} = any(${ids})`.execute(tx);
}

async function isPartUsed(tx: Tx, part: 'color_id' | 'size_id', id: string): Promise<boolean> {
  const { rows } = await sql`
    select from variants v where v.${sql.ref(part)} = ${id} and ${isVariantUsed} limit 1`.execute(tx);
  return rows.length > 0;
}

type Variant = { product_id: string; color_id: string; size_id: string; sku: string | null; barcode: string };

/** A product that has the new variant already keeps it. */
async function moveVariants(tx: Tx, part: 'color_id' | 'size_id', { id, by }: Move): Promise<string[]> {
  const { rows } = await sql<Variant>`
    delete from variants where ${sql.ref(part)} = ${id}
    returning product_id, color_id, size_id, sku, barcode`.execute(tx);
  const ids = [...new Set(rows.map((row) => row.product_id))];
  if (rows.length === 0) return ids;
  await tx
    .insertInto('variants')
    .values(rows.map((row) => ({ ...row, [part]: by })))
    .onConflict((conflict) => conflict.columns(['product_id', 'color_id', 'size_id']).doNothing())
    .execute();
  await tx
    .updateTable('products')
    .set({ version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
  return ids;
}
