import {
  DoorEvent,
  type ParcelEvent,
  type ReturnEvent,
} from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import { parcelSteps } from '../../../../shop/delivery/fulfilment/steps.ts';
import type { ChangeContext } from '../../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { StepTerms } from '../steps/parcel-step.ts';
import { type LockedParcel, lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';
import { type ReturnStepAtDoor, stepOf } from './door-events.ts';

type Settled = {
  /** Null: of a parcel or return the store does not have. */
  readonly orderId: string | null;
  readonly conflictId: string;
  readonly as: 'happened' | 'setAside';
  readonly note: string;
  readonly nextDate?: string | undefined;
};

type Context = Pick<ChangeContext<unknown>, 'staff' | 'settings' | 'now'>;

/**
 * Ends a conflict. As it `happened`, the act is applied by the steps of the table, at its time and on its courier’s
 * account; an order that was ended meanwhile is reopened before. Put aside, it is kept in the order’s history with the
 * reason.
 */
export async function settleConflict(
  tx: Tx,
  { orderId, conflictId, as, note, nextDate }: Settled,
  { staff, settings, now }: Context,
  stepReturnAtDoor: ReturnStepAtDoor,
): Promise<Refusal | null> {
  const parcel = orderId === null ? undefined : await lockParcel(tx, { id: orderId });
  if (orderId !== null && parcel === undefined) return refuse('NOT_FOUND');
  const task = await tx
    .selectFrom('tasks')
    .select(['details', 'done_at'])
    .where('id', '=', conflictId)
    .where('order_id', 'is not distinct from', orderId)
    .where('kind', '=', 'conflict')
    .forUpdate()
    .executeTakeFirst();
  if (task === undefined) return refuse('NOT_FOUND');
  if (task.done_at !== null) return refuse('CONFLICT');
  // Written by `openConflict`.
  const { event: stored, courierId } = task.details as { event: unknown; courierId: string };
  const event = DoorEvent.parse(stored);
  const terms = {
    by: { ...staff.actor, roles: ['settling', 'manager'] },
    version: null,
    settings,
    now,
    occurredAt: await readMoment(tx, event),
    eventId: event.eventId,
    isLate: true,
  } as const satisfies StepTerms;
  const settling = { parcel, courierId, note, nextDate };
  const refusal =
    as === 'setAside'
      ? await setAside(tx, event, settling, terms)
      : 'returnId' in event
        ? await stepReturnAtDoor(tx, withDay(event, nextDate), {
            ...terms,
            staff,
            courierId,
            isSettling: true,
          })
        : await apply(tx, event, settling, terms);
  if (refusal !== null) return refusal;
  await tx
    .updateTable('tasks')
    .set({ done_at: now, done_by: staff.id })
    .where('id', '=', conflictId)
    .execute();
  const subject = orderId ?? conflictId;
  await recordStaffAudit(
    tx,
    { staff, action: 'parcel.conflictSettled', only: 'made', subject, after: { as, note } },
    now,
  );
  return null;
}

/** A visit whose next day has passed, with the one that the desk agreed on. */
function withDay(event: ReturnEvent, nextDate: string | undefined): ReturnEvent {
  return event.kind === 'missed' && nextDate !== undefined ? { ...event, nextDate } : event;
}

/** When the event happened, as it was believed when it came. */
async function readMoment(tx: Tx, { eventId, occurredAt }: DoorEvent): Promise<Date> {
  const row = await tx
    .selectFrom('device_events')
    .select('occurred_at')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.occurred_at ?? new Date(occurredAt);
}

type Settling = {
  readonly parcel: LockedParcel | undefined;
  readonly courierId: string;
  readonly note: string;
  readonly nextDate: string | undefined;
};

async function setAside(
  tx: Tx,
  { kind }: DoorEvent,
  { parcel, note }: Settling,
  terms: StepTerms,
): Promise<Refusal | null> {
  if (parcel === undefined) return null;
  const wanted = { step: 'setAside', reason: note, recorded: kind } as const;
  return stepParcel(tx, parcel, wanted, { ...terms, occurredAt: null });
}

async function apply(
  tx: Tx,
  event: ParcelEvent,
  { parcel, courierId, note, nextDate }: Settling,
  terms: StepTerms,
): Promise<Refusal | null> {
  if (parcel === undefined) return refuse('NOT_FOUND');
  const { stage, order } = parcel;
  // A try of an order that was ended since changes nothing any more.
  if (event.kind === 'attempt' && order.status !== 'inDelivery') return refuse('ORDER_STEP_NOT_ALLOWED');
  const from: readonly (string | null)[] = parcelSteps[event.kind].from;
  const isTheirs = parcel.courier_id === courierId && from.includes(stage) && order.status === 'inDelivery';
  if (!isTheirs) {
    const reopening = { step: 'reopen', courierId, reason: note } as const;
    const refusal = await stepParcel(tx, parcel, reopening, { ...terms, occurredAt: null });
    if (refusal !== null) return refusal;
  }
  const again = await lockParcel(tx, { id: order.id });
  if (again === undefined) return refuse('NOT_FOUND');
  const wanted = stepOf(event);
  return stepParcel(
    tx,
    again,
    wanted.step === 'attempt' && nextDate !== undefined ? { ...wanted, nextDate } : wanted,
    terms,
  );
}
