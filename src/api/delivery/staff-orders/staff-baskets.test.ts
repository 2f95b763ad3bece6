import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCoupon, bringTo, home, type NewCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { Order } from '../../../shop/buying/orders/contract.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { StoredSettings } from '../../../shop/settings.ts';
import { writeSettings } from '../../settings.ts';

// An order costs, promises and is refused the same whether the shopper places it or the staff for them.

const store = await openStore();
const { db } = store;
// What is collected at an office goes with a company.
await store.pool.query(`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`);
await addProduct(db, { id: 'dress', price: 1_000, stock: { 'black/M': 99, 'black/L': 3, 'white/S': 1 } });
await addProduct(db, { id: 'scarf', brandId: 'warda', price: 825, stock: { 'red/S': 50 } });
await addProduct(db, { id: 'coat', categoryId: 'men', price: 9_900, priceAfterDiscount: 7_475 });
await addProduct(db, {
  id: 'ended',
  price: 2_000,
  priceAfterDiscount: 1_500,
  discountEndsAt: '2026-11-21T00:00:00+03:00',
});
await addProduct(db, { id: 'hidden', status: 'archived' });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support']);

type Basket = {
  /** Pieces by `product/color/size`. */
  readonly lines: Readonly<Record<string, number>>;
  readonly to?: Partial<AddressInput>;
  readonly settings?: StoredSettings;
  readonly coupon?: Partial<NewCoupon>;
};

const aleppo = { city: 'Aleppo', area: 'New Aleppo', latitude: 36.2102, longitude: 37.1227 };
const inHasakah = { city: 'Al-Hasakah', area: 'Al-Aziziyah', latitude: undefined, longitude: undefined };
const closedAleppo = {
  _id: 'aleppo',
  version: 1,
  scope: 'city',
  place: 'aleppo',
  from: '2026-11-01',
  until: null,
  takesOrders: false,
  sentence: { en: 'No deliveries to Aleppo this month.', ar: 'لا توصيل إلى حلب هذا الشهر.' },
} as const;

const baskets: [string, Basket][] = [
  ['one piece', { lines: { 'dress/black/M': 1 } }],
  ['three products', { lines: { 'dress/black/M': 2, 'scarf/red/S': 3, 'coat/black/M': 1 } }],
  ['a discount that ended', { lines: { 'ended/black/M': 1 } }],
  ['the last piece', { lines: { 'dress/white/S': 1 } }],
  ['free delivery by its value', { lines: { 'coat/black/M': 8 } }],
  ['another city', { lines: { 'scarf/red/S': 1 }, to: aleppo }],
  ['a city without a pin', { lines: { 'scarf/red/S': 2 }, to: inHasakah }],
  [
    'an office with a fee of its own',
    { lines: { 'scarf/red/S': 1 }, to: { ...aleppo, area: '', kind: 'office' }, settings: { officeFee: 75 } },
  ],
  ['another step of cash', { lines: { 'scarf/red/S': 1 }, settings: { cashStep: 500 } }],
  [
    'a percent with a ceiling',
    { lines: { 'coat/black/M': 2 }, coupon: { kind: 'percent', value: 20, max_discount: 1_500 } },
  ],
  [
    'an amount over several lines',
    { lines: { 'dress/black/M': 1, 'scarf/red/S': 3 }, coupon: { kind: 'amount', value: 700 } },
  ],
  [
    'a free delivery',
    { lines: { 'dress/black/M': 1 }, to: aleppo, coupon: { kind: 'freeDelivery', value: 0 } },
  ],
  [
    'two and one free',
    {
      lines: { 'scarf/red/S': 4, 'dress/black/M': 2 },
      coupon: { kind: 'buyXGetY', value: 0, buy_pieces: 2, free_pieces: 1 },
    },
  ],
  [
    'a coupon of one brand',
    { lines: { 'scarf/red/S': 2, 'dress/black/M': 1 }, coupon: { brand_ids: ['warda'] } },
  ],
  ['a coupon above the sum', { lines: { 'dress/black/M': 1 }, coupon: { min_sub_total: 5_000 } }],
  ['a coupon of discounted pieces', { lines: { 'coat/black/M': 1 }, coupon: { undiscounted_only: true } }],
  ['full days', { lines: { 'dress/black/M': 1 }, settings: { dailyCapacity: 1 } }],
  ['a closed city', { lines: { 'dress/black/M': 1 }, to: aleppo, settings: { closures: [closedAleppo] } }],
  ['more pieces than there are', { lines: { 'dress/black/L': 5 } }],
  ['more of a line than a cart takes', { lines: { 'dress/black/M': 11 } }],
  ['what is no longer sold', { lines: { 'hidden/black/M': 1 } }],
  [
    'more pieces than an order takes',
    { lines: { 'dress/black/M': 4, 'scarf/red/S': 4 }, settings: { maxOrderPieces: 7 } },
  ],
  ['more pounds than an order takes', { lines: { 'coat/black/M': 2 }, settings: { maxOrderTotal: 10_000 } }],
  ['more than a first order may come to', { lines: { 'coat/black/M': 4, 'dress/black/M': 9 } }],
];

