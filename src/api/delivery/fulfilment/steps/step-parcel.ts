import {
  isUndoable,
  type ParcelStep,
  type ParcelStepName,
  parcelSteps,
  stepRefusal,
  UNDO_ACCEPTED_MS,
} from '../../../../shop/delivery/fulfilment/steps.ts';
import { notifyStep, type NotifiedStep } from '../../../buying/orders/record-step.ts';
import { stepOrder } from '../../../buying/orders/step-order.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { effects as editing } from '../edits/edit-order.ts';
import { effects as confirming } from './confirming.ts';
import { countBackIn } from './count-back-in.ts';
import { effects as atDoor } from './door.ts';
import { effects as packing } from './packing.ts';
import {
  type Effect,
  refuseStep,
  type StepTaken,
  type StepTerms,
  type WantedParcelStep,
} from './parcel-step.ts';
import { type LockedParcel, recordParcelStep, updateParcel } from './parcel.ts';
import { effects as sending } from './sending.ts';
import { effects as settling } from './settling.ts';
import { storeUndo, undo } from './undo.ts';

const effects: { [Step in ParcelStepName]: Effect<Step> } = {
  ...confirming,
  ...editing,
  ...packing,
  ...sending,
  ...atDoor,
  ...settling,
  backIn: countBackIn,
  undo,
};

/**
 * Takes a step of a locked parcel: the only way a parcel changes, and an order up to its delivery. Checks the shop's
 * table and the step's guards, applies its effects, records it and notifies the shopper, in the caller's transaction.
 */
export async function stepParcel(
  tx: Tx,
  parcel: LockedParcel,
  wanted: WantedParcelStep,
  terms: StepTerms,
): Promise<Refusal | null> {
  const { order } = parcel;
  const rule: ParcelStep = parcelSteps[wanted.step];
  const place = { status: order.status, stage: parcel.stage, isHeld: parcel.held_reason !== null };
  const code = stepRefusal(wanted.step, place, terms.by.roles);
  const isStale = terms.version !== null && terms.version !== parcel.version;
  if (code === 'FORBIDDEN') return refuse(code);
  if (code === 'ORDER_STEP_NOT_ALLOWED' && wanted.step === 'edit')
    return refuseStep(tx, parcel, 'EDIT_TOO_LATE');
  if (code !== null || isStale) return refuseStep(tx, parcel, code ?? 'ORDER_STEP_NOT_ALLOWED');
  if (rule.needsReason && (!('reason' in wanted) || wanted.reason === ''))
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['"reason" is required'] });
  // Name and input come from the same union member; indexing the table loses the relation.
  const effect = effects[wanted.step] as Effect<ParcelStepName>;
  const taken = await effect(tx, parcel, wanted, terms);
  if (isRefusal(taken)) return taken;
  return finishStep(tx, parcel, wanted.step, taken, terms);
}

async function finishStep(
  tx: Tx,
  parcel: LockedParcel,
  step: ParcelStepName,
  taken: StepTaken,
  { by, settings, now, occurredAt = null }: StepTerms,
): Promise<Refusal | null> {
  const { to, changes = {}, reason = '', details = {}, notifies } = taken;
  const { order } = parcel;
  const before = { status: order.status, stage: parcel.stage };
  const rule: ParcelStep = parcelSteps[step];
  const stage = rule.to === 'same' ? parcel.stage : to === undefined ? (rule.to[0] ?? null) : to;
  const status = taken.status ?? rule.status;
  if (status !== undefined && status !== order.status) {
    const refusal = await stepOrder(tx, order, { to: status, by, reason, settings, now });
    if (refusal !== null) return refusal;
    order.status = status;
  }
  await updateParcel(tx, parcel, stage, changes, now);
  // A shopper's words are stored in the order's history only, from which deletion erases them.
  const storedReason = by.role === 'shopper' ? '' : reason;
  await recordParcelStep(tx, parcel.id, { step, stage, by, reason: storedReason, details, occurredAt, now });
  parcel.stage = stage;
  parcel.version += 1;
  if (by.sessionId !== undefined)
    await recordStaffAudit(
      tx,
      {
        staff: { id: by.name, sessionId: by.sessionId },
        action: `parcel.${step}`,
        subject: order.id,
        before,
        after: {
          status: order.status,
          stage,
          number: order.number,
          ...(reason !== '' && { reason }),
          ...details,
        },
      },
      now,
    );
  // Only steps that the texts know pass facts.
  const canUndo = by.role === 'merchant' && isUndoable(step);
  const terms = { settings, now, waitMs: canUndo ? UNDO_ACCEPTED_MS : 0 };
  const noticeId =
    notifies === undefined ? null : await notifyStep(tx, order, step as NotifiedStep, notifies, terms);
  if (canUndo) await storeUndo(tx, parcel, { step, by, before, noticeId });
  return null;
}
