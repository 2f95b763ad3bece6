import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Cookie } from '@playwright/test';
import type { Order, OrderStatus } from '../../src/shop/buying/orders/contract.ts';
import type { StaffRole } from '../../src/shop/people/staff/roles.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { mobileAt } from '../../test/mobile-at.ts';
import { moveOrder } from '../merchant.ts';
import { type BuyableProduct, findProducts } from '../product.ts';
import { Shopper } from '../shopper.ts';
import { storeCall } from '../store-call.ts';
import { storeQuery } from '../store-query.ts';
import { words } from '../words.ts';
import { MOMENT } from './moment.ts';

/** Whose eyes a state is seen with; each is signed in once, by calls. */
export type Who =
  | 'guest'
  | 'awaitingCode'
  | 'unfinished'
  | 'newcomer'
  | 'shopper'
  | 'longNamed'
  | 'newCourier'
  | StaffRole;

export type People = {
  cookies: ReadonlyMap<Who, readonly Cookie[]>;
  pieces: readonly BuyableProduct[];
  orders: Readonly<Record<'placed' | 'underway' | 'delivered' | 'canceled' | 'longNamed', Order>>;
  /** The page that shows an order’s status to anybody. */
  shared: string;
};

const WORD = 'Abcdefghij'.repeat(6);
const STAFF = ['owner', 'manager', 'packer', 'courier', 'accountant', 'support'] as const;

/** Signs everybody in and gives them what their pages show. */
export async function invitePeople(browser: Browser, address: string): Promise<People> {
  const cookies = new Map<Who, Cookie[]>();
  let phones = 0;
  const enter = async <T>(who: Who, act: (shopper: Shopper, context: BrowserContext) => Promise<T>) => {
    const context = await browser.newContext({ baseURL: address });
    await context.addCookies([{ name: 'language', value: 'en', url: address, sameSite: 'Strict' }]);
    phones += 1;
    const shopper = new Shopper(await context.newPage(), words.en, 'en', mobileAt(900_000 + phones));
    const outcome = await act(shopper, context);
    cookies.set(who, await cookiesBesideLanguage(context));
    await context.close();
    return outcome;
  };
  await storeQuery(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = settings.value || $1',
    [JSON.stringify(manyOrders)],
  );
  const pieces = await enter('guest', async (_shopper, context) => findProducts(context, 'en', 3));
  await enter('awaitingCode', async ({ phone }, context) => {
    await storeCall(context, 'sendOtp', { number: phone });
    await context.addCookies([{ name: 'otpPhoneNumber', value: encodeURIComponent(phone), url: address }]);
  });
  await enter('unfinished', async (shopper) => shopper.isSignedIn({ registered: false }));
  await enter('newcomer', async (shopper) => shopper.isSignedIn());
  const bought = await enter('shopper', async (shopper, context) => shops(shopper, context, pieces));
  const longNamed = await enter('longNamed', async (shopper, context) => {
    await shopper.isSignedIn();
    await storeCall(context, 'updateUserData', { name: WORD, city: 'Damascus', area: WORD, street: WORD });
    const order = await shopper.hasOrdered(pieces[0]);
    await arrives(order, 'delivered');
    await storeCall(context, 'addReview', {
      productId: pieces[0].id,
      rating: 5,
      comment: WORD,
      fit: 'true',
    });
    await shopper.hasInCart(pieces[0]);
    return order;
  });
  for (const role of STAFF)
    await enter(role, async (_shopper, context) => isAtWork(context, address, `demo-${role}`));
  await enter('newCourier', async (_shopper, context) => {
    await storeQuery(
      `insert into staff (id, phone, name, roles) values ('new-courier', $1, 'سامر', '{courier}')`,
      [mobileAt(999_999)],
    );
    await isAtWork(context, address, 'new-courier');
  });
  await putInOrder();
  return { cookies, pieces, orders: { ...bought.orders, longNamed }, shared: bought.shared };
}

async function shops(shopper: Shopper, context: BrowserContext, pieces: readonly BuyableProduct[]) {
  const [first, second, third] = pieces as [BuyableProduct, BuyableProduct, BuyableProduct];
  await shopper.isSignedIn();
  const placed = await shopper.hasOrdered(first, second);
  const underway = await shopper.hasOrdered(second);
  const delivered = await shopper.hasOrdered(first, third);
  const canceled = await shopper.hasOrdered(third);
  await arrives(underway, 'inDelivery');
  await arrives(delivered, 'delivered');
  await storeCall(context, 'cancelOrder', { orderId: canceled._id });
  for (const { id } of pieces) await storeCall(context, 'addToFavorites', { productId: id });
  const { coupons } = await storeCall(context, 'getAvailableCoupons');
  await storeCall(context, 'assignCoupon', { couponId: coupons[0]?._id ?? '' });
  const { order } = await storeCall(context, 'shareOrder', { orderId: underway._id });
  await shopper.hasInCart(first, second);
  return { orders: { placed, underway, delivered, canceled }, shared: order.sharePath ?? '' };
}

/** What happened at one moment has no order, and its pages would show any. */
async function putInOrder(): Promise<void> {
  await storeQuery(
    `update notifications n set created_at = now() - place * interval '7 minutes'
       from (select id, row_number() over (partition by shopper_id order by text_en, title_en) as place
               from notifications where created_at = now()) same
      where same.id = n.id`,
    [],
  );
  await storeQuery(
    `update orders o set placed_at = now() - place * interval '9 minutes'
       from (select id, row_number() over (order by number) as place from orders where placed_at = now()) same
      where same.id = o.id`,
    [],
  );
}

async function arrives(order: Order, status: OrderStatus): Promise<void> {
  await moveOrder(order, status, undefined, new Date(MOMENT));
  await storeQuery(`update parcels set pin = '4821' where order_id = $1 and pin is not null`, [order._id]);
}

async function isAtWork(context: BrowserContext, address: string, staffId: string): Promise<void> {
  const token = `${staffId}-of-the-gallery`.padEnd(43, '0');
  await storeQuery(
    `insert into staff_sessions (token_hash, staff_id, idle_minutes, needs_second, second_at, created_at, last_used_at, expires_at)
     values ($1, $2, 60, true, now(), now(), now(), now() + interval '2 hours')`,
    [createHash('sha256').update(`staff ${token}`).digest('base64url'), staffId],
  );
  await context.addCookies([
    { name: 'staff', value: token, url: address, httpOnly: true, sameSite: 'Strict' },
  ]);
}

const cookiesBesideLanguage = async (context: BrowserContext): Promise<Cookie[]> =>
  (await context.cookies()).filter(({ name }) => name !== 'language');
