import { sql } from 'kysely';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Tx } from '../../platform/db/database.ts';
import { priceInForce } from '../browse/price-in-force.ts';

/** Within this many minutes, adding a favorite again (Undo) restores its position. */
const MINUTES_TO_UNDO = 10;

/**
 * Adds a published product with its current price and counts it in the trend; one removed recently gets its position
 * and price back. False if there is no such product.
 */
export async function addFavorite(tx: Tx, shopperId: string, productId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ price: number }>`
    select ${priceInForce(now)} as price from products p where p.id = ${productId} and p.status = 'published'`.execute(
    tx,
  );
  const [product] = rows;
  if (product === undefined) return false;
  const before = await takeRemoved(tx, shopperId, productId, now);
  const addedAt = before?.kept_at ?? now;
  const inserted = await tx
    .insertInto('favorites')
    .values({
      shopper_id: shopperId,
      product_id: productId,
      created_at: addedAt,
      price: before === undefined ? product.price : before.price,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) await countFavorite(tx, productId, addedAt);
  return true;
}

/** Removes a favorite and its count on the day it was added, so that toggling counts once. */
export async function removeFavorite(tx: Tx, shopperId: string, productId: string, now: Date): Promise<void> {
  const dropped = await tx
    .deleteFrom('favorites')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .returning(['created_at', 'price'])
    .executeTakeFirst();
  if (dropped === undefined) return;
  await storeRemoved(tx, { shopperId, productId, ...dropped }, now);
  await sql`update product_days set favorites = favorites - 1
             where product_id = ${productId} and day = ${storeDateOf(dropped.created_at)} and favorites > 0`.execute(
    tx,
  );
}

type RemovedFavorite = { shopperId: string; productId: string; created_at: Date; price: number | null };

/** Stores a removed favorite for Undo, and deletes those too old for it. */
async function storeRemoved(tx: Tx, { shopperId, productId, created_at, price }: RemovedFavorite, now: Date) {
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

async function takeRemoved(tx: Tx, shopperId: string, productId: string, now: Date) {
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

const undoableFrom = (now: Date) => new Date(now.getTime() - MINUTES_TO_UNDO * 60_000);
