import type { RefundAs, ReturnStatus, ReturnWay } from '../../../shop/buying/orders/contract.ts';
import { type Actor, byReturns, signatureOf } from '../../../shop/buying/orders/status.ts';
import { pointsTakenBack } from '../../../shop/buying/points/earned.ts';
import type { Words } from '../../../shop/delivery/returns/desk-contract.ts';
import { returnStep, statusWithReturns } from '../../../shop/delivery/returns/status.ts';
import type { Settings } from '../../../shop/settings.ts';
import { type LockedOrder, paidForItems } from '../../buying/orders/queries.ts';
import { stepOrder } from '../../buying/orders/step-order.ts';
import { type Pieces, putBackPieces, writeOffPieces } from '../../buying/orders/stock.ts';
import { changePoints, creditedFor, lockBalance } from '../../buying/points/queries.ts';
import { type CashAccount, postEntry } from '../../money/cash/post-entry.ts';
import { creditRefund } from '../../money/invoices/order-invoices.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { endReturnStop } from '../fulfilment/runs/return-stops.ts';
import { lockBoughtIn } from './bought-pieces.ts';
import { computeRefund } from './compute-refund.ts';
import {
  itemsRefund,
  paysForOrder,
  type ReturnPieces,
  selectReturnPieces,
  selectReturnStatuses,
  setReturnStatus,
  type StoredReturn,
  wasSent,
} from './queries.ts';
import { recordReturn } from './record-return.ts';
import { wantedVariant } from './wanted-pieces.ts';

export type WantedReturnStep = {
  readonly to: ReturnStatus;
  readonly by: Actor;
  /** For the shopper; required for a rejection. */
  readonly words?: Words | null;
  /** How an approved request is given back, and by when or on which day. */
  readonly how?: { readonly way: ReturnWay; readonly day: string | null };
  /** How a refund is paid, and from where; in cash from the safe if it is left out. */
  readonly payment?: Payment;
  /** The courier has the pieces: they are counted in later. */
  readonly isAtDoor?: boolean;
  readonly settings: Settings;
  readonly now: Date;
};

/** `paid`: the cash that was given, where it may differ from the refund. */
type Payment = {
  readonly as: RefundAs;
  readonly account: CashAccount;
  readonly paid?: number;
  readonly eventId?: string;
  readonly occurredAt?: Date;
};

type Terms = Pick<WantedReturnStep, 'by' | 'settings' | 'now'>;

/**
 * Moves a request of a locked order to its next status: the only way it changes. `RETURN_SETTLED` for a late
 * withdrawal, else `ORDER_STEP_NOT_ALLOWED`. Received items go into stock, reserved stock of a failed exchange is
 * released, a refund stands in the cash ledger, a courier's stop for it ends.
 */
export async function stepReturn(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  wanted: WantedReturnStep,
): Promise<Refusal | null> {
  const { to, by, words = null, how, isAtDoor = false, settings, now } = wanted;
  const step = returnStep(request.kind, request.status, to);
  const isMisplaced = step?.atDoor === true && !isAtDoor;
  if (step === null || isMisplaced || step.by.every((role) => role !== by.role))
    return refuse(to === 'withdrawn' ? 'RETURN_SETTLED' : 'ORDER_STEP_NOT_ALLOWED');
  if (to === 'withdrawn' && (await paysForOrder(tx, request.id))) return refuse('RETURN_SETTLED');
  if (step.needsReason && words === null)
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['"reason" is required'] });
  await setReturnStatus(tx, request.id, { to, words, now });
  await endReturnStop(tx, request.id, 'closed', { now });
  const refund = to === 'refunded' ? await payBack(tx, order, request, wanted) : null;
  if (to === 'received') await countInPieces(tx, order, request, wanted);
  await releasePieces(tx, order, request, wanted);
  await recordReturn(tx, order, {
    id: request.id,
    kind: request.kind,
    to,
    refund: refund?.amount ?? request.refund_amount,
    points: refund?.points ?? 0,
    by,
    words,
    ...(how && { how }),
    terms: { settings, now },
  });
  // A late return accepted by the merchant leaves its order complete.
  if (order.status === 'completed') return null;
  const status = statusWithReturns(await selectReturnStatuses(tx, order.id));
  return status === order.status
    ? null
    : stepOrder(tx, order, { to: status, by: byReturns(by), settings, now });
}

