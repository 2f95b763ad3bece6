import { type RawBuilder, sql } from 'kysely';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { ConsoleOrder, OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { isOldestFirst } from '../../../../shop/delivery/fulfilment/order-views.ts';
import { answerChange, type ChangeContext } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/run-transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { chargeLoss } from '../claims/charge-loss.ts';
import { findStage } from '../edits/agreed-order.ts';
import { planEdit } from '../edits/plan-edit.ts';
import { reportParcel } from '../runs/company-report.ts';
import type { WantedParcelStep } from '../steps/parcel-step.ts';
import { lockParcel, type ParcelName } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';
import { findPieces } from './find-pieces.ts';
import { countStages, MOST_TO_CALL } from './list/console-rows.ts';
import { findOrders } from './list/find-orders.ts';
import { questionOf } from './list/order-condition.ts';
import { countViews } from './list/order-views.ts';
import { readConsoleOrder, showList } from './order/read-console-order.ts';
import { readPiece } from './order/read-piece.ts';
import { sightOf, visibleTo } from './sight.ts';

const PAGE = 50;

/** The console's orders, and the steps taken on them. */
export function orderConsoleRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listOrders', async ({ input, staff, language, now }) => {
    const reading = { staff, language, now, settings: await store.settings() };
    const sight = sightOf(staff.roles);
    const isOldest = input.sort === undefined ? isOldestFirst(input.view ?? 'all') : input.sort === 'oldest';
    const question = questionOf(input, sight, now);
    const past = input.after === undefined ? sql`true` : pastOf(input.after, isOldest);
    const limit = input.toCall === true ? MOST_TO_CALL : PAGE + 1;
    const page = { limit, oldest: isOldest, past };
    const readList = async (one: Db) => {
      const views = input.view === undefined ? null : await countViews(one, visibleTo(sight), now);
      const { rows, sum } = await findOrders(one, question, page, views && views.all);
      const orders = await showList(one, input.toCall === true ? rows : rows.slice(0, PAGE), reading);
      return { views, rows, sum, orders };
    };
    const [{ views, rows, sum, orders }, counts] = await readTogether(db, (one) =>
      Promise.all([readList(one), countStages(one)]),
    );
    const last = rows.length > PAGE && input.toCall !== true ? rows[PAGE - 1] : undefined;
    return {
      orders: input.toCall === true ? callList(orders) : orders,
      next: last === undefined ? null : `${last.placed_at.toISOString()}_${last.id}`,
      counts,
      views,
      sum: views && sum,
    };
  });

  answerConsole(store, 'getOrder', async ({ input, staff, language, now }) => {
    const reading = { staff, language, now, settings: await store.settings() };
    const found = await readConsoleOrder(db, asciiDigits(input.id).replaceAll(' ', ''), reading);
    return isRefusal(found) ? found : { ...found, shop: reading.settings.identity.name[language] };
  });

  answerConsole(store, 'getPiece', async ({ input, language }) =>
    readPiece(db, asciiDigits(input.code), language),
  );

  answerConsole(store, 'previewEdit', async ({ input, now }) => {
    const order = await findStage(db, { id: input.id });
    if (order === undefined) return refuse('NOT_FOUND');
    const terms = { editor: 'staff', stage: order.stage, settings: await store.settings(), now } as const;
    const plan = await planEdit(db, order.id, input.changes, terms);
    return isRefusal(plan) ? plan : plan.preview;
  });
  answerConsole(store, 'findPieces', async ({ input, language, now }) => ({
    pieces: await findPieces(db, input, { language, now }),
  }));
  answerChange(store, 'edit', (tx, context) => {
    const { changes, expectedTotal, acceptLoss = false } = context.input;
    return stepOrder(tx, context, [{ step: 'edit', changes, expectedTotal, acceptLoss }]);
  });

  answerChange(store, 'callOrder', (tx, context) => {
    const { outcome, nextAt = null } = context.input;
    const call = { step: 'call', outcome, nextAt: nextAt === null ? null : new Date(nextAt) } as const;
    return stepOrder(tx, context, outcome === 'confirmed' ? [call, { step: 'confirm' }] : [call]);
  });
  answerChange(store, 'confirmOrder', (tx, context) => stepOrder(tx, context, [{ step: 'confirm' }]));
  answerChange(store, 'giveUpOrder', (tx, context) => stepOrder(tx, context, [{ step: 'giveUp' }]));
  answerChange(store, 'holdOrder', (tx, context) => {
    const { reason, until } = context.input;
    return stepOrder(tx, context, [{ step: 'hold', reason, until: new Date(until) }]);
  });
  answerChange(store, 'releaseOrder', (tx, context) => stepOrder(tx, context, [{ step: 'release' }]));
  answerChange(store, 'cancelOrder', (tx, context) =>
    stepOrder(tx, context, [{ step: 'cancel', reason: context.input.reason ?? '' }]),
  );
  answerChange(store, 'undoOrder', (tx, context) => stepOrder(tx, context, [{ step: 'undo' }]));
  answerChange(store, 'recallOrder', (tx, context) =>
    stepOrder(tx, context, [{ step: 'recall', reason: context.input.reason }]),
  );

  answerChange(store, 'pickParcel', (tx, context) => stepParcelOf(tx, context, [{ step: 'pick' }]));
  answerChange(store, 'shortParcel', (tx, context) =>
    stepParcelOf(tx, context, [{ step: 'short', found: context.input.found }]),
  );
  answerChange(store, 'resolveParcel', async (tx, context) => {
    const wanted = resolution(context.input);
    return isRefusal(wanted) ? wanted : stepParcelOf(tx, context, wanted);
  });
  answerChange(store, 'packParcel', (tx, context) => {
    const { pieces, tickReason = '' } = context.input;
    return stepParcelOf(tx, context, [{ step: 'pack', pieces, tickReason }]);
  });
  answerChange(store, 'unpackParcel', (tx, context) =>
    stepParcelOf(tx, context, [{ step: 'unpack', reason: context.input.reason }]),
  );
  answerChange(store, 'backInParcel', (tx, context) =>
    stepParcelOf(tx, context, [{ step: 'backIn', pieces: context.input.pieces }]),
  );

  answerChange(store, 'reportDelivered', (tx, context) => {
    const { kept, collected } = context.input;
    const lines = kept?.map(({ reason = null, ...line }) => ({ ...line, reason })) ?? null;
    const paid = collected === undefined ? {} : { collected };
    return stepOrder(tx, context, [{ step: 'deliver', kept: lines, ...paid }]);
  });
  answerChange(store, 'reportRefused', (tx, context) => {
    const { refusal, reason, collected } = context.input;
    const paid = collected === undefined ? {} : { collected };
    return stepOrder(tx, context, [{ step: 'refuse', refusal, reason, ...paid }]);
  });
  answerChange(store, 'reportAtOffice', (tx, context) =>
    stepOrder(tx, context, [{ step: 'atOffice', office: context.input.office }]),
  );
  answerChange(store, 'reportAttempt', (tx, context) => {
    const { reason, nextDate } = context.input;
    return stepOrder(tx, context, [{ step: 'attempt', reason, nextDate }]);
  });
  answerChange(store, 'chargeLoss', async (tx, context) => {
    const refusal = await chargeLoss(tx, context);
    if (refusal !== null) return refusal;
    const { input, staff, language, settings, now } = context;
    return readConsoleOrder(tx, input.id, { staff, language, settings, now, anyStage: true });
  });
  answerChange(store, 'reportParcel', reportParcel);
  answerChange(store, 'reportLost', (tx, context) =>
    stepOrder(tx, context, [{ step: 'lost', reason: context.input.reason }]),
  );
}

