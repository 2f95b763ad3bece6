import { signatureOf } from '../../../../shop/buying/orders/status.ts';
import { callableFrom, mayGiveUp } from '../../../../shop/delivery/fulfilment/call-rules.ts';
import { mayHoldUntil } from '../../../../shop/delivery/fulfilment/hold.ts';
import { giveCouponBack } from '../../../buying/coupons/spend-coupon.ts';
import { piecesOf } from '../../../buying/orders/queries.ts';
import { putBackPieces } from '../../../buying/orders/stock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../refusal.ts';
import { type Effect, refuseStep, type StepTerms, TOO_LONG_HOLD } from './parcel-step.ts';
import type { LockedParcel } from './parcel.ts';

const call: Effect<'call'> = async (tx, parcel, { outcome, nextAt = null }, { by, settings, now }) => {
  const earlier = await attemptsOf(tx, parcel.order.id);
  const last = earlier.at(-1) ?? null;
  const from = callableFrom(last, now, settings);
  if (from > now) return refuse('CALL_TOO_SOON', { data: { from: from.toISOString() } });
  await tx
    .insertInto('call_attempts')
    .values({ order_id: parcel.order.id, outcome, next_at: nextAt, actor: signatureOf(by), at: now })
    .execute();
  const isFirstMiss = isMissed(outcome) && !earlier.some((attempt) => isMissed(attempt.outcome));
  return { details: { outcome, nextAt }, ...(isFirstMiss && { notifies: {} }) };
};

const isMissed = (outcome: string) => outcome === 'noAnswer' || outcome === 'off';

// A shopper's tap answers a call: else a new or watched one would confirm without being called.
const confirm: Effect<'confirm'> = async (tx, parcel, _, { by }) =>
  by.role === 'shopper' && (await attemptsOf(tx, parcel.order.id)).length === 0
    ? refuseStep(tx, parcel)
    : { notifies: {} };

const giveUp: Effect<'giveUp'> = async (tx, parcel, _, terms) => {
  const { placed_at: placedAt } = await tx
    .selectFrom('orders')
    .select('placed_at')
    .where('id', '=', parcel.order.id)
    .executeTakeFirstOrThrow();
  const attempts = await attemptsOf(tx, parcel.order.id);
  if (!mayGiveUp(attempts, placedAt, terms.now, terms.settings)) return refuseStep(tx, parcel);
  await undoOrder(tx, parcel, terms);
  return { changes: { held: null }, reason: 'notReached', notifies: {} };
};

const hold: Effect<'hold'> = async (_tx, _parcel, { reason, until }, { now }) => {
  if (!mayHoldUntil(until, now)) return refuse('VALIDATION', { errors: [TOO_LONG_HOLD] });
  return { changes: { held: { reason, until } }, reason, details: { until }, notifies: { reason } };
};

const release: Effect<'release'> = async () => ({ changes: { held: null } });

const cancel: Effect<'cancel'> = async (tx, parcel, { reason = '' }, terms) => {
  await undoOrder(tx, parcel, terms);
  const to = parcel.stage === 'packed' ? ('toUnpack' as const) : null;
  return { to, changes: { held: null, claim: null }, reason, notifies: {} };
};

/** The steps before an order is packed, and its cancellation. */
export const effects = { call, confirm, giveUp, hold, release, cancel };

/** Returns stock and coupon at once: the order never left the store. */
async function undoOrder(tx: Tx, { order }: LockedParcel, { by, now }: StepTerms): Promise<void> {
  await giveCouponBack(tx, order.id, now);
  await putBackPieces(tx, await piecesOf(tx, order.id), { reason: 'canceled', orderId: order.id, by, now });
}

async function attemptsOf(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('call_attempts')
    .select(['outcome', 'at', 'next_at as nextAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  // The database checks the same values.
  return rows.map((row) => ({ ...row, outcome: row.outcome as 'noAnswer' | 'wrongNumber' }));
}
