import type { Language } from '../../shop/language.ts';
import type { Order, OrderItem, Return } from '../../shop/orders/contract.ts';
import { returnWindow } from '../../shop/orders/return-window.ts';
import { canCancel } from '../../shop/orders/status.ts';
import { showAddress } from '../account/user.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import { imageOf } from '../media/image.ts';
import type { OrderLineRow, OrderRow, ReturnRow } from './order-rows.ts';

/** An order as its shopper sees it, in the asked language, with what may still be done about it. */
export function showOrder(
  row: OrderRow,
  { language, settings }: Pick<PricingContext, 'language' | 'settings'>,
): Order {
  const window = row.delivered_at === null ? null : returnWindow(row.delivered_at, settings);
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
    items: row.lines.map((line) => showLine(line, language)),
    itemsCount: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon:
      row.coupon_code === null
        ? null
        : { code: row.coupon_code, title: row[`coupon_title_${language}`] ?? '' },
    address: showAddress(row.address),
    estimatedDelivery: { from: row.estimated_from, to: row.estimated_to },
    canCancel: canCancel(row.status),
    returnUntil: window?.returnUntil.toISOString() ?? null,
    exchangeUntil: window?.exchangeUntil.toISOString() ?? null,
    returns: row.returns.map(showReturn),
    pointsEarned: row.points_earned,
  };
}

function showLine(line: OrderLineRow, language: Language): OrderItem {
  const name = line[`name_${language}`];
  return {
    productId: line.product_id,
    colorId: line.color_id,
    sizeId: line.size_id,
    name,
    brand: line[`brand_${language}`],
    image: imageOf(line.picture, line.tint, name),
    color: { _id: line.color_id, name: line[`color_name_${language}`], hex: line.color_hex },
    size: { _id: line.size_id, label: line[`size_label_${language}`] },
    quantity: line.quantity,
    unitPrice: line.unit_price,
    savings: (line.full_price - line.unit_price) * line.quantity,
    lineTotal: line.line_total,
    returnable: line.returnable,
    returnedQuantity: line.returned,
  };
}

function showReturn(row: ReturnRow): Return {
  return {
    _id: row.id,
    kind: row.kind,
    scope: row.scope,
    status: row.status,
    reason: row.reason,
    note: row.note,
    items: row.items,
    refundAmount: row.refund_amount,
    createdAt: instant(row.created_at),
    decidedAt: row.decided_at === null ? null : instant(row.decided_at),
    decisionNote: row.decision_note,
  };
}

// PostgreSQL writes instants into JSON with an offset and microseconds.
const instant = (text: string) => new Date(text).toISOString();
