import { sql } from 'kysely';
import type { OrderChanges } from '../../../../shop/buying/orders/calls.ts';
import { signatureOf } from '../../../../shop/buying/orders/status.ts';
import { giveCouponBack } from '../../../buying/coupons/spend-coupon.ts';
import { changePieces } from '../../../buying/orders/stock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Effect } from '../steps/parcel-step.ts';
import { type EditPlan, planEdit } from './plan-edit.ts';

/** Changes an order until it is packed, for its shopper and for the staff: the plan that was previewed, written. */
const edit: Effect<'edit'> = async (tx, parcel, input, { by, settings, now }) => {
  const { order, stage } = parcel;
  const editor = by.role === 'shopper' ? 'shopper' : 'staff';
  const plan = await planEdit(tx, order.id, input.changes, { editor, stage, settings, now });
  if (isRefusal(plan)) return plan;
  const { totals, couponLost } = plan.preview;
  if (couponLost && input.acceptLoss !== true) return refuse('COUPON_LOST', { data: totals });
  if (totals.total !== input.expectedTotal) return refuse('PRICE_CHANGED', { data: totals });
  const entry = { reason: 'edited', orderId: order.id, by, now } as const;
  const refused = (await changeCoupon(tx, plan, now)) ?? (await changePieces(tx, plan.moved, entry));
  if (refused !== null) return refused;
  await writePlan(tx, plan);
  const [before, after] = changeOf(plan, input.changes);
  await tx
    .insertInto('order_changes')
    .values({
      order_id: order.id,
      actor: signatureOf(by),
      reason: 'edited',
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at: now,
    })
    .execute();
  order.total = totals.total;
  // What is picked no longer fits: the parcel waits for a packer again.
  const isRepicked = stage === 'picking' && plan.parts.some((part) => part === 'pieces' || part === 'more');
  return {
    to: isRepicked ? 'toPick' : stage,
    ...(isRepicked && { changes: { claim: null } }),
    details: { parts: plan.parts, before, after },
    ...(editor === 'staff' && { notifies: {} }),
  };
};

export const effects = { edit };

/** What the order's coupon gives, counted again; one that no longer applies goes back to its shopper. */
async function changeCoupon(tx: Tx, { agreed, couponAmount }: EditPlan, now: Date): Promise<Refusal | null> {
  if (couponAmount === undefined || agreed.coupon_id === null) return null;
  if (couponAmount === null) {
    await giveCouponBack(tx, agreed.id, now);
    await sql`update orders set coupon_id = null, coupon_code = null, coupon_title_en = null, coupon_title_ar = null
               where id = ${agreed.id}`.execute(tx);
    return null;
  }
  const { rows } = await sql`
    with used as (select amount from coupon_redemptions where order_id = ${agreed.id} and released_at is null),
         counted as (
      update coupons c set spent = c.spent - used.amount + ${couponAmount} from used
       where c.id = ${agreed.coupon_id} and (c.budget is null or c.spent - used.amount + ${couponAmount} <= greatest(c.budget, c.spent))
      returning c.id)
    update coupon_redemptions r set amount = ${couponAmount} from counted where r.order_id = ${agreed.id} returning 1`.execute(
    tx,
  );
  return rows.length > 0 ? null : refuse('COUPON_GONE');
}

async function writePlan(tx: Tx, { agreed, lines, head }: EditPlan): Promise<void> {
  // All lines are written again: two that trade their sizes would collide for a moment.
  await tx.deleteFrom('order_lines').where('order_id', '=', agreed.id).execute();
  await tx
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  await tx
    .updateTable('orders')
    .set({ ...head, address: JSON.stringify(head.address) })
    .where('id', '=', agreed.id)
    .execute();
}

/** Before and after. These rows are kept when the shopper is erased, so of the person they name only what was changed. */
function changeOf({ agreed, lines, head, parts }: EditPlan, { phone, note, address }: OrderChanges) {
  const personal = [
    ...(address === undefined ? [] : ['address']),
    ...(phone === undefined ? [] : ['phone']),
    ...(note === undefined ? [] : ['note']),
  ];
  const isRepriced = parts.some((part) => part === 'pieces' || part === 'more');
  const shown = (rows: EditPlan['lines']) =>
    isRepriced && {
      lines: rows.map((row) => ({
        productId: row.product_id,
        colorId: row.color_id,
        sizeId: row.size_id,
        quantity: row.quantity,
        unitPrice: row.unit_price,
        couponShare: row.discount_share,
      })),
    };
  const before = {
    total: agreed.total,
    delivery: agreed.delivery,
    city: agreed.address.city,
    ...shown(agreed.lines),
  };
  const after = {
    total: head.total,
    delivery: head.delivery,
    city: head.address.city,
    ...shown(lines),
    changed: personal,
  };
  return [before, after] as const;
}
