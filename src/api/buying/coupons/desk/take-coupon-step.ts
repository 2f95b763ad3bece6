import type { CouponStep } from '../../../../shop/buying/coupons/desk/coupon-steps.ts';
import type { EditedCoupon } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Editor } from './edit-coupon.ts';
import { lockedCoupon, readCoupon } from './read-coupon.ts';

/** Pauses, resumes or ends a coupon, in force for every order placed after it. */
export async function takeCouponStep(
  tx: Tx,
  { id, version }: { id: string; version: number },
  step: Exclude<CouponStep, 'delete'>,
  editor: Editor,
): Promise<{ coupon: EditedCoupon } | Refusal> {
  const { staff, now } = editor;
  const before = await lockedCoupon(tx, { id, version }, editor);
  if (isRefusal(before)) return before;
  if (!before.may.includes(step)) return refuse('CONFLICT');
  const columns = {
    pause: { paused_at: now },
    resume: { paused_at: null },
    end: { ends_at: now },
  }[step];
  await tx
    .updateTable('coupons')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const change =
    step === 'end'
      ? { before: { endsAt: before.fields.endsAt }, after: { endsAt: now.toISOString() } }
      : { before: { isPaused: step === 'resume' }, after: { isPaused: step === 'pause' } };
  await recordStaffAudit(tx, { staff, action: `coupon.${step}`, subject: id, ...change }, now);
  return readCoupon(tx, id, editor);
}

/** Deletes a coupon that no shopper has taken and no order has used. */
export async function deleteCoupon(tx: Tx, id: string, editor: Editor): Promise<null | Refusal> {
  const { staff, now } = editor;
  const before = await lockedCoupon(tx, { id, version: null }, editor);
  if (isRefusal(before)) return before;
  if (!before.may.includes('delete')) return refuse('IN_USE');
  await tx.deleteFrom('coupons').where('id', '=', id).execute();
  await recordStaffAudit(
    tx,
    { staff, action: 'coupon.delete', only: 'removed', subject: id, before: before.fields },
    now,
  );
  return null;
}
