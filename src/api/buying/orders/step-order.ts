import { sql } from 'kysely';
import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import { lineDeadlines } from '../../../shop/buying/orders/return-window.ts';
import { orderStep, type Actor } from '../../../shop/buying/orders/status.ts';
import { pointsEarned } from '../../../shop/buying/points/earned.ts';
import { returnDaysOf } from '../../../shop/catalog/browse/return-days.ts';
import type { Settings } from '../../../shop/settings.ts';
import { type ReturnTerms, returnTerms } from '../../catalog/details/return-terms.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { changePoints } from '../points/queries.ts';
import { paidForItems, type LockedOrder, setPointsEarned, setStatus } from './queries.ts';
import { recordStep, notifyStep } from './record-step.ts';

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

type DeliveredLine = {
  line_no: number;
  return_days: number | null;
  exchange_days: number | null;
  /** Those of the product's category today; null for a deleted product. */
  terms: ReturnTerms | null;
};

/** Writes each line's last days of return and exchange at delivery; later changes of settings do not touch them. */
export async function setDeadlines(
  tx: Tx,
  orderId: string,
  { deliveredAt, settings }: { deliveredAt: Date; settings: Settings },
): Promise<void> {
  const { rows } = await sql<DeliveredLine>`
    select l.line_no, l.return_days, l.exchange_days, ${returnTerms} as terms
      from order_lines l left join products p on p.id = l.product_id
     where l.order_id = ${orderId} and l.return_until is null`.execute(tx);
  const lines = rows.map(({ line_no, return_days, exchange_days, terms }) => {
    const today = terms === null ? settings : returnDaysOf(terms, settings);
    const agreed = { returnDays: return_days, exchangeDays: exchange_days };
    return { line_no, ...lineDeadlines(deliveredAt, agreed, today, settings.holidays) };
  });
  if (lines.length === 0) return;
  await sql`
    update order_lines l set return_until = d.return_until, exchange_until = d.exchange_until
      from unnest(${lines.map((line) => line.line_no)}::int[], ${lines.map((line) => line.returnUntil)}::timestamptz[],
                  ${lines.map((line) => line.exchangeUntil)}::timestamptz[]) as d (line_no, return_until, exchange_until)
     where l.order_id = ${orderId} and l.line_no = d.line_no`.execute(tx);
}
