import { inEachLanguage } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { lockOrder } from '../../buying/orders/queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { closeOrders } from '../fulfilment/close-orders.ts';
import { findReturn } from './queries.ts';
import { stepReturn } from './step-return.ts';

/**
 * Closes a shopper's orders and returns before the account is deleted: unsent orders are canceled, requests whose
 * pieces they still have are withdrawn. `ORDER_ON_ITS_WAY` while a courier has an order, `RETURN_OPEN` while the store
 * owes a refund.
 */
export async function closeOpen(
  tx: Tx,
  shopperId: string,
  settings: Settings,
  now: Date,
): Promise<Refusal | null> {
  const refusal = await closeOrders(tx, shopperId, settings, now);
  if (refusal !== null) return refusal;
  const open = await tx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'orders.id as orderId'])
    .where('orders.shopper_id', '=', shopperId)
    .where('returns.status', 'in', ['requested', 'approved', 'received'])
    .orderBy('orders.id')
    .orderBy('returns.id')
    .execute();
  for (const { id, orderId } of open) {
    const order = await lockOrder(tx, { id: orderId });
    const request = order && (await findReturn(tx, orderId, id));
    if (order === undefined || request === undefined) continue;
    if (request.status === 'received' || request.collected_at !== null) return refuse('RETURN_OPEN');
    const wanted =
      request.status === 'requested'
        ? ({ to: 'withdrawn', by: { role: 'shopper', name: shopperId } } as const)
        : ({ to: 'rejected', by: JOB, words: NOT_GIVEN } as const);
    const no = await stepReturn(tx, order, request, { ...wanted, settings, now });
    if (no !== null) return refuse('RETURN_OPEN');
  }
  return null;
}

const JOB = { role: 'job', name: 'close-open' } as const;

const NOT_GIVEN = inEachLanguage((language) => texts[language].templateWords.notGiven);