test.each(baskets)('the shop and the staff take an order of %s alike', async (name, basket) => {
  await writeSettings(db, basket.settings ?? {});
  await store.guest().call('getStoreFacts');
  const code = basket.coupon === undefined ? undefined : await coupon(name, basket.coupon);
  const theirs = await byShopper(await customer(code), basket, code?.id);
  const staffs = await byStaff(await customer(code), basket, code?.code);
  expect(staffs).toEqual(theirs);
  expect(await store.invariants()).toEqual([]);
});

async function coupon(name: string, fields: Partial<NewCoupon>) {
  const code = name.toUpperCase().replaceAll(' ', '');
  return { code, id: await addCoupon(store, { code, ...fields }) };
}

async function customer(code: { id: string } | undefined): Promise<Client & { phone: string }> {
  const shopper = await store.shopper();
  if (code !== undefined) await shopper.call('assignCoupon', { couponId: code.id });
  return shopper;
}

const addressOf = ({ to = {} }: Basket): AddressInput => ({ ...home, ...to });
const linesOf = (basket: Basket) =>
  Object.entries(basket.lines).map(([piece, quantity]) => {
    const [productId = '', colorId = '', sizeId = ''] = piece.split('/');
    return { productId, colorId, sizeId, quantity };
  });

/** What an order came to, or the code it was refused with. */
async function ended(order: Order | undefined, code?: string) {
  if (order === undefined) return { code };
  await bringTo(store, order._id, 'canceled');
  const { subTotal, savings, discount, delivery, total, cashDue, estimatedDelivery, items } = order;
  // A cart shows the newest line first.
  const lines = items
    .map(({ productId, quantity, unitPrice, lineTotal }) => [productId, quantity, unitPrice, lineTotal])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
  return { subTotal, savings, discount, delivery, total, cashDue, estimatedDelivery, lines };
}

async function byShopper(shopper: Client, basket: Basket, couponId: string | undefined) {
  for (const line of linesOf(basket)) {
    const { status, body } = await shopper.call('addToCart', line);
    if (status !== 200) return ended(undefined, body.code);
  }
  const { orderLimit, total } = (await shopper.call('displayCart')).body.data.cart;
  const preview = await shopper.call('previewCart', {
    ...addressOf(basket),
    ...(couponId === undefined ? {} : { couponId }),
  });
  const expectedTotal = preview.status === 200 ? preview.body.data.total : total;
  const answer = await shopper.call('payCash', {
    address: addressOf(basket),
    expectedTotal,
    ...(couponId === undefined ? {} : { couponId }),
  });
  if (answer.status === 201) expect(orderLimit).toBeNull();
  return ended(answer.status === 201 ? answer.body.data.order : undefined, answer.body.code);
}

async function byStaff(shopper: Client & { phone: string }, basket: Basket, couponCode: string | undefined) {
  const { phone } = shopper;
  const asked = { phone, lines: linesOf(basket), address: addressOf(basket), couponCode };
  const { totals, cashDue, issue } = (await support.ask('previewForCustomer', asked)).body.data;
  const order = { name: 'Hala Nasser', source: 'phone', consent: true, isOldEnough: true } as const;
  const answer = await support.ask(
    'placeForCustomer',
    { ...asked, ...order, expectedTotal: totals?.total ?? 0 },
    { 'idempotency-key': randomUUID() },
  );
  if (answer.status !== 201) {
    expect(issue?.code).toBe(answer.body.code);
    return ended(undefined, answer.body.code);
  }
  expect(issue).toBeNull();
  const { orders } = (await shopper.call('getAllOrders', { page: 1, limit: 5 })).body.data;
  expect(orders[0]).toMatchObject({ total: totals?.total, cashDue });
  return ended(orders[0]);
}
