import type { ReturnStatus } from '../../shop/orders/contract.ts';
import { returnStep, statusWithReturns } from '../../shop/returns/status.ts';
import type { Settings } from '../../shop/settings.ts';
import type { Tx } from '../db/database.ts';
import type { Actor } from '../orders/actor.ts';
import type { LockedOrder } from '../orders/queries.ts';
import { stepOrder } from '../orders/step-order.ts';
import { putBackPieces } from '../orders/stock.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { computeRefund } from './compute-refund.ts';
import { selectReturnPieces, selectReturnStatuses, setReturnStatus, type StoredReturn } from './queries.ts';
import { recordReturn } from './record-return.ts';
import { wantedPieces } from './wanted-pieces.ts';

export type WantedReturnStep = {
  readonly to: ReturnStatus;
  readonly by: Actor;
  /** For the shopper to read; turning a request down needs one. */
  readonly note?: string;
  readonly settings: Settings;
  readonly now: Date;
};

/**
 * Brings a request of a locked order to its next status: the only way it changes. Asks the shop's table of steps and
 * refuses what it does not allow (`RETURN_SETTLED` to a shopper who withdraws too late, else `ORDER_STEP_NOT_ALLOWED`).
 * Pieces that arrive go into the stock, pieces held for an exchange that does not come about go back to it, and an
 * order without any request left is delivered again. All in the caller's transaction.
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
  const refund = to === 'refunded' ? await computeRefund(tx, order, request, 'paid') : request.refund_amount;
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
  const status = statusWithReturns(await selectReturnStatuses(tx, order.id));
  return status === order.status ? null : stepOrder(tx, order, { to: status, by, settings, now });
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
