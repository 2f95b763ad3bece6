import { sql } from 'kysely';
import type { Settings } from '../../shop/settings.ts';
import { transact, type Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { recordAudit } from './audit.ts';

/** What is the shopper's alone and goes with them. */
export const OWN_TABLES = [
  'carts',
  'cart_lines',
  'favorites',
  'favorites_let_go',
  'reviews',
  'review_votes',
  'stock_alerts',
  'brand_followers',
  'idempotency_keys',
  'coupon_assignments',
  'points_ledger',
  'notifications',
  'notification_wishes',
] as const;

/** Ends what is still open of a shopper's orders, which a later feature knows about; null, or why it cannot be. */
export type CloseOrders = (
  tx: Tx,
  shopperId: string,
  settings: Settings,
  now: Date,
) => Promise<Refusal | null>;

/**
 * Erases what is personal of a shopper: name, phone, address, devices, cart, favorites, reviews, points, coupons,
 * messages. Open orders are closed first; all stay for the books with their city alone and nobody's name on them. That
 * codes were sent to the number stays for a day.
 */
export async function eraseShopper(
  store: Store,
  shopperId: string,
  closeOrders: CloseOrders,
  now: Date,
): Promise<Refusal | null> {
  const settings = await store.settings();
  return transact(store.db, async (tx) => {
    const { phone } = await tx
      .selectFrom('shoppers')
      .select('phone')
      .where('id', '=', shopperId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const refusal = await closeOrders(tx, shopperId, settings, now);
    if (refusal !== null) return refusal;
    await tx
      .updateTable('shoppers')
      .set({ phone: null, name: '', email: '', notes: '', address: null, points: 0, erased_at: now })
      .where('id', '=', shopperId)
      .execute();
    await loosenOrders(tx, shopperId);
    await sql`update sessions set ended_at = coalesce(ended_at, ${now}), end_reason = coalesce(end_reason, 'erased'),
                                  push_token = '', user_agent = ''
               where shopper_id = ${shopperId}`.execute(tx);
    for (const table of OWN_TABLES) await tx.deleteFrom(table).where('shopper_id', '=', shopperId).execute();
    await sql`delete from outbox where shopper_id = ${shopperId} or recipient = ${phone}`.execute(tx);
    for (const table of ['verification_failures', 'known_browsers'] as const) {
      await tx
        .deleteFrom(table)
        .where('phone', '=', phone ?? '')
        .execute();
    }
    await loosenCodes(tx, phone ?? '');
    await recordAudit(tx, { actor: shopperId, action: 'shopper.erase', subject: shopperId });
    return null;
  });
}

/** What stands for the browser of codes whose shopper is erased. No browser's hash is so short. */
export const ERASED_BROWSER = 'erased';

// Of the last day it stays that codes were sent, for the limits: to erase an account again and again would send as many
// as one likes at the store's cost. A job deletes them when that day is over.
async function loosenCodes(tx: Tx, phone: string): Promise<void> {
  await sql`delete from verification_codes where phone = ${phone} and created_at <= now() - interval '1 day'`.execute(
    tx,
  );
  await sql`update verification_codes
               set code_hmac = '', browser_hash = ${ERASED_BROWSER}, replaced_at = coalesce(replaced_at, now())
             where phone = ${phone}`.execute(tx);
}

async function loosenOrders(tx: Tx, shopperId: string): Promise<void> {
  // A return that is being asked for holds its order: its note has to be there before the notes go.
  await sql`select from orders where shopper_id = ${shopperId} order by id for no key update`.execute(tx);
  await sql`update returns set note = '' from orders o where o.id = order_id and o.shopper_id = ${shopperId}`.execute(
    tx,
  );
  await sql`update order_history set reason = '' from orders o
             where o.id = order_id and o.shopper_id = ${shopperId} and actor not like 'merchant%'`.execute(
    tx,
  );
  await sql`update coupon_redemptions set shopper_id = null where shopper_id = ${shopperId}`.execute(tx);
  await sql`update orders set shopper_id = null, note = '', address = jsonb_build_object('city', address->'city', 'area', '', 'street', '')
             where shopper_id = ${shopperId}`.execute(tx);
}
