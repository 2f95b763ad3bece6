import { createHash } from 'node:crypto';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { deliveryQuote } from '../../src/shop/buying/cart/delivery-fee.ts';
import { subTotalOf, totalsOf } from '../../src/shop/buying/cart/totals.ts';
import { orderNumber } from '../../src/shop/buying/orders/order-number.ts';
import { pointsEarned } from '../../src/shop/buying/points/earned.ts';
import { pointsExpiry } from '../../src/shop/buying/points/expiry.ts';
import { Settings } from '../../src/shop/settings.ts';
import { endOfBusinessWindow } from '../../src/shop/time/business-days.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { addressOf } from './load-people.ts';
import { lookUp } from './look-up.ts';
import { orderLinesOf } from './order-lines.ts';
import { customers } from './reviewers.ts';
import { type DemoOrder, orders } from './reviews.ts';
import { unitCost } from './unit-cost.ts';

const settings = Settings.parse({});
const customerOf = lookUp(customers);

type PlacedOrder = ReturnType<typeof placed>;
type Line = PlacedOrder['lines'][number];
type PlacedPieces = {
  row: { id: string };
  placedAt: Date;
  lines: readonly Pick<Line, 'product_id' | 'color_id' | 'size_id' | 'quantity' | 'full_price'>[];
};

/** Past orders, delivered and completed, with everything an order leaves behind: lines, history, pieces, points. */
export async function loadOrders(tx: Tx, now: Date): Promise<void> {
  const past = orders.map((order) => placed(order, now));
  await insertRows(
    tx,
    'orders',
    past.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'order_lines',
    past.flatMap(({ lines }) => lines),
  );
  await insertRows(tx, 'order_history', past.flatMap(historyRows));
  await insertRows(tx, 'stock_ledger', past.flatMap(pieceRows));
  await insertRows(tx, 'points_ledger', past.filter(({ row }) => row.points_earned > 0).map(pointsRow));
}

/** An order of the demo as the database has it, completed. */
export function placed(order: DemoOrder, now: Date) {
  const placedAt = daysBefore(now, order.placedDaysAgo);
  const deliveredAt = daysBefore(now, order.deliveredDaysAgo);
  const customer = customerOf(order.shopperId);
  const address = addressOf(customer);
  const { latitude = 0, longitude = 0 } = address;
  const id = createHash('sha256').update(`order ${order.id}`).digest('hex').slice(0, 24);
  const lines = orderLinesOf(id, order.items, deliveredAt);
  const priced = lines.map((line) => ({
    price: line.full_price,
    priceAfterDiscount: null,
    quantity: line.quantity,
  }));
  const quote = deliveryQuote({ latitude, longitude }, settings, {
    now: placedAt,
    subTotal: subTotalOf(priced),
  });
  const totals = totalsOf({ lines: priced, couponDiscount: 0, delivery: quote.fee });
  const row = {
    id,
    number: orderNumber(createHash('sha256').update(`number ${order.id}`).digest()),
    shopper_id: customer.id,
    language: customer.language,
    status: 'completed',
    placed_at: placedAt,
    delivered_at: deliveredAt,
    sub_total: totals.subTotal,
    savings: totals.savings,
    discount: totals.discount,
    delivery: quote.fee,
    total: totals.total,
    address,
    distance_km: quote.distanceKm,
    note: '',
    estimated_from: quote.estimatedDelivery.from,
    estimated_to: quote.estimatedDelivery.to,
    points_earned: pointsEarned(totals.subTotal - totals.discount, settings.pointsPerPounds),
  };
  const completedAt = endOfBusinessWindow(deliveredAt, settings.exchangeDays, settings.holidays);
  return { row, lines, placedAt, deliveredAt, completedAt };
}

function historyRows({ row, placedAt, deliveredAt, completedAt }: PlacedOrder) {
  const steps = [
    { status: 'pending', actor: 'shopper', at: placedAt },
    { status: 'inProgress', actor: 'merchant', at: new Date(placedAt.getTime() + 2 * HOUR_MS) },
    { status: 'inDelivery', actor: 'merchant', at: new Date(deliveredAt.getTime() - 5 * HOUR_MS) },
    { status: 'delivered', actor: 'merchant', at: deliveredAt },
    { status: 'completed', actor: 'job', at: completedAt },
  ];
  return steps.map((step) => ({ order_id: row.id, reason: '', ...step }));
}

/** What an order took was received before it: together the two leave what is on the shelf today. */
export function pieceRows({ row, lines, placedAt }: PlacedPieces) {
  return lines.flatMap(({ product_id, color_id, size_id, quantity, full_price }) => {
    const value = quantity * unitCost(full_price);
    const piece = { product_id, color_id, size_id };
    const received = {
      ...piece,
      change: quantity,
      value,
      reason: 'received',
      actor: 'demo',
      order_id: null,
      at: daysBefore(placedAt, 1),
    };
    const ordered = {
      ...piece,
      change: -quantity,
      value: -value,
      reason: 'ordered',
      actor: 'shopper',
      order_id: row.id,
      at: placedAt,
    };
    return [received, ordered];
  });
}

const pointsRow = ({ row, completedAt }: PlacedOrder) => ({
  shopper_id: row.shopper_id,
  points: row.points_earned,
  reason: 'earned',
  order_id: row.id,
  at: completedAt,
  expires_at: pointsExpiry(completedAt, settings),
});
