import { beforeAll, describe, expect, test } from 'vitest';
import { addCoupon, addToCart, buy, home } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { type EndpointName, endpointNames, endpoints, type InputOf } from '../../../shop/endpoints.ts';
import type { Endpoint } from '../../../shop/wire/endpoint.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', price: 1000, stock: { 'black/M': 50 } });

const accessOf = (name: EndpointName) => (endpoints[name] satisfies Endpoint).access;
const guarded = endpointNames.filter((name) => accessOf(name) === 'token' || accessOf(name) === 'registered');

describe('who may ask', () => {
  test.each(guarded)('%s is for those who are signed in', async (name) => {
    const guest = await store.guest().call(name);
    expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const forger = store.native();
    forger.accessToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
    expect((await forger.call(name)).status).toBe(401);
  });

  test('without a profile exactly the calls marked so are refused', async () => {
    const newcomer = await store.shopper({ registered: false });
    const refused: EndpointName[] = [];
    for (const name of endpointNames) {
      if (name === 'logout' || name === 'refreshTokens') continue;
      if ((await newcomer.call(name)).body.code === 'PROFILE_INCOMPLETE') refused.push(name);
    }
    expect(refused).toEqual(endpointNames.filter((name) => accessOf(name) === 'registered'));
  });

  test('a session of one browser is worth nothing in another', async () => {
    const owner = await store.shopper();
    const thief = store.guest();
    await thief.call('getXsrfToken');
    thief.accessToken = owner.accessToken;
    thief.cookies.set('user', owner.cookies.get('user') ?? '');
    expect((await thief.call('getUserData')).status).toBe(401);
    expect((await thief.call('refreshTokens')).status).toBe(401);
    expect((await owner.call('getUserData')).status).toBe(200);
  });
});

describe("another shopper's things answer as if they were not there:", () => {
  let owner: Client;
  let stranger: Client;
  let orderId: string;
  let returnId: string;
  let couponId: string;

  beforeAll(async () => {
    const sold = await delivered(store, 'dress', 2);
    owner = sold.shopper;
    orderId = sold.order._id;
    const asked = await owner.call(
      'requestReturnShipment',
      bringing(sold.order, 'return', 'other', line('dress')),
    );
    returnId = asked.body.data.order.returns[0]?._id ?? '';
    const { _id } = await store.db
      .selectFrom('shoppers')
      .select('id as _id')
      .where('phone', '=', owner.phone)
      .executeTakeFirstOrThrow();
    couponId = await addCoupon(store, { code: 'MINE', owner_id: _id });
    stranger = await store.shopper();
  });

  async function expectAlike<Name extends EndpointName>(
    name: Name,
    theirs: InputOf<Name>,
    nobodys: InputOf<Name>,
  ): Promise<void> {
    const [foreign, absent] = [await stranger.call(name, theirs), await stranger.call(name, nobodys)];
    expect(foreign.status).toBe(404);
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
  }

  test('an order', async () => {
    const nothing = 'nothing';
    await expectAlike('getOrderDetails', { orderId }, { orderId: nothing });
    await expectAlike('cancelOrder', { orderId }, { orderId: nothing });
    const wish = { kind: 'return', reason: 'other' } as const;
    await expectAlike('requestReturnOrder', { orderId, ...wish }, { orderId: nothing, ...wish });
    const items = [line('dress')];
    await expectAlike(
      'requestReturnShipment',
      { orderId, ...wish, items },
      { orderId: nothing, ...wish, items },
    );
    expect((await stranger.call('getAllOrders')).body.data.orders).toEqual([]);
  });

  test('a return, by its own order and by one of the stranger', async () => {
    expect(returnId).not.toBe('');
    await expectAlike('withdrawReturn', { orderId, returnId }, { orderId, returnId: 'nothing' });
    const mine = await buy(stranger, 'dress');
    await expectAlike(
      'withdrawReturn',
      { orderId: mine._id, returnId },
      { orderId: mine._id, returnId: 'nothing' },
    );
  });

  test('a coupon that was made for one', async () => {
    await addToCart(stranger, 'dress');
    await expectAlike('assignCoupon', { couponId }, { couponId: 'nothing' });
    await expectAlike('assignCoupon', { code: 'MINE' }, { code: 'NOTHING' });
    await expectAlike('applyCoupon', { couponId }, { couponId: 'nothing' });
    await expectAlike('previewCart', { couponId }, { couponId: 'nothing' });
    const { offers } = (await stranger.call('getCouponOffers')).body.data;
    expect(offers.some(({ coupon }) => coupon._id === couponId)).toBe(false);
    const payment = { address: home, expectedTotal: 1 };
    await expectAlike('payCash', { ...payment, couponId }, { ...payment, couponId: 'nothing' });
  });

  test('a review', async () => {
    await owner.call('addReview', { productId: 'dress', rating: 5 });
    await expectAlike('deleteReview', { productId: 'dress' }, { productId: 'nothing' });
    expect((await owner.call('getReviews', { productId: 'dress' })).body.data.reviews).toHaveLength(1);
  });
});

describe('what a caller adds to a request', () => {
  const wishes = {
    _id: 'mine',
    id: 'mine',
    shopperId: 'x',
    shopper_id: 'x',
    owner: 'x',
    ownerId: 'x',
    price: 1,
    priceAfterDiscount: 1,
    unitPrice: 1,
    lineTotal: 1,
    total: 1,
    subTotal: 1,
    discount: 999,
    savings: 999,
    delivery: 0,
    status: 'delivered',
    points: 999_999,
    isRegistered: true,
    registered_at: '2020-01-01',
    phoneNumber: '+963999999999',
    refundAmount: 999,
    mine: true,
    role: 'merchant',
    createdAt: '2020-01-01',
  };

  test('does not change the profile beyond its fields', async () => {
    const shopper = await store.shopper();
    const before = (await shopper.call('getUserData')).body.data.user;
    await shopper.send('PUT', '/api/v1/app/user/update-user-data', { ...wishes, name: 'Lama' });
    expect((await shopper.call('getUserData')).body.data.user).toEqual({ ...before, name: 'Lama' });
  });

  test('does not change a cart, an order or a return', async () => {
    const shopper = await store.shopper();
    const item = { ...wishes, productId: 'dress', colorId: 'black', sizeId: 'M', quantity: 1 };
    await shopper.send('POST', '/api/client/v1/store/cart/add-to-cart', item);
    const { cart } = (await shopper.call('displayCart')).body.data;
    expect(cart).toMatchObject({ subTotal: 1000, discount: 0, total: 1150, itemsCount: 1 });
    await shopper.send('POST', '/api/client/v1/payment/cash/pay', {
      ...wishes,
      address: { ...home, fullAddress: 'x' },
      expectedTotal: 1150,
      items: [],
    });
    const [order] = (await shopper.call('getAllOrders')).body.data.orders;
    expect(order).toMatchObject({ status: 'pending', total: 1150, delivery: 150, pointsEarned: 0 });
    expect(await store.invariants()).toEqual([]);
  });
});
