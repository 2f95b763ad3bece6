import { sql } from 'kysely';
import type { ConsoleReturn, Words } from '../../../../shop/delivery/returns/desk-contract.ts';
import {
  deskActor,
  deskRefusal,
  type DeskStepName,
  returnWaysOf,
} from '../../../../shop/delivery/returns/desk-steps.ts';
import type { AuditAction } from '../../../../shop/people/staff/audit.ts';
import { actsAsManager } from '../../../../shop/people/staff/roles.ts';
import { endOfBusinessWindow } from '../../../../shop/time/business-days.ts';
import { lastDayBefore, storeDateOf } from '../../../../shop/time/store-time.ts';
import { deliveryKindOf, type LockedOrder, lockOrder } from '../../../buying/orders/queries.ts';
import { balanceOf } from '../../../money/cash/post-entry.ts';
import { answerChange, type ChangeContext } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { asReturn } from '../as-return.ts';
import { computeRefund } from '../compute-refund.ts';
import { cancelExchangeParcel, giveByHand, placeExchangeParcel } from '../exchange-parcel.ts';
import { findReturn, paysForOrder, type StoredReturn } from '../queries.ts';
import { requestReturn } from '../request-return.ts';
import { countInPieces, stepReturn, type WantedReturnStep } from '../step-return.ts';
import { closeLooking, countAsGiven, extendLines, setApproval, setConditions } from './desk-changes.ts';
import { deskFacts, readReturn, showRequest } from './read-return.ts';
import { countQueues, selectHistory, selectQueue, selectRequest } from './return-rows.ts';

const PAGE = 50;

export type StepContext = ChangeContext<{ id: string; version: number }>;
type Answered = { return: ConsoleReturn } | Refusal;
/** What a call changes besides the status, and what its line of the audit log says. */
export type Effect = {
  readonly wanted: Pick<WantedReturnStep, 'to' | 'words' | 'how' | 'payment'> | null;
  readonly after?: Record<string, unknown>;
};

