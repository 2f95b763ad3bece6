import type { OrderStatus } from '../../shop/orders/contract.ts';
import { orderStep, type OrderStep } from '../../shop/orders/status.ts';
import { pointsEarned } from '../../shop/points/earned.ts';
import type { Settings } from '../../shop/settings.ts';
import type { ToldStep } from '../../shop/texts/en/order-news.ts';
import { giveCouponBack } from '../coupons/spend-coupon.ts';
import type { Tx } from '../db/database.ts';
import { changePoints } from '../points/queries.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { type LockedOrder, piecesOf, refundedForItems, setPointsEarned, setStatus } from './queries.ts';
import { recordStep, tellStep } from './record-step.ts';
import { setDeadlines } from './set-deadlines.ts';
import { putBackPieces } from './stock.ts';

export type WantedStep = {
  readonly to: OrderStatus;
  readonly by: Actor;
  /** Why, where somebody said so; a failed delivery has to. */
  readonly reason?: string;
  readonly settings: Settings;
  readonly now: Date;
};

/**
 * Brings a locked order to its next status: the only way an order's status changes. Asks the shop's table of steps
 * and refuses what it does not allow (`CANCEL_TOO_LATE` to a shopper who cancels, else `ORDER_STEP_NOT_ALLOWED`);
 * then does what the step brings with it, records it and tells the shopper, all in the caller's transaction.
 */
export async function stepOrder(
  tx: Tx,
  order: LockedOrder,
  { to, by, reason = '', settings, now }: WantedStep,
): Promise<Refusal | null> {
  const step = orderStep(order.status, to);
  if (step === null || !step.by.includes(by.role)) return notAllowed(order, to, by);
  if (step.needsReason && reason === '')
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['"reason" is required'] });
  await setStatus(tx, order.id, to, now);
  if (step.step === 'deliver') await setDeadlines(tx, order.id, { deliveredAt: now, settings });
  if (to === 'canceled') await undoOrder(tx, order, by, now);
  const points = to === 'completed' ? await creditPoints(tx, order, settings, now) : 0;
  await recordStep(tx, order.id, { to, by, reason, now });
  if (isTold(step.step)) await tellStep(tx, order, step.step, points, { settings, now });
  return null;
}

function notAllowed({ status }: LockedOrder, to: OrderStatus, by: Actor): Refusal {
  const isLateCancel = to === 'canceled' && by.role === 'shopper' && status !== 'canceled';
  return refuse(isLateCancel ? 'CANCEL_TOO_LATE' : 'ORDER_STEP_NOT_ALLOWED');
}

/** A canceled order, or one that could not be delivered, gives back its pieces and its coupon. */
async function undoOrder(tx: Tx, order: LockedOrder, by: Actor, now: Date): Promise<void> {
  await giveCouponBack(tx, order.id, now);
  await putBackPieces(tx, await piecesOf(tx, order.id), { reason: 'canceled', orderId: order.id, by, now });
}

/** Points for what was paid for pieces and not paid back; an erased shopper has no balance to credit. */
async function creditPoints(tx: Tx, order: LockedOrder, settings: Settings, now: Date): Promise<number> {
  if (order.shopper_id === null) return 0;
  const paidForItems = order.sub_total - order.discount - (await refundedForItems(tx, order.id));
  const points = pointsEarned(paidForItems, settings.pointsPerPounds);
  const change = { shopperId: order.shopper_id, points, reason: 'earned', orderId: order.id } as const;
  await changePoints(tx, { ...change, settings, now });
  await setPointsEarned(tx, order.id, points);
  return points;
}

/** A return opens and drops an order's place among the returns, and tells of itself. */
function isTold(step: OrderStep['step']): step is Extract<OrderStep['step'], ToldStep> {
  return step !== 'openReturn' && step !== 'dropReturn';
}
