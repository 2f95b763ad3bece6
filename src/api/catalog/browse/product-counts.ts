import { type RawBuilder, sql } from 'kysely';

/** The published products of each brand and category, where they are known without the database. */
export type ProductCounts = Readonly<Record<'brands' | 'categories', ReadonlyMap<string, number>>>;

/** The published products by this column; none where they are counted already, as the whole table would be read. */
export function countPublished(
  column: 'brand_id' | 'category_id',
  counted: Promise<ProductCounts> | null,
): RawBuilder<unknown> {
  const by = sql.ref(column);
  return sql`select ${by}, count(*) as products from products
              where status = 'published' and ${counted === null ? sql`true` : sql`false`} group by 1`;
}
