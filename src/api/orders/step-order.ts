import type { OrderStatus } from '../../shop/orders/contract.ts';
import { orderStep } from '../../shop/orders/status.ts';
import { pointsEarned } from '../../shop/points/earned.ts';
import type { Settings } from '../../shop/settings.ts';
import type { Tx } from '../db/database.ts';
import { changePoints } from '../points/queries.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { paidForItems, type LockedOrder, setPointsEarned, setStatus } from './queries.ts';
import { recordStep, notifyStep } from './record-step.ts';
import { setDeadlines } from './set-deadlines.ts';

export type WantedStep = {
  readonly to: OrderStatus;
  readonly by: Actor;
  /** The reason, if given; required for a failed delivery. */
  readonly reason?: string;
  readonly settings: Settings;
  readonly now: Date;
};

/**
 * Moves a locked order to its next status: the only way it changes. Refuses what the shop's table does not allow,
 * records the step and credits points at completion; `stepParcel` does the rest.
 */
export async function stepOrder(
  tx: Tx,
  order: LockedOrder,
  { to, by, reason = '', settings, now }: WantedStep,
): Promise<Refusal | null> {
  const step = orderStep(order.status, to);
  if (step === null || !step.by.includes(by.role)) return refuse('ORDER_STEP_NOT_ALLOWED');
  if (step.needsReason && reason === '')
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['"reason" is required'] });
  await setStatus(tx, order.id, to, now);
  if (step.step === 'deliver') await setDeadlines(tx, order.id, { deliveredAt: now, settings });
  await recordStep(tx, order.id, { to, by, reason, now });
  if (to === 'completed') {
    const points = await creditPoints(tx, order, settings, now);
    await notifyStep(tx, order, 'complete', { points }, { settings, now });
  }
  return null;
}

/** Points for what was paid for the lines and not refunded; a deleted shopper has no balance. */
async function creditPoints(tx: Tx, order: LockedOrder, settings: Settings, now: Date): Promise<number> {
  if (order.shopper_id === null) return 0;
  const points = pointsEarned(await paidForItems(tx, order.id), settings.pointsPerPounds);
  const change = { shopperId: order.shopper_id, points, reason: 'earned', orderId: order.id } as const;
  await changePoints(tx, { ...change, settings, now });
  await setPointsEarned(tx, order.id, points);
  return points;
}
