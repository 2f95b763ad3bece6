import type { RefundAs, ReturnStatus } from '../../../shop/buying/orders/contract.ts';
import {
  cashRefund,
  deliveryRefund,
  pointsRefund,
  refundOf,
  refundOfLine,
} from '../../../shop/delivery/returns/refund.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { LockedOrder } from '../../buying/orders/queries.ts';
import type { Refund } from '../../money/invoices/order-invoices.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { lockBoughtIn } from './bought-pieces.ts';
import { cashTaken, selectReturning, setRefund, type StoredReturn } from './queries.ts';

/** Which other returns count as refunded: for an estimate all that may be, for a payment those that were. */
const COUNTED = {
  forecast: ['requested', 'approved', 'received', 'refunded'],
  paid: ['refunded'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

type Refundable = Pick<StoredReturn, 'id' | 'reason' | 'lowered'>;
type PaidOrder = Pick<LockedOrder, 'id' | 'cash_step' | 'delivery'>;

/** What a return is worth: for its pieces, with the delivery and without what damage takes off, and what of it is paid. */
export type RefundFacts = {
  readonly lines: Refund['lines'];
  readonly items: number;
  readonly delivery: number;
  readonly exact: number;
  readonly cash: number;
  readonly inPoints: { readonly value: number; readonly points: number };
};

/**
 * The refund of a return as it would be now, of the order that sold the pieces. Source: the merchant's rules, "Returns desk".
 */
export async function refundFacts(
  db: Db,
  order: PaidOrder,
  request: Refundable,
  as: keyof typeof COUNTED,
  settings: Settings,
): Promise<RefundFacts> {
  const { lines, before } = await selectReturning(db, { id: request.id, boughtIn: order.id }, COUNTED[as]);
  const items = refundOf(lines);
  const refundedBefore = before.delivery > 0;
  const delivery = deliveryRefund(request.reason, { delivery: order.delivery, refundedBefore });
  const exact = Math.max(0, items - request.lowered) + delivery;
  const cashDue = await cashTaken(db, order.id);
  const cash = cashRefund(exact, { before, cashDue, cashStep: order.cash_step });
  const inPoints = pointsRefund(exact, { before, cashDue }, settings);
  const parts = lines.map((line) => ({
    lineNo: line.lineNo,
    quantity: line.returning,
    amount: refundOfLine(line),
  }));
  return { lines: parts, items, delivery, exact, cash, inPoints };
}

/** Computes and stores a refund: an estimate, again when paid, as other returns may be rejected meanwhile. `order`: of the request. */
export async function computeRefund(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { paidAs, settings }: { paidAs: RefundAs | null; settings: Settings },
): Promise<PaidRefund> {
  if (request.kind === 'exchange') return NOTHING;
  const sold = await lockBoughtIn(tx, order, request);
  const facts = await refundFacts(tx, sold, request, paidAs === null ? 'forecast' : 'paid', settings);
  const { lines, items, exact, delivery, cash, inPoints } = facts;
  const [amount, points] = paidAs === 'points' ? [inPoints.value, inPoints.points] : [cash, 0];
  await setRefund(tx, request.id, { amount, delivery, rounding: amount - exact, paidAs, points });
  const adjustment = exact - delivery - items;
  return { amount, exact, points, lines, delivery, adjustment, rounding: amount - exact };
}

/** A refund as it is stored: the pounds that are paid, exactly, the points, and its parts. */
export type PaidRefund = Omit<Refund, 'returnId'> & {
  readonly amount: number;
  readonly exact: number;
  readonly points: number;
};

const NOTHING: PaidRefund = {
  amount: 0,
  exact: 0,
  points: 0,
  lines: [],
  delivery: 0,
  adjustment: 0,
  rounding: 0,
};
