import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Totals } from '../../../shop/buying/cart/contract.ts';
import type { Quoted } from '../../../shop/buying/cart/delivery-fee.ts';
import type { PayingWith } from '../../../shop/buying/orders/contract.ts';
import { orderNumber, orderNumberBytes } from '../../../shop/buying/orders/order-number.ts';
import type { StaffChannel } from '../../../shop/buying/orders/status.ts';
import type { Language } from '../../../shop/language.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { TrustLevel } from '../../../shop/people/trust/trust-level.ts';
import type { StoreDate } from '../../../shop/time/store-time.ts';
import type { VisitSource } from '../../../shop/visit-source.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { LineRow } from '../cart/queries.ts';
import type { PricingContext } from '../cart/read-cart.ts';
import type { CouponRow } from '../coupons/coupon-rows.ts';
import { copyLine } from '../orders/copy-line.ts';

/**
 * The buyer, locked, so that their orders are serialized, and whether they have no address yet, nor keep one by a name.
 * `UNAUTHENTICATED` if the account was deleted meanwhile.
 */
export async function lockBuyer(tx: Tx, shopperId: string): Promise<{ hasNoAddress: boolean } | Refusal> {
  const { rows } = await sql<{ hasNoAddress: boolean }>`
    select address is null and not exists (select from saved_addresses where shopper_id = s.id) as "hasNoAddress"
      from shoppers s where id = ${shopperId} and erased_at is null for no key update of s`.execute(tx);
  return rows[0] ?? refuse('UNAUTHENTICATED');
}

/**
 * An order that a member of the staff took; `exchangeOf`: the return whose refund it is paid with; `isTest`: the owner tries
 * the shop out.
 */
export type TakenOrder = {
  readonly source: StaffChannel;
  readonly staffId: string;
  readonly exchangeOf?: string;
  readonly isTest?: true;
};

export type NewOrder = {
  readonly shopperId: string;
  readonly taken: TakenOrder | null;
  readonly cameFrom: VisitSource | null;
  readonly trustLevel: TrustLevel | null;
  readonly language: Language;
  readonly address: AddressInput;
  /** With the day whose place the order took. */
  readonly quote: Quoted;
  readonly totals: Totals;
  /** The fee after a free-delivery coupon. */
  readonly delivery: number;
  /** The fee that free delivery, by the subtotal or by the coupon, took off. */
  readonly feeBeforeFree: number;
  readonly freeFrom: number | null;
  readonly cashStep: number;
  readonly coupon: CouponRow | null;
  readonly note: string;
  readonly payingWith: PayingWith | null;
  readonly now: Date;
};

/** An order's id and number, before it is written. */
export type OrderKeys = { readonly id: string; readonly number: string };

export const newOrderKeys = (): OrderKeys => ({
  id: newId(),
  number: orderNumber(randomBytes(orderNumberBytes)),
});

/**
 * Inserts the order. With a number that is taken it inserts nothing: what refers to the order fails then, and the transaction
 * is tried again with another number.
 */
export async function insertOrder(tx: Tx, keys: OrderKeys, order: NewOrder): Promise<void> {
  await tx
    .insertInto('orders')
    .values({ ...headOf(order), ...keys })
    .onConflict((taken) => taken.column('number').doNothing())
    .execute();
}

function headOf(order: NewOrder) {
  const { shopperId, taken, language, address, quote, totals, delivery, coupon, note, now } = order;
  return {
    shopper_id: shopperId,
    language,
    placed_at: now,
    sub_total: totals.subTotal,
    savings: totals.savings,
    discount: totals.discount,
    delivery,
    total: totals.total,
    fee_before_free: order.feeBeforeFree,
    free_from: order.freeFrom,
    cash_step: order.cashStep,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_title_en: coupon?.title_en ?? null,
    coupon_title_ar: coupon?.title_ar ?? null,
    address: JSON.stringify(address),
    distance_km: quote.distanceKm,
    note,
    paying_with: order.payingWith,
    trust_level: order.trustLevel,
    came_from: order.cameFrom,
    estimated_from: quote.estimatedDelivery.from,
    estimated_to: quote.estimatedDelivery.to,
    slot_day: quote.slotDay,
    slot_band: quote.bandId,
    ...(taken !== null && {
      source: taken.source,
      taken_by: taken.staffId,
      consent_at: now,
      exchange_of: taken.exchangeOf ?? null,
      is_test: taken.isTest ?? false,
    }),
  };
}

/** Inserts the order's own copy of its lines. `shares` is the coupon's discount by line. */
export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly LineRow[],
  shares: readonly number[],
  { settings, now }: Pick<PricingContext, 'settings' | 'now'>,
): Promise<void> {
  const rows = lines.map((line, index) => ({
    order_id: orderId,
    line_no: index + 1,
    ...copyLine(line, settings, now),
    discount_share: shares[index] ?? 0,
  }));
  await tx.insertInto('order_lines').values(rows).execute();
}

/** Removes the coupon from a cart that became an order. */
export async function clearCart(tx: Tx, shopperId: string, now: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ coupon_id: null, updated_at: now })
    .where('shopper_id', '=', shopperId)
    .execute();
}

/** The first address that a shopper orders to becomes the profile's: a door of their own, without the wishes for one order. */
export async function keepFirstAddress(tx: Tx, shopperId: string, address: AddressInput): Promise<void> {
  const { halfDay: _, ...door } = address;
  await tx
    .updateTable('shoppers')
    .set({ address: JSON.stringify(door) })
    .where('id', '=', shopperId)
    .execute();
}

/** Adds the quantities to the day's trend: last, as orders wait for these rows, sorted against deadlocks. */
export async function countOrdered(tx: Tx, lines: readonly LineRow[], day: StoreDate): Promise<void> {
  await sql`
    insert into product_days as d (product_id, day, orders)
    select product_id, ${day}::date, sum(quantity)
      from unnest(${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.quantity)}::int[]) as l (product_id, quantity)
     group by product_id order by product_id
    on conflict (product_id, day) do update set orders = d.orders + excluded.orders`.execute(tx);
}
