import { sql } from 'kysely';
import { transact } from '../db/database.ts';
import type { Store } from '../store.ts';
import { recordAudit } from './audit.ts';

/**
 * Erases what is personal of a shopper: name, phone, address, sessions, cart, favorites, reviews, messages. Orders
 * stay for the books with their city alone and nobody's name on them.
 */
export async function eraseShopper(store: Store, shopperId: string, now: Date): Promise<void> {
  await transact(store.db, async (tx) => {
    const { phone } = await tx
      .selectFrom('shoppers')
      .select('phone')
      .where('id', '=', shopperId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('shoppers')
      .set({ phone: null, name: '', email: '', notes: '', address: null, erased_at: now })
      .where('id', '=', shopperId)
      .execute();
    await sql`update orders set shopper_id = null, note = '', address = jsonb_build_object('city', address->'city', 'area', '', 'street', '')
               where shopper_id = ${shopperId}`.execute(tx);
    await tx
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'erased', push_token: '', user_agent: '' })
      .where('shopper_id', '=', shopperId)
      .where('ended_at', 'is', null)
      .execute();
    for (const table of [
      'carts',
      'cart_lines',
      'favorites',
      'reviews',
      'brand_followers',
      'idempotency_keys',
    ] as const) {
      await tx.deleteFrom(table).where('shopper_id', '=', shopperId).execute();
    }
    await sql`delete from outbox where shopper_id = ${shopperId} or recipient = ${phone}`.execute(tx);
    for (const table of ['verification_codes', 'verification_failures', 'known_browsers'] as const) {
      await tx
        .deleteFrom(table)
        .where('phone', '=', phone ?? '')
        .execute();
    }
    await recordAudit(tx, { actor: shopperId, action: 'shopper.erase', subject: shopperId });
  });
}