/** The desk that answers returns, counts in what comes back and pays for it. */
export function returnDeskRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listReturns', async ({ input, staff, language, now }) => {
    const reading = { staff, language, now, settings: await store.settings() };
    const rows = await selectQueue(db, input.view ?? 'toDecide', { after: input.after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      returns: shown.map((row) => showRequest(row, reading)),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      counts: await countQueues(db),
    };
  });

  answerConsole(store, 'getReturn', async ({ input, staff, language, now }) =>
    readReturn(db, input.id, { staff, language, now, settings: await store.settings() }),
  );

  answerChange(store, 'approveReturn', (tx, context) =>
    takeStep(tx, context, 'approve', async (request, order) => {
      const { way, pickupDay = null } = context.input;
      const { settings, now } = context;
      if (!returnWaysOf(await deliveryKindOf(tx, order.id)).includes(way))
        return refuse('OFFICE_NEEDS_COMPANY');
      if (pickupDay !== null && (way !== 'courier' || pickupDay < storeDateOf(now)))
        return refuse('VALIDATION', { errors: ['"pickupDay" must be a day to come, for a courier'] });
      const giveBackBy = endOfBusinessWindow(now, settings.giveBackDays, settings.holidays);
      await setApproval(tx, request.id, { way, pickupDay, giveBackBy });
      if (request.kind === 'exchange' && way === 'courier') {
        const refusal = await placeExchangeParcel(tx, order, request, context);
        if (refusal !== null) return refusal;
      }
      const day = way === 'courier' ? pickupDay : lastDayBefore(giveBackBy);
      return { wanted: { to: 'approved', how: { way, day } }, after: { way, pickupDay } };
    }),
  );

  answerChange(store, 'rejectReturn', (tx, context) =>
    takeStep(tx, context, 'reject', async (request) => {
      const { reason } = context.input;
      const refusal = await cancelExchangeParcel(tx, request, endingBy(context));
      if (refusal !== null) return refusal;
      return { wanted: { to: 'rejected', words: reason }, after: { reason } };
    }),
  );

  answerChange(store, 'receiveReturn', (tx, context) =>
    takeStep(tx, context, 'receive', async (request, order) => receive(tx, { order, request }, context)),
  );

  answerChange(store, 'refundReturn', (tx, context) =>
    takeStep(tx, context, 'refund', async (request) => {
      const { as, courierId = null, receiptSigned = false, choseNow = false } = context.input;
      const isChosen = request.wants === 'points' || (choseNow && !(await paysForOrder(tx, request.id)));
      if (as === 'points' && !isChosen)
        return refuse('VALIDATION', { errors: ['"as" is the shopper’s choice, which is cash'] });
      if (as === 'cash' && !receiptSigned)
        return refuse('VALIDATION', { errors: ['"receiptSigned" is required'] });
      const account = courierId === null ? ('safe' as const) : (`courier:${courierId}` as const);
      return { wanted: { to: 'refunded', payment: { as, account } }, after: { as, from: account, choseNow } };
    }),
  );

  answerChange(store, 'exchangeReturn', (tx, context) =>
    takeStep(tx, context, 'exchange', async (request, order) => {
      const refusal = await giveByHand(tx, order, request, context);
      return refusal ?? { wanted: { to: 'exchanged' } };
    }),
  );

  answerChange(store, 'sendExchange', (tx, context) =>
    takeStep(tx, context, 'sendNew', async (request, order) => {
      const refusal = await placeExchangeParcel(tx, order, request, context);
      return refusal ?? { wanted: null };
    }),
  );

  answerChange(store, 'refundInstead', (tx, context) =>
    takeStep(tx, context, 'refundInstead', async (request, order) => {
      const refusal = await cancelExchangeParcel(tx, request, endingBy(context));
      if (refusal !== null) return refusal;
      const { settings } = context;
      const turned = await asReturn(tx, order, request, context);
      await computeRefund(tx, order, turned, { paidAs: null, settings });
      return { wanted: null, after: { kind: turned.kind } };
    }),
  );

  answerChange(store, 'extendReturn', (tx, context) =>
    takeStep(tx, context, 'extend', async (request, order) => {
      const { until, reason } = context.input;
      // Its windows were over when it was completed.
      if (order.status === 'completed') return refuse('ORDER_STEP_NOT_ALLOWED');
      const isLater = await extendLines(tx, request.id, until);
      if (!isLater) return refuse('VALIDATION', { errors: ['"until" must be later than the deadline'] });
      return { wanted: null, after: { until, reason } };
    }),
  );

  answerChange(store, 'openReturn', async (tx, { input, staff, language, settings, now }) => {
    const { id: orderId, override, ...request } = input;
    if ((override ?? '') !== '' && !staff.roles.includes('owner')) return refuse('FORBIDDEN');
    const asking = { by: staff.actor, override, settings, now };
    const asked = await requestReturn(tx, { ...request, orderId }, asking);
    if (isRefusal(asked)) return asked;
    const after = { orderId, kind: request.kind, reason: request.reason, override: override ?? '' };
    await recordStaffAudit(tx, { staff, action: 'return.open', only: 'made', subject: asked.id, after }, now);
    return readReturn(tx, asked.id, { staff, language, settings, now });
  });
}

