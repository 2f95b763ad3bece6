import type {
  ExchangeOrder,
  ExpectedDay,
  LinkedOrder,
  Order,
  OrderItem,
  OrderStatus,
  Return,
  ReturnWay,
  Settlement,
} from '../../../shop/buying/orders/contract.ts';
import { doorRefund } from '../../../shop/buying/orders/door-refund.ts';
import { expectedDay } from '../../../shop/buying/orders/expected-day.ts';
import { openEdits } from '../../../shop/buying/orders/order-edits.ts';
import { mayGoBack } from '../../../shop/buying/orders/return-window.ts';
import { canCancel, stageForShopper } from '../../../shop/buying/orders/status.ts';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { lastDayBefore, storeDateOf } from '../../../shop/time/store-time.ts';
import { imageOf } from '../../catalog/media/image.ts';
import { showAddress } from '../../people/account/user.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import { isExchangeParcel } from './is-exchange-parcel.ts';
import type { ExchangeRow, OrderLineRow, OrderRow, ReturnRow } from './order-rows.ts';

/** An order as its shopper sees it, in the given language, with the allowed actions. */
export function showOrder(row: OrderRow, { language, settings, now }: PricingContext): Order {
  const items = row.lines.map((line) => showLine(line, row.status, { language, now }));
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    history: row.history.map(({ status, at }) => ({ status, at: instant(at) })),
    placedAt: row.placed_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    paymentMethod: 'cash',
    currency: 'SYP',
    subTotal: row.sub_total,
    savings: row.savings,
    discount: row.discount,
    delivery: row.delivery,
    total: row.total,
    items,
    itemsCount: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon:
      row.coupon_code === null
        ? null
        : { code: row.coupon_code, title: row[`coupon_title_${language}`] ?? '' },
    address: showAddress(row.address, language),
    estimatedDelivery: { from: row.estimated_from, to: row.estimated_to },
    expected: expectedOf(row, now),
    held: row.held_reason,
    ending: row.ending,
    refusedFor: row.refused_for,
    canCancel: canCancel(row.status),
    canEdit: openEdits('shopper', row.stage, { isExchange: isExchangeParcel(row) }).length > 0,
    canConfirm: row.called,
    stage: row.stage && stageForShopper(row.stage),
    pin: row.stage === 'withCourier' ? row.pin : null,
    cashDue: row.cash_due,
    note: row.note,
    payingWith: row.paying_with,
    settlement: showSettlement(row.settlement, row.lines),
    returnUntil: latest(items.map((item) => item.returnUntil)),
    exchangeUntil: latest(items.map((item) => item.exchangeUntil)),
    returns: row.returns.map((request) => showReturn(request, language)),
    pointsEarned: row.points_earned,
    courier: row.courier,
    company: row.company && {
      name: row.company.name[language],
      waybill: row.company.waybill,
      office: row.company.office,
      collectBy: row.company.collect_by,
    },
    nextTry: row.stage === 'postponed' ? row.next_try : null,
    sharePath: row.share_token === null ? null : `/track/${row.share_token}`,
    invoices: row.invoices,
    replaces: row.replaces && showExchange(row.replaces, row.replaces.first, settings),
    replacedBy: row.replacedBy.map((each) => showExchange(each, each.next, settings)),
  };
}

type ExpectedRow = Pick<OrderRow, 'status' | 'stage' | 'held_reason' | 'estimated_to' | 'next_try'> & {
  company: { collect_by: string | null } | null;
};

export function expectedOf(row: ExpectedRow, now: Date): ExpectedDay | null {
  const { status, stage, held_reason: held, estimated_to: promised, next_try: nextTry, company } = row;
  const collectBy = company?.collect_by ?? null;
  return expectedDay(
    { status, stage, isHeld: held !== null, promised, nextTry, collectBy },
    storeDateOf(now),
  );
}

