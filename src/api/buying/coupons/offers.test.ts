import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, pay, shopperWithCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db, {
  id: 'dress',
  brandId: 'loza',
  price: 2000,
  stock: { 'black/M': 500 },
});
await addCoupon(store, { code: 'ORONTES', brand_ids: ['orontes'] });
await addCoupon(store, { code: 'BIG', min_sub_total: 10_000 });
const byCard = await addCoupon(store, { code: 'BYCARD' });

describe('a preview', () => {
  test('shows what a code and a place would make of the cart, and changes nothing', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { status, body } = await shopper.call('previewCart', { code: 'BYCARD', city: 'Aleppo' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      subTotal: 2000,
      discount: 200,
      delivery: 475,
      total: 2275,
      coupon: { code: 'BYCARD' },
    });
    expect((await shopper.call('displayCart')).body.data.cart).toMatchObject({ coupon: null, delivery: 150 });
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toEqual([]);
  });

  test('counts the cart’s own coupon where none is named, and none with null', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('applyCoupon', { code: 'BYCARD' });
    expect((await shopper.call('previewCart', {})).body.data).toMatchObject({ discount: 200, delivery: 150 });
    expect((await shopper.call('previewCart', { couponId: null })).body.data).toMatchObject({
      discount: 0,
      coupon: null,
    });
  });

  test.each([
    [{ latitude: 33.8938, longitude: 35.5018 }, 400, 'OUTSIDE_SYRIA'],
    [{ city: 'Atlantis' }, 400, 'CITY_UNKNOWN'],
    [{ code: 'BIG' }, 409, 'COUPON_MIN_SUBTOTAL'],
    [{ couponId: byCard }, 409, 'COUPON_NOT_ASSIGNED'],
    [{ code: 'NOTHING' }, 404, 'COUPON_NOT_FOUND'],
  ])('of %j is refused', async (input, status, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answer = await shopper.call('previewCart', input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('the offers', () => {
  test('say what each coupon would make of the cart at a place, the best first, and change nothing', async () => {
    await addCoupon(store, { code: 'OFFER10' });
    const taken = await addCoupon(store, { code: 'OFFERED', kind: 'amount', value: 500 });
    await addCoupon(store, { code: 'OFFERFREE', kind: 'freeDelivery', value: 0 });
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    await shopper.call('assignCoupon', { couponId: taken });
    const { status, body } = await shopper.call('getCouponOffers', { city: 'Aleppo' });
    expect(status).toBe(200);
    expect(body.data.base).toEqual({ subTotal: 2000, savings: 0, discount: 0, delivery: 475, total: 2475 });
    const offers = body.data.offers.filter(({ coupon }) => coupon.code !== 'BYCARD');
    const codes = offers.map(({ coupon }) => coupon.code);
    expect([...codes.slice(0, 3), ...codes.slice(3).toSorted()]).toEqual([
      'OFFERED',
      'OFFERFREE',
      'OFFER10',
      'BIG',
      'ORONTES',
    ]);
    const byCode = Object.fromEntries(offers.map((offer) => [offer.coupon.code, offer]));
    expect(byCode).toMatchObject({
      OFFERED: { totals: { total: 1975 }, saves: 500, issue: null, coupon: { assigned: true } },
      OFFERFREE: { totals: { total: 2000 }, saves: 475, issue: null, coupon: { assigned: false } },
      OFFER10: { totals: { total: 2275 }, saves: 200, issue: null },
      ORONTES: { totals: null, saves: 0, issue: { code: 'COUPON_NOT_ELIGIBLE' } },
      BIG: {
        totals: null,
        saves: 0,
        issue: { code: 'COUPON_MIN_SUBTOTAL', message: 'Add 8,000 SYP more to use it' },
      },
    });
    for (const { coupon, totals } of offers) {
      const preview = await shopper.call('previewCart', { code: coupon.code, city: 'Aleppo' });
      expect(preview.status === 200 ? preview.body.data : null).toEqual(
        totals && { ...totals, coupon: expect.objectContaining({ code: coupon.code }) },
      );
    }
    expect((await shopper.call('displayCart')).body.data.cart.coupon).toBeNull();
    expect((await shopper.call('getAssignedCoupons')).body.data.coupons).toMatchObject([{ code: 'OFFERED' }]);
  });

  test('omit used-up coupons, and ended ones unless the shopper has claimed them', async () => {
    const used = await addCoupon(store, { code: 'USEDUP' });
    await addCoupon(store, { code: 'MINEOVER', ends_at: '2026-11-22T10:00:02+03:00' });
    const stranger = await store.shopper();
    const shopper = await shopperWithCoupon(store, used, dress);
    await pay(shopper);
    await addToCart(shopper, dress);
    await shopper.call('assignCoupon', { code: 'MINEOVER' });
    store.setNow('2026-11-22T10:00:02+03:00');
    const codesOf = async (who: typeof shopper) =>
      (await who.call('getCouponOffers')).body.data.offers.map(({ coupon, issue }) => [
        coupon.code,
        issue?.code,
      ]);
    const [own, others] = [await codesOf(shopper), await codesOf(stranger)];
    store.setNow('2026-11-22T10:00:00+03:00');
    expect(own.filter(([code]) => code === 'USEDUP' || code === 'MINEOVER')).toEqual([
      ['MINEOVER', 'COUPON_EXPIRED'],
    ]);
    expect(others.some(([code]) => code === 'MINEOVER')).toBe(false);
  });

  test.each([
    [{ latitude: 33.8938, longitude: 35.5018 }, 'OUTSIDE_SYRIA'],
    [{ city: 'Atlantis' }, 'CITY_UNKNOWN'],
  ])('and a coupon put on the cart for %j are refused', async (place, code) => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const answers = [
      await shopper.call('getCouponOffers', place),
      await shopper.call('applyCoupon', { code: 'BYCARD', ...place }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, code],
      [400, code],
    ]);
    expect((await shopper.call('displayCart')).body.data.cart.coupon).toBeNull();
  });

  test('agree with the cart that putting the coupon on it answers', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { body } = await shopper.call('applyCoupon', { code: 'BYCARD', city: 'Aleppo' });
    expect(body.data.cart).toMatchObject({ discount: 200, delivery: 475, total: 2275 });
  });

  test('are for shoppers', async () => {
    expect((await store.guest().call('getCouponOffers')).status).toBe(401);
  });
});