type StepContext = ChangeContext<{ id: string; version: number }>;
type Stepped = Promise<{ order: ConsoleOrder } | Refusal>;

const stepOrder = (tx: Tx, context: StepContext, steps: readonly WantedParcelStep[]): Stepped =>
  takeSteps(tx, { id: context.input.id }, context, steps);

const stepParcelOf = (tx: Tx, context: StepContext, steps: readonly WantedParcelStep[]): Stepped =>
  takeSteps(tx, { parcelId: context.input.id }, context, steps);

/** Takes steps one after the other, all or none, and answers with the order after them. */
async function takeSteps(
  tx: Tx,
  name: ParcelName,
  { input, staff, language, now, settings }: StepContext,
  steps: readonly WantedParcelStep[],
): Stepped {
  const parcel = await lockParcel(tx, name);
  if (parcel === undefined) return refuse('NOT_FOUND');
  const by = { ...staff.actor, roles: staff.roles };
  for (const [index, wanted] of steps.entries()) {
    const version = index === 0 ? input.version : null;
    const refusal = await stepParcel(tx, parcel, wanted, { by, version, settings, now });
    if (refusal !== null) return refusal;
  }
  // Answered even if the order is no longer visible to them.
  return readConsoleOrder(tx, parcel.order.id, { staff, language, settings, now, anyStage: true });
}

function resolution(input: ConsoleParsedOf<'resolveParcel'>): WantedParcelStep[] | Refusal {
  const { choice, until, reason = '', swaps } = input;
  if (choice === 'cut') return [{ step: 'resolve', choice }];
  if (choice === 'swap')
    return swaps === undefined
      ? refuse('VALIDATION', { errors: ['"swaps" is required'] })
      : [{ step: 'resolve', choice, swaps }];
  if (until === undefined || reason === '')
    return refuse('VALIDATION', { errors: ['"until" is required', '"reason" is required'] });
  return [{ step: 'resolve', choice, until: new Date(until), reason }];
}

/** Who may be called now, in the order of the list; then the others by when they may. */
function callList(orders: readonly OrderInList[]): OrderInList[] {
  const due = ({ callableFrom }: OrderInList) =>
    callableFrom === null ? 0 : new Date(callableFrom).getTime();
  return orders.filter(({ toCall }) => toCall).toSorted((one, other) => due(one) - due(other));
}

function pastOf(cursor: string, isOldest: boolean): RawBuilder<unknown> {
  const [at = '', id = ''] = cursor.split('_');
  const from = new Date(at);
  if (Number.isNaN(from.getTime())) return sql`false`;
  const place = sql`(${from}::timestamptz, ${id}::text)`;
  return isOldest ? sql`(o.placed_at, o.id) > ${place}` : sql`(o.placed_at, o.id) < ${place}`;
}