/** Pays back in cash or points, and takes back the points that were credited for it. */
async function payBack(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { by, payment = { as: 'cash', account: 'safe' }, settings, now }: WantedReturnStep,
): Promise<{ amount: number; points: number }> {
  const refund = await computeRefund(tx, order, request, { paidAs: payment.as, settings });
  const { amount, exact } = refund;
  const { paid = amount, eventId, occurredAt = now } = payment;
  const sold = await lockBoughtIn(tx, order, request);
  await postEntry(tx, {
    kind: 'refund',
    lines: {
      refunds: exact,
      rounding: amount - exact,
      [payment.as === 'points' ? 'pointsGiven' : payment.account]: -paid,
      difference: paid - amount,
    },
    orderId: sold.id,
    returnId: request.id,
    actor: signatureOf(by),
    ...(eventId !== undefined && { eventId }),
    occurredAt,
    now,
  });
  await takePointsBack(tx, sold, request, { by, settings, now });
  if (order.shopper_id !== null && refund.points > 0) {
    const given = { shopperId: order.shopper_id, points: refund.points, reason: 'refunded' } as const;
    await changePoints(tx, { ...given, orderId: sold.id, settings, now });
  }
  await creditRefund(tx, sold, { ...refund, returnId: request.id }, { settings, now });
  return refund;
}

async function takePointsBack(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { settings, now }: Terms,
): Promise<void> {
  const credited = await creditedFor(tx, order.id);
  if (order.shopper_id === null || credited <= 0) return;
  const paidAfter = await paidForItems(tx, order.id);
  const paidBefore = paidAfter + (await itemsRefund(tx, request.id));
  const balance = await lockBalance(tx, order.shopper_id);
  const points = -pointsTakenBack({ credited, paidBefore, paidAfter }, balance);
  const change = { shopperId: order.shopper_id, points, reason: 'takenBack', orderId: order.id } as const;
  await changePoints(tx, { ...change, settings, now });
}

/** Puts what came back where it belongs. Of what was settled at the door the store bears what is damaged or missing. */
export async function countInPieces(
  tx: Tx,
  order: LockedOrder,
  { id }: StoredReturn,
  { by, now }: Pick<Terms, 'by' | 'now'>,
): Promise<void> {
  const entry = { orderId: order.id, by, now };
  const pieces = await selectReturnPieces(tx, id);
  const back = await putBackPieces(tx, some(pieces, 'counted'), { ...entry, reason: 'returned' });
  await writeOffPieces(tx, some(pieces, 'damaged'), { ...entry, reason: 'damaged' }, back);
  await writeOffPieces(tx, some(pieces, 'lost'), { ...entry, reason: 'lost' }, back);
}

/** What did not come back is not exchanged; a request that ends without an exchange holds nothing. */
async function releasePieces(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { to, by, now }: WantedReturnStep,
): Promise<void> {
  if (request.kind === 'return' || (to !== 'received' && to !== 'rejected' && to !== 'withdrawn')) return;
  await release(tx, order, request, { by, now }, (line) =>
    to === 'received' ? line.quantity - line.counted : line.quantity,
  );
}

/** Puts back what an exchange holds: the new pieces for those that count. */
export async function releaseHeld(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  by: Pick<Terms, 'by' | 'now'>,
): Promise<void> {
  await release(tx, order, request, by, ({ counted }) => counted);
}

async function release(
  tx: Tx,
  order: LockedOrder,
  { id }: StoredReturn,
  { by, now }: Pick<Terms, 'by' | 'now'>,
  freed: (line: ReturnPieces) => number,
): Promise<void> {
  // The pieces of an exchange that were sent are in their own order since.
  if (await wasSent(tx, id)) return;
  const pieces = await selectReturnPieces(tx, id);
  const released = pieces
    .map((line) => ({ ...wantedVariant(line), quantity: freed(line) }))
    .filter(({ quantity }) => quantity > 0);
  await putBackPieces(tx, released, { orderId: order.id, by, now, reason: 'exchangeReleased' });
}

const some = (pieces: readonly ReturnPieces[], count: 'counted' | 'damaged' | 'lost'): Pieces[] =>
  pieces.map((line) => ({ ...line, quantity: line[count] })).filter(({ quantity }) => quantity > 0);
