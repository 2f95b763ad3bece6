import type { CartLine } from '../../../../shop/buying/cart/contract.ts';
import { orderNumberIn } from '../../../../shop/buying/orders/order-number.ts';
import { cashDueOf } from '../../../../shop/buying/orders/paid-for.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { deskActor, deskRefusal } from '../../../../shop/delivery/returns/desk-steps.ts';
import type { Language } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { priceCart } from '../../../buying/cart/price-cart.ts';
import { type PricingContext, showIssue } from '../../../buying/cart/read-cart.ts';
import { linesRefusal, placeOrder } from '../../../buying/checkout/place-order.ts';
import type { LockedOrder } from '../../../buying/orders/queries.ts';
import { notifyShopper } from '../../../buying/orders/record-step.ts';
import { answerChange, type ChangeContext } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { confirmPlaced, knownLines, linesProblem } from '../../staff-orders/staff-order-routes.ts';
import { asReturn } from '../as-return.ts';
import { computeRefund, refundFacts } from '../compute-refund.ts';
import { cancelExchangeParcel } from '../exchange-parcel.ts';
import { type StoredReturn } from '../queries.ts';
import { type Effect, takeStep } from './desk-routes.ts';
import { deskFacts } from './read-return.ts';
import { type DeskRow, selectRequest } from './return-rows.ts';

/** An exchange carries no delivery fee. */
const withoutFee = (settings: Settings): Settings => ({ ...settings, freeDeliveryFrom: 0 });

/** Exchanges for other products: the pieces go back as a return, and its refund pays for an order of the new ones. */
export function substituteRoutes(store: Store): void {
  answerConsole(store, 'previewSubstitute', async ({ input, staff, language, now }) => {
    const settings = await store.settings();
    const row = await selectRequest(store.db, input.id);
    if (row === undefined) return refuse('NOT_FOUND');
    const actor = deskActor(staff, settings);
    if (deskRefusal('substitute', deskFacts(row), actor, now) === 'ORDER_STEP_NOT_ALLOWED')
      return refuse('ORDER_STEP_NOT_ALLOWED');
    return preview(store.db, row, input.lines, { language, settings, now });
  });

  answerChange(store, 'substituteReturn', (tx, context) =>
    takeStep(tx, context, 'substitute', async (request, order) =>
      substitute(tx, { order, request }, context),
    ),
  );
}

async function preview(
  db: Db,
  row: DeskRow,
  asked: readonly CartLine[],
  { language, settings, now }: PricingContext,
): Promise<ConsoleDataOf<'previewSubstitute'>> {
  const order = {
    id: row.bought_in ?? row.order_id,
    total: row.total,
    cash_step: row.cash_step,
    delivery: row.delivery,
  };
  const { cash } = await refundFacts(db, order, row, 'forecast', settings);
  const lines = await knownLines(db, asked);
  const free = withoutFee(settings);
  const { totals } = priceCart(lines, { coupon: null, point: null, settings: free, now });
  const due = cashDueOf(totals.subTotal, settings);
  const issue =
    asked.length === 0 ? null : (linesProblem(asked, settings) ?? linesRefusal(lines, now, 'UNAVAILABLE'));
  return {
    total: totals.subTotal,
    refund: cash,
    difference: due - cash,
    issue: issue === null ? null : showIssue(issue, language),
  };
}

type Substituting = { id: string; lines: CartLine[]; expectedTotal: number; note?: string | undefined };

/** Places and confirms the order of the new pieces, to the address of the old ones. */
async function substitute(
  tx: Tx,
  { order, request }: { order: LockedOrder; request: StoredReturn },
  context: ChangeContext<Substituting>,
): Promise<Effect | Refusal> {
  const { input, staff, settings, now } = context;
  const { shopper_id: shopperId } = order;
  if (shopperId === null) return refuse('ORDER_STEP_NOT_ALLOWED');
  const problem = linesProblem(input.lines, settings);
  if (problem !== null) return problem;
  const refusal = await cancelExchangeParcel(tx, request, { by: staff.actor, settings, now });
  if (refusal !== null) return refusal;
  const held = await asReturn(tx, order, request, context);
  const { address } = await tx
    .selectFrom('orders')
    .select('address')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const placed = await placeOrder(
    tx,
    {
      shopperId,
      by: staff.actor,
      taken: { source: 'other', staffId: staff.id, exchangeOf: request.id },
      lines: () => knownLines(tx, input.lines),
    },
    // The column was written through `checkAddress`, so it has the wire's AddressInput.
    { ...input, address: address as AddressInput, couponId: null },
    { language: order.language, settings: withoutFee(settings), now },
  );
  if (isRefusal(placed)) return placed;
  const { _id: id, number, total } = placed.order;
  const refused = await confirmPlaced(tx, id, context);
  if (refused !== null) return refused;
  const refund = await computeRefund(tx, order, held, { paidAs: null, settings });
  const difference = cashDueOf(total, settings) - refund.amount;
  const fieldsFor = (to: Language) => ({ order: orderNumberIn(to, number), sum: sumText(difference, to) });
  await notifyShopper(tx, order, 'return.substituted', fieldsFor, { settings, now });
  return { wanted: null, after: { order: number, total, difference } };
}

const sumText = (difference: number, language: Language) =>
  texts[language].templateWords.substituteSum(difference, formatMoney(Math.abs(difference), language));
