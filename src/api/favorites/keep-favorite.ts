import { sql } from 'kysely';
import { storeDateOf } from '../../shop/store-time.ts';
import { priceInForce } from '../catalog/price-in-force.ts';
import type { Tx } from '../db/database.ts';

/** Kept again within so many minutes, a piece comes back to its place: that is what Undo means. */
const minutesToUndo = 10;

/**
 * Keeps a published product for the shopper, with the price of that moment, and counts it for the day's trend; kept
 * again it changes nothing. What was let go a moment ago gets its old place and price back. False where there is no
 * such product.
 */
export async function keepFavorite(
  tx: Tx,
  shopperId: string,
  productId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ price: number }>`
    select ${priceInForce(now)} as price from products p where p.id = ${productId} and p.status = 'published'`.execute(
    tx,
  );
  const [product] = rows;
  if (product === undefined) return false;
  const before = await takeLetGo(tx, shopperId, productId, now);
  const keptAt = before?.kept_at ?? now;
  const kept = await tx
    .insertInto('favorites')
    .values({
      shopper_id: shopperId,
      product_id: productId,
      created_at: keptAt,
      price: before === undefined ? product.price : before.price,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) await countFavorite(tx, productId, keptAt);
  return true;
}

/** Lets a product go, and takes it out of the count of the day it was kept on, so that a toggled heart counts once. */
export async function dropFavorite(tx: Tx, shopperId: string, productId: string, now: Date): Promise<void> {
  const dropped = await tx
    .deleteFrom('favorites')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .returning(['created_at', 'price'])
    .executeTakeFirst();
  if (dropped === undefined) return;
  await noteLetGo(tx, { shopperId, productId, ...dropped }, now);
  await sql`update product_days set favorites = favorites - 1
             where product_id = ${productId} and day = ${storeDateOf(dropped.created_at)} and favorites > 0`.execute(
    tx,
  );
}

type LetGo = { shopperId: string; productId: string; created_at: Date; price: number | null };

/** Remembers what was let go, and forgets what the shopper let go too long ago to take back. */
async function noteLetGo(tx: Tx, { shopperId, productId, created_at, price }: LetGo, now: Date) {
  await tx
    .deleteFrom('favorites_let_go')
    .where('shopper_id', '=', shopperId)
    .where('let_go_at', '<', undoableFrom(now))
    .execute();
  const place = { kept_at: created_at, price, let_go_at: now };
  await tx
    .insertInto('favorites_let_go')
    .values({ shopper_id: shopperId, product_id: productId, ...place })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'product_id']).doUpdateSet(place))
    .execute();
}

async function takeLetGo(tx: Tx, shopperId: string, productId: string, now: Date) {
  const taken = await tx
    .deleteFrom('favorites_let_go')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .returning(['kept_at', 'price', 'let_go_at'])
    .executeTakeFirst();
  return taken !== undefined && taken.let_go_at >= undoableFrom(now) ? taken : undefined;
}

async function countFavorite(tx: Tx, productId: string, at: Date): Promise<void> {
  await sql`insert into product_days (product_id, day, favorites) values (${productId}, ${storeDateOf(at)}, 1)
            on conflict (product_id, day) do update set favorites = product_days.favorites + 1`.execute(tx);
}

const undoableFrom = (now: Date) => new Date(now.getTime() - minutesToUndo * 60_000);