function showLine(
  line: OrderLineRow,
  status: OrderStatus,
  { language, now }: { language: Language; now: Date },
): OrderItem {
  const name = line[`name_${language}`];
  const { quantity, returnable, returned: returnedQuantity } = line;
  const kept = line.kept ?? quantity;
  const deadlines = { returnUntil: dateOf(line.return_until), exchangeUntil: dateOf(line.exchange_until) };
  const sold = { quantity: kept, returnable, returnedQuantity, ...deadlines };
  return {
    productId: line.product_id,
    colorId: line.color_id,
    sizeId: line.size_id,
    name,
    brand: line[`brand_${language}`],
    image: imageOf(line.picture, line.tint, name),
    color: { _id: line.color_id, name: line[`color_name_${language}`], hex: line.color_hex },
    size: { _id: line.size_id, label: line[`size_label_${language}`] },
    quantity,
    unitPrice: line.unit_price,
    savings: (line.full_price - line.unit_price) * line.quantity,
    lineTotal: line.line_total,
    couponShare: line.discount_share,
    returnable,
    returnReason: returnable ? '' : line[`keep_reason_${language}`],
    returnedQuantity,
    returnUntil: returnable ? (deadlines.returnUntil?.toISOString() ?? null) : null,
    exchangeUntil: returnable ? (deadlines.exchangeUntil?.toISOString() ?? null) : null,
    canReturn: mayGoBack('return', status, sold, now),
    canExchange: mayGoBack('exchange', status, sold, now),
    refusedQuantity: line.quantity - kept,
  };
}

type SettledLine = Pick<
  OrderLineRow,
  'product_id' | 'color_id' | 'size_id' | 'quantity' | 'kept' | 'paid' | 'refused_for'
>;

/** What was kept and paid at the door, line by line; null before that. */
export function showSettlement(
  settlement: OrderRow['settlement'],
  lines: readonly SettledLine[],
): Settlement | null {
  if (settlement === null) return null;
  return {
    ...settlement,
    lines: lines.map((line) => ({
      productId: line.product_id,
      colorId: line.color_id,
      sizeId: line.size_id,
      quantity: line.quantity,
      kept: line.kept ?? 0,
      paid: line.paid ?? 0,
      reason: line.refused_for,
    })),
  };
}

function showExchange(exchange: ExchangeRow, other: LinkedOrder, settings: Settings): ExchangeOrder {
  const { due, refund, status, wants } = exchange;
  if (refund === null) return { ...other, refund: null, difference: null, isAtOneDoor: false };
  const isAtOneDoor = exchange.isAtOneDoor && doorRefund({ status, wants }, refund, due, settings) > 0;
  return { ...other, refund, difference: due - refund, isAtOneDoor };
}

function showReturn(row: ReturnRow, language: Language): Return {
  return {
    _id: row.id,
    kind: row.kind,
    scope: row.scope,
    status: row.status,
    reason: row.reason,
    note: row.note,
    items: row.items,
    refundAmount: row.refund_amount,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    // Older answers have words in one language.
    decisionNote: (language === 'ar' && row.decision_note_ar) || row.decision_note,
    refundAs: row.paid_as ?? row.wants,
    refundPoints: row.paid_points,
    way: row.way,
    pickupDay: row.pickup_day,
    giveBackBy: row.give_back_by?.toISOString() ?? null,
    giveBack:
      row.status === 'approved' && row.way !== null && row.collected_at === null
        ? howOf(row, row.way, language)
        : '',
    collectedAt: row.collected_at?.toISOString() ?? null,
    missedAt: row.missed_at.map(instant),
    photos: row.photos,
    receivedAt: row.received_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

function howOf(row: ReturnRow, way: ReturnWay, language: Language): string {
  const until = row.give_back_by === null ? null : lastDayBefore(row.give_back_by);
  return giveBackText({ way, day: way === 'courier' ? row.pickup_day : until }, language);
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

// All instants have one format, so the latest is the greatest string.
const latest = (instants: readonly (string | null)[]) =>
  instants.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null);

// PostgreSQL writes times into JSON with an offset and microseconds.
const instant = (text: string) => new Date(text).toISOString();

/** How a return is given back: the day the courier comes (null: they call), or until when. */
export type GiveBack = { readonly way: ReturnWay; readonly day: string | null };

export function giveBackText({ way, day }: GiveBack, language: Language): string {
  const { returnWays } = texts[language].templateWords;
  return day === null ? returnWays.courierCalls : returnWays[way](formatDay(day, language));
}
