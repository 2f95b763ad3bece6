import { sql } from 'kysely';
import type { LineIdentity } from '../../shop/cart/contract.ts';
import type { Db, Tx } from '../db/database.ts';
import type { LineRow } from './line-rows.ts';

export type WantedLine = LineIdentity & { quantity: number };
export type VariantRow = Pick<LineRow, 'status' | 'available_from' | 'stock'>;

/** What decides whether a variant can be added to a cart; undefined if it does not exist or was never published. */
export function findVariant(
  db: Db,
  { productId, colorId, sizeId }: LineIdentity,
): Promise<VariantRow | undefined> {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.stock', 'products.available_from'])
    .select(sql<VariantRow['status']>`products.status`.as('status'))
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .where('products.status', '<>', 'draft')
    .executeTakeFirst();
}

/** Adds a quantity to a line, or creates it; false, with nothing changed, if the line would exceed `most`. */
export async function addToLine(
  tx: Tx,
  shopperId: string,
  line: WantedLine,
  most: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cart_lines as line (shopper_id, product_id, color_id, size_id, quantity, added_at)
    values (${shopperId}, ${line.productId}, ${line.colorId}, ${line.sizeId}, ${line.quantity}, ${now})
    on conflict (shopper_id, product_id, color_id, size_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= ${most}
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function countLines(db: Db, shopperId: string): Promise<number> {
  const { lines } = await db
    .selectFrom('cart_lines')
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return lines;
}

/** Sets a line's quantity; false if there is no such line. */
export async function setLine(db: Db, shopperId: string, line: WantedLine): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart_lines')
    .set({ quantity: line.quantity })
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeLine(db: Db, shopperId: string, line: LineIdentity): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', line.productId)
    .where('color_id', '=', line.colorId)
    .where('size_id', '=', line.sizeId)
    .execute();
}
