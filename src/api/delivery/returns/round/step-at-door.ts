import { sql } from 'kysely';
import { doorRefund } from '../../../../shop/buying/orders/door-refund.ts';
import type { ReturnEvent } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import type { Language } from '../../../../shop/language.ts';
import type { AuditAction } from '../../../../shop/people/staff/audit.ts';
import { addBusinessDays } from '../../../../shop/time/business-days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { type LockedOrder, lockOrder } from '../../../buying/orders/queries.ts';
import { notifyShopper } from '../../../buying/orders/record-step.ts';
import { giveBackText } from '../../../buying/orders/show-order.ts';
import { balanceOf } from '../../../money/cash/post-entry.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { ReturnStepAtDoor } from '../../fulfilment/runs/door-events.ts';
import { endReturnStop, exchangeDue, hadReturnStop } from '../../fulfilment/runs/return-stops.ts';
import type { StepTerms } from '../../fulfilment/steps/parcel-step.ts';
import { stepParcel } from '../../fulfilment/steps/step-parcel.ts';
import { reasonForShopper } from '../../fulfilment/steps/visit-reason.ts';
import { lockBoughtIn } from '../bought-pieces.ts';
import { refundFacts } from '../compute-refund.ts';
import { lockExchangeParcel } from '../exchange-parcel.ts';
import { findReturn, type StoredReturn, wasSent } from '../queries.ts';
import { stepReturn } from '../step-return.ts';

type AtDoor = Parameters<ReturnStepAtDoor>[2];
type Of<Kind extends ReturnEvent['kind']> = Extract<ReturnEvent, { kind: Kind }>;
type Taken = { readonly status: string; readonly [fact: string]: unknown };

const MOST_BUSINESS_DAYS = 5;

/**
 * Takes what a courier did at the door of a return: the pieces, their refund in cash, an exchange, or nothing. The pieces
 * are counted in later; a refund of them then stays as it was paid. `NOT_FOUND` for another's stop.
 */
export const stepReturnAtDoor: ReturnStepAtDoor = async (tx, event, at) => {
  const { staff, now, courierId } = at;
  const found = await tx
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', event.returnId)
    .executeTakeFirst();
  const order = found && (await lockOrder(tx, { id: found.order_id }));
  const request = order && (await findReturn(tx, order.id, event.returnId));
  if (order === undefined || request === undefined) return refuse('NOT_FOUND');
  const ended = await endReturnStop(tx, request.id, event.kind, {
    now,
    courierId: at.isSettling ? null : courierId,
  });
  if (!ended && !at.isSettling)
    return refuse((await hadReturnStop(tx, request.id, courierId)) ? 'ORDER_STEP_NOT_ALLOWED' : 'NOT_FOUND');
  const taken = await take(tx, { order, request }, event, at);
  if (isRefusal(taken)) return taken;
  const before = { status: request.status };
  const action = `return.${event.kind}` satisfies AuditAction;
  await recordStaffAudit(tx, { staff, action, subject: request.id, before, after: taken }, now);
  return null;
};

type Locked = { readonly order: LockedOrder; readonly request: StoredReturn };

async function take(tx: Tx, locked: Locked, event: ReturnEvent, at: AtDoor): Promise<Taken | Refusal> {
  switch (event.kind) {
    case 'collect':
      return collect(tx, locked, at);
    case 'pay':
      return pay(tx, locked, event, at);
    case 'swap':
      return swap(tx, locked, at);
    case 'missed':
      return miss(tx, locked, event, at);
  }
}

async function collect(tx: Tx, { order, request }: Locked, at: AtDoor): Promise<Taken | Refusal> {
  if (request.kind !== 'return' || !isAwaited(request)) return refuse('ORDER_STEP_NOT_ALLOWED');
  await setCollected(tx, request, at, false);
  await recordAudit(tx, { actor: at.courierId, action: 'return.collected', subject: request.id });
  await notifyShopper(tx, order, 'return.collected', () => ({}), at);
  return { status: request.status };
}

async function pay(
  tx: Tx,
  { order, request }: Locked,
  { paid, eventId }: Of<'pay'>,
  at: AtDoor,
): Promise<Taken | Refusal> {
  const { staff, courierId, settings, now, occurredAt } = at;
  const isHere = request.status === 'received';
  if (request.kind !== 'return' || !(isHere || isAwaited(request))) return refuse('ORDER_STEP_NOT_ALLOWED');
  const sold = await lockBoughtIn(tx, order, request);
  const { cash } = await refundFacts(tx, sold, request, 'paid', settings);
  const due = await exchangeDueOf(tx, request.id, courierId);
  if (doorRefund(request, cash, due, settings) === 0) return refuse('LIMIT');
  if (!isHere) await setCollected(tx, request, at, true);
  const account = `courier:${courierId}` as const;
  const refusal = await stepReturn(tx, order, request, {
    to: 'refunded',
    by: staff.actor,
    payment: { as: 'cash', account, paid, eventId, occurredAt },
    isAtDoor: true,
    settings,
    now,
  });
  if (refusal !== null) return refusal;
  return (await balanceOf(tx, account)) < 0 ? refuse('CASH_SHORT') : { status: 'refunded', paid };
}

