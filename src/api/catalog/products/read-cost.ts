import { sql } from 'kysely';
import type { ProductCost } from '../../../shop/catalog/products/editor-calls.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { productCost, rateNow } from '../browse/product-cost.ts';

/** What a piece of a product costs, in whole pounds at the rate of now. */
export async function readCost(db: Db, id: string): Promise<{ cost: ProductCost } | Refusal> {
  const rate = await rateNow(db);
  const { rows } = await sql<{ pounds: number | null }>`
    select ${productCost(rate)} as pounds from products p where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  return { cost: { pounds: row.pounds === null ? null : Math.round(row.pounds), rate } };
}
