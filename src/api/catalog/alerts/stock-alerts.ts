import { sql } from 'kysely';
import type { StockAlert } from '../../../shop/catalog/alerts/calls.ts';
import { alertRefusal } from '../../../shop/catalog/alerts/stock-alert.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { isAnnounced } from '../browse/price-in-force.ts';

export type AwaitedVariant = Omit<StockAlert, 'createdAt'>;

/** The colors and sizes a shopper waits for, newest first, without those already notified. */
export async function listAlerts(db: Db, shopperId: string): Promise<StockAlert[]> {
  const rows = await db
    .selectFrom('stock_alerts')
    .select(['product_id', 'color_id', 'size_id', 'created_at'])
    .where('shopper_id', '=', shopperId)
    .where('sent_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id, color_id, size_id, created_at }) => ({
    productId: product_id,
    colorId: color_id,
    sizeId: size_id,
    createdAt: created_at.toISOString(),
  }));
}

/** Adds a stock alert for a sold-out variant, or refuses; one already notified is renewed. A refusal must roll back. */
export async function addAlert(
  tx: Tx,
  shopperId: string,
  piece: AwaitedVariant,
  now: Date,
): Promise<Refusal | null> {
  // Serialized per shopper: concurrent requests would each see room for one more.
  await sql`select from shoppers where id = ${shopperId} for no key update`.execute(tx);
  const canBeHad = await isOnSale(tx, piece, now);
  if (canBeHad === undefined) return refuse('NOT_FOUND');
  const others = (await listAlerts(tx, shopperId)).filter((alert) => !isOf(piece, alert));
  const refusal = alertRefusal({ canBeHad, waitingForOthers: others.length });
  if (refusal !== null) return refuse(refusal);
  await sql`
    insert into stock_alerts (shopper_id, product_id, color_id, size_id, created_at)
    values (${shopperId}, ${piece.productId}, ${piece.colorId}, ${piece.sizeId}, ${now})
        on conflict (shopper_id, product_id, color_id, size_id) do update
       set created_at = excluded.created_at, sent_at = null where stock_alerts.sent_at is not null`.execute(
    tx,
  );
  return null;
}

export async function dropAlert(
  db: Db,
  shopperId: string,
  { productId, colorId, sizeId }: AwaitedVariant,
): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .execute();
}

/** Whether this variant of a published product can be bought at `now`; undefined if it does not exist. */
async function isOnSale(tx: Tx, piece: AwaitedVariant, now: Date): Promise<boolean | undefined> {
  const { rows } = await sql<{ on_sale: boolean }>`
    select v.stock > 0 and not ${isAnnounced(now)} as on_sale
      from variants v join products p on p.id = v.product_id
     where v.product_id = ${piece.productId} and v.color_id = ${piece.colorId} and v.size_id = ${piece.sizeId}
       and p.status = 'published'`.execute(tx);
  return rows[0]?.on_sale;
}

const isOf = (one: AwaitedVariant, other: AwaitedVariant) =>
  one.productId === other.productId && one.colorId === other.colorId && one.sizeId === other.sizeId;
