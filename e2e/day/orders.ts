import type { BrowserContext } from '@playwright/test';
import type { Order } from '../../src/shop/buying/orders/contract.ts';
import type { InputOf } from '../../src/shop/endpoints.ts';
import { storeCall } from '../store-call.ts';
import { storeQuery } from '../store-query.ts';

/** Pounds: the smallest note that prices are paid in. */
const CASH_STEP = 25;

/** Where they go: runs are made of what goes to one quarter. */
export const quarters = {
  yousef: 'حارة الياسمين',
  samer: 'حارة الجوري',
  company: 'حارة الفل',
  none: 'حارة الورد',
} as const;

type Plan = readonly [
  orders: number,
  quarter: keyof typeof quarters,
  /** The order and its parcel at the end of the day. */
  status: Order['status'],
  stage: Order['stage'],
];

/** What becomes of the thirty orders of a day. Yousef's phone goes offline, Samer's has a wrong clock. */
export const fates = {
  whole: [4, 'yousef', 'delivered', null],
  oneRefused: [1, 'yousef', 'delivered', 'back'],
  oneDamaged: [1, 'yousef', 'delivered', 'back'],
  notTaken: [1, 'yousef', 'canceled', 'back'],
  wrongItem: [1, 'yousef', 'canceled', 'back'],
  postponed: [1, 'yousef', 'inDelivery', 'postponed'],
  recalled: [1, 'yousef', 'canceled', 'back'],
  onTime: [3, 'samer', 'delivered', null],
  paidLess: [1, 'samer', 'delivered', null],
  notHome: [1, 'samer', 'canceled', 'back'],
  remitted: [3, 'company', 'delivered', null],
  refusedThere: [1, 'company', 'canceled', 'comingBack'],
  atOffice: [1, 'company', 'delivered', null],
  lost: [1, 'company', 'canceled', 'lost'],
  onTheWay: [1, 'company', 'inDelivery', 'withCompany'],
  canceledByShopper: [1, 'none', 'canceled', null],
  canceledByStaff: [1, 'none', 'canceled', null],
  canceledPacked: [1, 'none', 'canceled', 'back'],
  held: [1, 'none', 'pending', 'toConfirm'],
  toConfirm: [1, 'none', 'pending', 'toConfirm'],
  toPick: [1, 'none', 'inProgress', 'toPick'],
  packed: [1, 'none', 'inProgress', 'packed'],
  short: [1, 'none', 'inProgress', 'short'],
} as const satisfies Record<string, Plan>;
export type Fate = keyof typeof fates;

/** An order with its fate and the browser of who placed it. `order` is as it was read last. */
export type Placed = { readonly fate: Fate; order: Order; readonly shopper: BrowserContext };

export type Piece = InputOf<'addToCart'> & { barcode: string };

/** Variants of which there is plenty, and which may be returned. */
export async function plentyOfPieces(): Promise<Piece[]> {
  const rows = await storeQuery(
    `select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", 1 as quantity, v.barcode
       from (select distinct on (product_id) * from variants order by product_id, stock desc) v
       join products p on p.id = v.product_id join categories c on c.id = p.category_id
       join subcategories s on s.id = p.subcategory_id
      where v.stock >= 14 and c.returnable and s.returnable and p.status = 'published' and p.available_from is null
      order by v.stock desc, v.product_id limit 8`,
    [],
  );
  // The columns are named as the fields are.
  return rows as unknown as Piece[];
}

/** Places an order of these pieces to a quarter, as the shopper of a browser. */
export async function placeOrder(
  shopper: BrowserContext,
  pieces: readonly Piece[],
  area: string,
  code?: string,
): Promise<Order> {
  await fillCart(shopper, pieces);
  if (code !== undefined) {
    await storeCall(shopper, 'assignCoupon', { code }, 'ar');
    await storeCall(shopper, 'applyCoupon', { code }, 'ar');
  }
  const point =
    area === quarters.company
      ? { city: 'Homs', latitude: 34.7308, longitude: 36.7094 }
      : { city: 'Damascus', latitude: 33.5138, longitude: 36.2765 };
  const { total: expectedTotal } = await storeCall(shopper, 'previewCart', point, 'ar');
  const address = { ...point, area, street: 'شارع النصر' };
  const { order } = await storeCall(shopper, 'payCash', { address, expectedTotal }, 'ar');
  return order;
}

export async function fillCart(shopper: BrowserContext, pieces: readonly Piece[]): Promise<void> {
  for (const { barcode: _, ...piece } of pieces) await storeCall(shopper, 'addToCart', piece, 'ar');
}

/** The notes that a sum is paid in, the largest first. */
export function notesFor(sum: number): Map<number, number> {
  const notes = new Map<number, number>();
  let left = sum;
  for (const value of [500, 200, 100, 50, 25, 10, 5]) {
    const count = Math.floor(left / value);
    left -= count * value;
    if (count > 0) notes.set(value, count);
  }
  if (left > 0) throw new Error(`${sum} cannot be paid in notes`);
  return notes;
}

/** What is to be paid at the door with this fate, computed from the lines alone: a store's fault costs no delivery. */
export function cashOf({ fate, order: { items, delivery } }: Placed): number {
  const kept = fate === 'oneRefused' || fate === 'oneDamaged' ? items.slice(1) : items;
  const paid = kept.reduce((sum, { lineTotal, couponShare }) => sum + lineTotal - couponShare, 0);
  const exact = paid + (fate === 'oneDamaged' ? 0 : (delivery ?? 0));
  return exact - (exact % CASH_STEP);
}

export const keysOfFates = Object.keys(fates) as Fate[];