async function exchangeDueOf(tx: Tx, returnId: string, courierId: string): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select ${exchangeDue(sql`${courierId}`)} as due from returns r where r.id = ${returnId}`.execute(tx);
  return rows[0]?.due ?? 0;
}

async function swap(tx: Tx, { order, request }: Locked, at: AtDoor): Promise<Taken | Refusal> {
  if (request.kind !== 'exchange' || !isAwaited(request)) return refuse('ORDER_STEP_NOT_ALLOWED');
  const { staff, settings, now } = at;
  const parcel = await lockExchangeParcel(tx, request);
  if (parcel === undefined && (await wasSent(tx, request.id))) return refuse('ORDER_STEP_NOT_ALLOWED');
  const given = parcel && (await stepParcel(tx, parcel, { step: 'deliver', kept: null }, ownStep(at)));
  if (isRefusal(given)) return given;
  await setCollected(tx, request, at, true);
  const wanted = { to: 'exchanged', by: staff.actor, isAtDoor: true, settings, now } as const;
  return (await stepReturn(tx, order, request, wanted)) ?? { status: 'exchanged' };
}

/** A visit at which nothing was given. After the last one the day is agreed by phone. */
async function miss(
  tx: Tx,
  { order, request }: Locked,
  { reason, nextDate: asked }: Of<'missed'>,
  at: AtDoor,
): Promise<Taken | Refusal> {
  const { staff, settings, now, isSettling } = at;
  if (!isAwaited(request) && request.status !== 'received') return refuse('ORDER_STEP_NOT_ALLOWED');
  const isLast = request.attempts + 1 >= settings.deliveryAttempts;
  // Others may have used up the visits since the courier agreed on a day.
  const nextDate = isSettling && isLast ? null : asked;
  const today = storeDateOf(now);
  const last = addBusinessDays(today, MOST_BUSINESS_DAYS, settings.holidays);
  if (nextDate !== null && (nextDate <= today || nextDate > last))
    return refuse('VALIDATION', { errors: ['"nextDate" must be within 5 business days'] });
  if (nextDate !== null && isLast)
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['no attempt is left'] });
  await sql`update returns set attempts = attempts + 1, pickup_day = ${nextDate} where id = ${request.id}`.execute(
    tx,
  );
  const refusal = await bringBack(tx, request, { reason, nextDate }, at);
  if (refusal !== null) return refusal;
  const { kind } = request;
  await recordAudit(tx, { actor: staff.id, action: `${kind}.missed`, subject: request.id });
  const fieldsFor = (language: Language) => ({
    reason: reasonForShopper(reason, language),
    how: giveBackText({ way: 'courier', day: nextDate }, language),
  });
  await notifyShopper(tx, order, `${kind}.missed`, fieldsFor, at);
  return { status: request.status, reason, nextDate };
}

/** The new pieces of a swap that did not happen: they wait for the next visit, after the last one they come back. */
async function bringBack(
  tx: Tx,
  request: StoredReturn,
  { reason, nextDate }: Pick<Of<'missed'>, 'reason' | 'nextDate'>,
  at: AtDoor,
): Promise<Refusal | null> {
  const parcel = await lockExchangeParcel(tx, request);
  if (parcel === undefined) return null;
  const { settings, now } = at;
  const isLast = request.attempts + 1 >= settings.deliveryAttempts;
  // Another's visit brought them back before this one was told.
  if (parcel.stage === 'postponed' && !isLast) return null;
  const day = nextDate ?? addBusinessDays(storeDateOf(now), 1, settings.holidays);
  const wanted = isLast
    ? ({ step: 'refuse', refusal: 'store', reason } as const)
    : ({ step: 'attempt', reason, nextDate: day } as const);
  return stepParcel(tx, parcel, wanted, ownStep(at));
}

const ownStep = ({ staff, settings, now, occurredAt, isSettling }: AtDoor): StepTerms => ({
  by: { ...staff.actor, roles: [isSettling ? 'manager' : 'courier'] },
  version: null,
  settings,
  now,
  occurredAt,
});

const isAwaited = ({ status, collected_at }: StoredReturn) => status === 'approved' && collected_at === null;

/** `atDoor`: it is settled there, so that every piece counts. */
async function setCollected(
  tx: Tx,
  { id }: StoredReturn,
  { courierId, occurredAt }: AtDoor,
  atDoor: boolean,
): Promise<void> {
  await sql`update returns set collected_at = ${occurredAt}, collected_by = ${courierId} where id = ${id}`.execute(
    tx,
  );
  if (atDoor) await sql`update return_items set at_door = true where return_id = ${id}`.execute(tx);
}
