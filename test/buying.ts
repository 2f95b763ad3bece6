import type { Insertable } from 'kysely';
import { lockParcel } from '../src/api/delivery/fulfilment/steps/parcel.ts';
import { walkOrder } from '../src/api/delivery/fulfilment/walk-order.ts';
import { transact } from '../src/api/platform/db/database.ts';
import type { CouponsTable } from '../src/api/platform/db/tables.ts';
import { isRefusal } from '../src/api/refusal.ts';
import type { OrderStatus, Order } from '../src/shop/buying/orders/contract.ts';
import type { InputOf } from '../src/shop/endpoints.ts';
import type { AddressInput } from '../src/shop/people/account/contract.ts';
import type { Client } from './client.ts';
import type { openStore } from './store.ts';

export type TestStore = Awaited<ReturnType<typeof openStore>>;

/** In Damascus, where delivery costs 150. */
export const home: AddressInput = {
  city: 'Damascus',
  area: 'Mezzeh',
  street: 'Al-Jalaa Street',
  latitude: 33.5138,
  longitude: 36.2765,
};

/** Adds a product to the cart, black in M by default. */
export async function addToCart(
  client: Client,
  productId: string,
  quantity = 1,
  variant = 'black/M',
): Promise<void> {
  const [colorId = '', sizeId = ''] = variant.split('/');
  const { status, body } = await client.call('addToCart', { productId, colorId, sizeId, quantity });
  if (status !== 200) throw new Error(`not in the cart: ${JSON.stringify(body)}`);
}

/** Pays the cart's total, or the given one. */
export async function pay(
  client: Client,
  more: Partial<InputOf<'payCash'>> = {},
  headers: Record<string, string> = {},
) {
  const expectedTotal = more.expectedTotal ?? (await client.call('displayCart')).body.data.cart.total;
  return client.call('payCash', { address: home, ...more, expectedTotal }, headers);
}

/** Orders one product and returns the order. */
export async function buy(
  client: Client,
  productId: string,
  quantity = 1,
  variant = 'black/M',
): Promise<Order> {
  await addToCart(client, productId, quantity, variant);
  const { status, body } = await pay(client);
  if (status !== 201) throw new Error(`not bought: ${JSON.stringify(body)}`);
  return body.data.order;
}

const wayToDelivered: OrderStatus[] = ['inProgress', 'inDelivery', 'delivered'];

/** Moves an order to a status, as the merchant. */
export async function bringTo(store: TestStore, orderId: string, status: OrderStatus): Promise<void> {
  const steps =
    status === 'canceled' ? [status] : wayToDelivered.slice(0, wayToDelivered.indexOf(status) + 1);
  for (const to of steps) await step(store, orderId, to);
}

/** Brings an order one status further as the merchant, or its parcel `back`; throws where the table forbids it. */
export async function step(
  store: TestStore,
  orderId: string,
  to: OrderStatus | 'back',
  reason = 'said so',
): Promise<void> {
  const refusal = await transact(store.db, async (tx) => {
    const parcel = await lockParcel(tx, { id: orderId });
    if (parcel === undefined) throw new Error('there is no such order');
    return walkOrder(tx, parcel, to, { name: 'test', reason, ...(await store.terms()) });
  });
  if (isRefusal(refusal)) throw new Error(`the order does not step: ${refusal.code}`);
}

export type NewCoupon = { code: string } & Partial<Omit<Insertable<CouponsTable>, 'code'>>;

/** Creates a coupon: 10 % off, valid through November 2026, unless stated otherwise. Returns its id. */
export async function addCoupon(store: TestStore, coupon: NewCoupon): Promise<string> {
  const { id } = await store.db
    .insertInto('coupons')
    .values({
      title_en: coupon.code,
      title_ar: coupon.code,
      kind: 'percent',
      value: 10,
      starts_at: '2026-11-01T00:00:00+03:00',
      ends_at: '2026-12-01T00:00:00+03:00',
      ...coupon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A shopper with the coupon on a cart with a product. */
export async function shopperWithCoupon(
  store: TestStore,
  couponId: string,
  productId: string,
  quantity = 1,
): Promise<Client> {
  const shopper = await store.shopper();
  await addToCart(shopper, productId, quantity);
  await shopper.call('assignCoupon', { couponId });
  const { status, body } = await shopper.call('applyCoupon', { couponId });
  if (status !== 200) throw new Error(`not applied: ${JSON.stringify(body)}`);
  return shopper;
}

const DAY_MS = 24 * 3600 * 1000;

/** Moves the store's clock in steps that keep the given sessions alive. */
export async function passTime(
  store: TestStore,
  until: string,
  clients: readonly Client[] = [],
): Promise<void> {
  const end = new Date(until).getTime();
  while (store.now().getTime() < end) {
    store.setNow(new Date(Math.min(end, store.now().getTime() + 6 * DAY_MS)));
    for (const client of clients)
      client.setTokensCookie((await client.call('refreshTokens', { platform: 'web' })).body.data);
  }
}