/** Locks the order, asks the table, takes the step and answers with the request after it. */
export async function takeStep(
  tx: Tx,
  { input, staff, language, settings, now }: StepContext,
  name: DeskStepName,
  effect: (request: StoredReturn, order: LockedOrder) => Promise<Effect | Refusal>,
): Promise<Answered> {
  const named = await selectRequest(tx, input.id);
  const order = named && (await lockOrder(tx, { id: named.order_id }));
  const request = order && (await findReturn(tx, order.id, input.id));
  // Once more under the lock, as another may have stepped first.
  const found = order && (await selectRequest(tx, input.id));
  if (found === undefined || order === undefined || request === undefined) return refuse('NOT_FOUND');
  const refusal = deskRefusal(name, deskFacts(found), deskActor(staff, settings), now);
  const isStale = request.version !== input.version;
  if (isStale || refusal === 'ORDER_STEP_NOT_ALLOWED')
    return refuse('ORDER_STEP_NOT_ALLOWED', { data: await readLastActor(tx, request) });
  if (refusal !== null) return refuse(refusal);
  const done = await effect(request, order);
  if (isRefusal(done)) return done;
  if (done.wanted !== null) {
    // What the effect stored counts for the step.
    const current = (await findReturn(tx, order.id, request.id)) ?? request;
    const by = staff.actor;
    const no = await stepReturn(tx, order, current, { ...done.wanted, by, settings, now });
    if (no !== null) return no;
    const { payment } = done.wanted;
    const isShort =
      payment?.account.startsWith('courier:') === true && (await balanceOf(tx, payment.account)) < 0;
    if (isShort) return refuse('CASH_SHORT');
  }
  const after = { status: done.wanted?.to ?? request.status, ...done.after };
  const entry = { staff, subject: request.id, before: { status: request.status }, after };
  await recordStaffAudit(tx, { ...entry, action: `return.${name}` satisfies AuditAction }, now);
  return readReturn(tx, request.id, { staff, language, settings, now });
}

const endingBy = ({ staff, settings, now }: Pick<ChangeContext<unknown>, 'staff' | 'settings' | 'now'>) => ({
  by: staff.actor,
  settings,
  now,
});

/** Who changed a request last, for the one who comes second. */
async function readLastActor(tx: Tx, { id, status, version }: StoredReturn) {
  const last = (await selectHistory(tx, id)).at(-1);
  const step = last && { step: last.action, by: last.by, at: last.at.toISOString() };
  return { status, version, last: step ?? null };
}

async function receive(
  tx: Tx,
  { order, request }: { order: LockedOrder; request: StoredReturn },
  context: ChangeContext<ReceiveInput>,
): Promise<Effect | Refusal> {
  const { input, staff, now } = context;
  const { items, lowered = 0, words = null } = input;
  const lostOnWay = input.lostOnWay === true && items.some(({ missing }) => missing > 0);
  if (request.status !== 'approved') {
    if (!(await setConditions(tx, request.id, { items, lowered: 0 }))) return refuse('PIECES_DIFFER');
    await countInPieces(tx, order, request, { by: staff.actor, now });
    await sql`update returns set received_at = ${now} where id = ${request.id}`.execute(tx);
    await closeLooking(tx, request, { staff, now });
    return { wanted: null, after: { items } };
  }
  const isManager = actsAsManager(staff.roles);
  if (lowered > 0 && !isManager) return refuse('FORBIDDEN');
  if (lostOnWay && request.collected_at === null) return refuse('ORDER_STEP_NOT_ALLOWED');
  // Lost by the courier who had them, they count as given back.
  const isWhole = items.every(({ missing, notOurs }) => (lostOnWay || missing === 0) && notOurs === 0);
  if ((!isWhole || lowered > 0) && words === null)
    return refuse('VALIDATION', { errors: ['"words" is required'] });
  if (!(await setConditions(tx, request.id, { items, lowered }))) return refuse('PIECES_DIFFER');
  if (lostOnWay) await countAsGiven(tx, request.id);
  await closeLooking(tx, request, { staff, now });
  const isEmpty = !lostOnWay && items.every(({ resellable, damaged }) => resellable + damaged === 0);
  // What was packed is no longer what is exchanged.
  const refusal = isWhole ? null : await cancelExchangeParcel(tx, request, endingBy(context));
  if (refusal !== null) return refusal;
  return {
    wanted: { to: isEmpty ? 'rejected' : 'received', words },
    after: { items, lowered, lostOnWay, words },
  };
}

type ReceiveInput = {
  id: string;
  version: number;
  items: { itemNo: number; resellable: number; damaged: number; missing: number; notOurs: number }[];
  lowered?: number | undefined;
  lostOnWay?: boolean | undefined;
  words?: Words | null | undefined;
};
