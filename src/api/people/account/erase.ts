import { sql } from 'kysely';
import type { Settings } from '../../../shop/settings.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import type { Refusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { storeOutcomes } from './outcomes.ts';

/** Data deleted with the shopper. */
export const OWN_TABLES = [
  'carts',
  'cart_lines',
  'saved_lines',
  'saved_addresses',
  'return_photos',
  'favorites',
  'favorites_let_go',
  'reviews',
  'review_votes',
  'review_reports',
  'stock_alerts',
  'brand_followers',
  'idempotency_keys',
  'coupon_assignments',
  'points_ledger',
  'notifications',
  'notification_wishes',
  'trust_marks',
  'cases',
  'customer_notes',
  'compensations',
] as const;

/** Closes the shopper's open orders and returns, which a later feature implements; null, or the refusal. */
export type CloseOrders = (
  tx: Tx,
  shopperId: string,
  settings: Settings,
  now: Date,
) => Promise<Refusal | null>;

type Terms = { readonly settings: Settings; readonly now: Date };

/** Deletes a shopper's personal data in a transaction of its own; see `eraseInTransaction`. */
export async function eraseShopper(
  store: Store,
  shopperId: string,
  closeOrders: CloseOrders,
  now: Date,
): Promise<Refusal | null> {
  const settings = await store.settings();
  return transact(store.db, (tx) => eraseInTransaction(store, tx, shopperId, closeOrders, { settings, now }));
}

/**
 * Deletes a shopper's personal data: name, phone, address, devices, cart, favorites, reviews, points, coupons,
 * messages. Open orders and returns are closed first; all orders stay for accounting, with the city only and no name, and
 * their invoices without the buyer. That codes were sent to the number stays for a day; what it took and refused, without
 * a name, for a year; which packed labels bear the address, for the desk to shred.
 */
export async function eraseInTransaction(
  { secrets }: Pick<Store, 'secrets'>,
  tx: Tx,
  shopperId: string,
  closeOrders: CloseOrders,
  { settings, now }: Terms,
): Promise<Refusal | null> {
  const { phone } = await tx
    .selectFrom('shoppers')
    .select('phone')
    .where('id', '=', shopperId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const labels = await selectPackedLabels(tx, shopperId);
  const names = await selectNames(tx, shopperId);
  const refusal = await closeOrders(tx, shopperId, settings, now);
  if (refusal !== null) return refusal;
  await storeOutcomes(tx, secrets, { shopperId, phone: phone ?? '' }, now);
  await tx
    .updateTable('shoppers')
    .set({
      phone: null,
      name: '',
      email: '',
      notes: '',
      address: null,
      address_name: '',
      points: 0,
      erased_at: now,
    })
    .where('id', '=', shopperId)
    .execute();
  await emptyAnswers(tx, names);
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
  await closeRequests(tx, shopperId, labels, now);
  await recordAudit(tx, { actor: shopperId, action: 'shopper.erase', subject: shopperId });
  return null;
}

/** What names the shopper in an answer to the staff or a machine. */
async function selectNames(tx: Tx, shopperId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select unnest(array[s.id, s.name, s.phone]) as name from shoppers s where s.id = ${shopperId}
    union select id from orders where shopper_id = ${shopperId}
    union select number from orders where shopper_id = ${shopperId}
    union select r.id from returns r join orders o on o.id = r.order_id where o.shopper_id = ${shopperId}
    union select id from cases where shopper_id = ${shopperId}
    union select id from privacy_requests where shopper_id = ${shopperId}`.execute(tx);
  return rows.flatMap(({ name }) => (name === null || name === '' ? [] : [name]));
}

/**
 * Answers of the last day's keys that name the shopper are emptied. The keys stay, for another call than any: who repeats one
 * is refused, and nothing is done twice.
 */
async function emptyAnswers(tx: Tx, names: readonly string[]): Promise<void> {
  for (const table of ['staff_idempotency_keys', 'key_idempotency_keys'] as const)
    await sql`
      update ${sql.table(table)} k set answer = 'null', call = ''
       where exists (select from unnest(${[...names]}::text[]) as name
                      where strpos(k.answer::text, trim(both '"' from to_json(name)::text)) > 0)`.execute(tx);
}

/** Numbers of the shopper's orders that are packed, or were when they were canceled. */
async function selectPackedLabels(tx: Tx, shopperId: string): Promise<string[]> {
  const orders = await tx
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.order_id', 'orders.id')
    .select('orders.number')
    .distinct()
    .where('orders.shopper_id', '=', shopperId)
    .where('parcels.stage', 'in', ['packed', 'toUnpack'])
    .execute();
  return orders.map(({ number }) => number);
}

/** Requests about the shopper's data keep that the deletion was done, and which labels bear the address. */
async function closeRequests(tx: Tx, shopperId: string, labels: string[], now: Date): Promise<void> {
  const { rows: asked } = await sql`
    update privacy_requests
       set verified_at = coalesce(verified_at, ${now}), done_at = ${now}, labels = ${labels}, shopper_id = null
     where shopper_id = ${shopperId} and kind = 'erase' and done_at is null and withdrawn_at is null
    returning 1`.execute(tx);
  if (asked.length === 0 && labels.length > 0)
    await sql`insert into privacy_requests (kind, opened_at, due_at, verified_at, done_at, labels)
              values ('erase', ${now}, ${now}::timestamptz + interval '30 days', ${now}, ${now}, ${labels})`.execute(
      tx,
    );
  await sql`delete from privacy_requests where shopper_id = ${shopperId}`.execute(tx);
}

/** Replaces the browser's hash of codes whose shopper was deleted; shorter than any hash. */
export const ERASED_BROWSER = 'erased';

// They count for a day: otherwise repeated deletion would allow unlimited codes at the store's cost.
async function loosenCodes(tx: Tx, phone: string): Promise<void> {
  await sql`delete from verification_codes where phone = ${phone} and created_at <= now() - interval '1 day'`.execute(
    tx,
  );
  await sql`update verification_codes
               set code_hmac = '', browser_hash = ${ERASED_BROWSER}, replaced_at = coalesce(replaced_at, now())
             where phone = ${phone}`.execute(tx);
}

async function loosenOrders(tx: Tx, shopperId: string): Promise<void> {
  // A running return request holds its order's lock: its note must exist before notes are cleared.
  await sql`select from orders where shopper_id = ${shopperId} order by id for no key update`.execute(tx);
  await sql`update returns set note = '' from orders o where o.id = order_id and o.shopper_id = ${shopperId}`.execute(
    tx,
  );
  await sql`update order_history set reason = '' from orders o
             where o.id = order_id and o.shopper_id = ${shopperId} and actor not like 'merchant%'`.execute(
    tx,
  );
  await sql`delete from invoice_buyers b using invoices i, orders o
             where i.id = b.invoice_id and o.id = i.order_id and o.shopper_id = ${shopperId}`.execute(tx);
  await sql`delete from order_shares s using orders o where o.id = s.order_id and o.shopper_id = ${shopperId}`.execute(
    tx,
  );
  await sql`delete from order_notes using orders o where o.id = order_id and o.shopper_id = ${shopperId}`.execute(
    tx,
  );
  await sql`update coupon_redemptions set shopper_id = null where shopper_id = ${shopperId}`.execute(tx);
  await sql`update orders set shopper_id = null, note = '', address = jsonb_build_object('city', address->'city', 'area', '', 'street', '')
             where shopper_id = ${shopperId}`.execute(tx);
}
