import type { ReturnStatus } from '../../shop/orders/contract.ts';
import { pointsTakenBack } from '../../shop/points/earned.ts';
import { returnStep, statusWithReturns } from '../../shop/returns/status.ts';
import type { Settings } from '../../shop/settings.ts';
import type { Tx } from '../db/database.ts';
import { type Actor, byReturns } from '../orders/actor.ts';
import { paidForItems, type LockedOrder } from '../orders/queries.ts';
import { stepOrder } from '../orders/step-order.ts';
import { putBackPieces } from '../orders/stock.ts';
import { changePoints, creditedFor, lockBalance } from '../points/queries.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { computeRefund } from './compute-refund.ts';
import {
  itemsRefund,
  selectReturnPieces,
  selectReturnStatuses,
  setReturnStatus,
  type StoredReturn,
} from './queries.ts';
import { recordReturn } from './record-return.ts';
import { wantedPieces } from './wanted-pieces.ts';

export type WantedReturnStep = {
  readonly to: ReturnStatus;
  readonly by: Actor;
  /** A note for the shopper; required for a rejection. */
  readonly note?: string;
  readonly settings: Settings;
  readonly now: Date;
};

/**
 * Moves a request of a locked order to its next status: the only way it changes. `RETURN_SETTLED` for a late
 * withdrawal, else `ORDER_STEP_NOT_ALLOWED`. Received items go into stock, reserved stock of a failed exchange is
 * released.
 */
export async function stepReturn(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  wanted: WantedReturnStep,
): Promise<Refusal | null> {
  const { to, by, note = '', settings, now } = wanted;
  const step = returnStep(request.kind, request.status, to);
  if (step === null || step.by !== by.role)
    return refuse(to === 'withdrawn' ? 'RETURN_SETTLED' : 'ORDER_STEP_NOT_ALLOWED');
  if (step.needsReason && note === '')
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['"note" is required'] });
  await setReturnStatus(tx, request.id, { to, note, now });
  const refund =
    to === 'refunded' ? await payBack(tx, order, request, { settings, now }) : request.refund_amount;
  await movePieces(tx, order, request, wanted);
  await recordReturn(tx, order, {
    id: request.id,
    kind: request.kind,
    to,
    refund,
    by,
    note,
    terms: { settings, now },
  });
  // A late return accepted by the merchant leaves its order complete.
  if (order.status === 'completed') return null;
  const status = statusWithReturns(await selectReturnStatuses(tx, order.id));
  return status === order.status
    ? null
    : stepOrder(tx, order, { to: status, by: byReturns(by), settings, now });
}

/** Computes the refund and takes back the points credited for it; returns whole pounds. */
async function payBack(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { settings, now }: Pick<WantedReturnStep, 'settings' | 'now'>,
): Promise<number> {
  const refund = await computeRefund(tx, order, request, 'paid');
  const credited = await creditedFor(tx, order.id);
  if (order.shopper_id === null || credited <= 0) return refund;
  const paidAfter = await paidForItems(tx, order.id);
  const paidBefore = paidAfter + (await itemsRefund(tx, request.id));
  const balance = await lockBalance(tx, order.shopper_id);
  const points = -pointsTakenBack({ credited, paidBefore, paidAfter }, balance);
  const change = { shopperId: order.shopper_id, points, reason: 'takenBack', orderId: order.id } as const;
  await changePoints(tx, { ...change, settings, now });
  return refund;
}

async function movePieces(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { to, by, now }: WantedReturnStep,
): Promise<void> {
  const entry = { orderId: order.id, by, now };
  if (to === 'received') {
    await putBackPieces(tx, await selectReturnPieces(tx, request.id), { ...entry, reason: 'returned' });
  }
  if (request.kind === 'exchange' && (to === 'rejected' || to === 'withdrawn')) {
    await putBackPieces(tx, await wantedPieces(tx, request.id), { ...entry, reason: 'exchangeReleased' });
  }
}
