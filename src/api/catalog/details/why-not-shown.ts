import { sql } from 'kysely';
import type { ProductState } from '../../../shop/catalog/browse/product-state.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/**
 * Why the link of a product shows none. `UNAVAILABLE`: it is hidden. `NOT_FOUND`: its data says where the link leads
 * instead, from an archived product to its category, from a current or former slug to its product.
 */
export async function whyNotShown(db: Db, idOrSlug: string): Promise<Refusal> {
  const { rows } = await sql<{ status: ProductState; category_id: string }>`
    select status, category_id from products where id = ${idOrSlug}`.execute(db);
  const [row] = rows;
  if (row?.status === 'hidden') return refuse('UNAVAILABLE');
  if (row?.status === 'archived') return refuse('NOT_FOUND', { data: { categoryId: row.category_id } });
  if (row !== undefined) return refuse('NOT_FOUND');
  const { rows: named } = await sql<{ id: string }>`
    select p.id from (select id from products where slug = ${idOrSlug}
                      union all select product_id from product_slugs where slug = ${idOrSlug}) s
      join products p on p.id = s.id and p.status in ('published', 'hidden', 'archived')
     limit 1`.execute(db);
  return refuse('NOT_FOUND', { data: named[0] === undefined ? null : { productId: named[0].id } });
}
