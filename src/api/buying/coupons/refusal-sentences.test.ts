import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCoupon, addToCart, pay } from '../../../../test/buying.ts';
import type { NewCoupon } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';
import { languages } from '../../../shop/language.ts';

const store = await openStore();
const stock = { 'black/M': 500 };
const dress = await addProduct(store.db, {
  name: { en: 'Linen dress', ar: 'فستان كتان' },
  price: 2000,
  stock,
});
const reduced = await addProduct(store.db, {
  name: { en: 'Silk scarf', ar: 'وشاح حرير' },
  price: 2000,
  priceAfterDiscount: 1500,
  stock,
});
await addProduct(store.db, { brandId: 'orontes', categoryId: 'men' });
await store.db
  .updateTable('brands')
  .set({ name_en: 'Orontes', name_ar: 'العاصي' })
  .where('id', '=', 'orontes')
  .execute();
await store.db
  .updateTable('categories')
  .set({ name_en: 'Men', name_ar: 'رجالي' })
  .where('id', '=', 'men')
  .execute();

type Case = [what: string, coupon: Omit<NewCoupon, 'code'>, en: string, ar: string];

const cases: Case[] = [
  [
    'percent, over',
    { ends_at: '2026-11-20T00:00:00+03:00' },
    'This coupon has expired.',
    'انتهت مدة هذه القسيمة.',
  ],
  [
    'amount, not begun',
    { kind: 'amount', value: 300, starts_at: '2026-11-26T00:00:00+03:00' },
    'This coupon is valid from Thursday 26 November.',
    'تُستخدم هذه القسيمة من الخميس 26 تشرين الثاني.',
  ],
  [
    'paused',
    { paused_at: '2026-11-20T00:00:00+03:00' },
    'This coupon is paused for now.',
    'هذه القسيمة موقوفة حالياً.',
  ],
  [
    'free delivery, from an amount',
    { kind: 'freeDelivery', value: 0, min_sub_total: 5350 },
    'Add 3,350 SYP more to use it',
    'أضف 3,350 ل.س لتستفيد منها',
  ],
  [
    'buy two and get one',
    { kind: 'buyXGetY', value: 0, buy_pieces: 2, free_pieces: 1 },
    'Add 2 more items to use it',
    'أضف قطعتين لتستفيد منها',
  ],
  [
    'buy two of a brand in the cart',
    { kind: 'buyXGetY', value: 0, buy_pieces: 1, free_pieces: 1, product_ids: [dress, reduced] },
    'Add 1 more item of Linen dress, Silk scarf to use it',
    'أضف قطعة واحدة من «فستان كتان، وشاح حرير» لتستفيد منها',
  ],
  [
    'of a brand',
    { brand_ids: ['orontes'] },
    'This coupon is only for Orontes.',
    'هذه القسيمة على «العاصي» فقط.',
  ],
  [
    'of a category',
    { category_ids: ['men'] },
    'This coupon is only for Men.',
    `هذه القسيمة على «رجالي» فقط.`,
  ],
  [
    'of a product',
    { product_ids: [reduced] },
    'This coupon is only for Silk scarf.',
    'هذه القسيمة على «وشاح حرير» فقط.',
  ],
  [
    'of a brand in a category, not reduced',
    { brand_ids: ['orontes'], category_ids: ['men'], undiscounted_only: true },
    `This coupon is only for Orontes (Men), and not on sale items.`,
    `هذه القسيمة على «العاصي (رجالي)» فقط، ولا تشمل القطع المخفّضة.`,
  ],
  [
    'of two governorates',
    { governorate_ids: ['homs', 'aleppo'] },
    'This coupon is only for deliveries to Aleppo, Homs.',
    'هذه القسيمة للتوصيل إلى حلب، حمص فقط.',
  ],
  ['with its budget spent', { budget: 300, spent: 300 }, 'This coupon has run out.', 'نفدت هذه القسيمة.'],
  [
    'with a rest of its budget',
    { kind: 'amount', value: 300, budget: 300, spent: 100 },
    'This coupon has run out.',
    'نفدت هذه القسيمة.',
  ],
  ['used up by all', { use_limit: 3, used_count: 3 }, 'This coupon has run out.', 'نفدت هذه القسيمة.'],
];

test.each(cases)('a coupon %s says why it does not count', async (what, coupon, en, ar) => {
  const id = await addCoupon(store, { code: `CASE${cases.findIndex(([name]) => name === what)}`, ...coupon });
  const said = await sentences(dress, id);
  expect(said).toEqual({ en, ar });
});

test('a coupon for full prices says so to a cart of reduced pieces', async () => {
  const id = await addCoupon(store, { code: 'FULL', undiscounted_only: true });
  expect(await sentences(reduced, id)).toEqual({
    en: 'This coupon is not valid on sale items.',
    ar: 'لا تشمل هذه القسيمة القطع المخفّضة.',
  });
});

test('after an order, the coupons of first orders and those used by it say so', async () => {
  const used = await addCoupon(store, { code: 'ONCE' });
  const first = await addCoupon(store, { code: 'FIRST', first_order_only: true });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  await shopper.call('applyCoupon', { code: 'ONCE' });
  expect((await pay(shopper)).status).toBe(201);
  await addToCart(shopper, dress);
  const codes = { ONCE: used, FIRST: first };
  const said = await Promise.all(
    languages.flatMap((language) =>
      Object.keys(codes).map(async (code) => {
        const { body } = await shopper.call('applyCoupon', { code }, { 'accept-language': language });
        return [body.code, body.message];
      }),
    ),
  );
  expect(said).toEqual([
    ['COUPON_USED', 'You have already used this coupon.'],
    ['COUPON_FIRST_ORDER_ONLY', 'This coupon is for your first order only.'],
    ['COUPON_USED', 'سبق أن استخدمت هذه القسيمة.'],
    ['COUPON_FIRST_ORDER_ONLY', 'هذه القسيمة للطلب الأول فقط.'],
  ]);
});

test('the wallet has of each taken coupon why it cannot be used, whatever is in the cart', async () => {
  const gone = await addCoupon(store, { code: 'GONE', use_limit: 1, used_count: 1 });
  const big = await addCoupon(store, { code: 'FROM10', min_sub_total: 10_000 });
  const shopper = await store.shopper();
  await hasTaken(shopper, gone, big);
  const { coupons } = (await shopper.call('getAssignedCoupons')).body.data;
  expect(Object.fromEntries(coupons.map(({ code, issue }) => [code, issue?.message ?? null]))).toEqual({
    FROM10: null,
    GONE: 'This coupon has run out.',
  });
});

/** What a shopper with a piece in the cart and the coupon taken reads, in each language. */
async function sentences(productId: string, couponId: string) {
  const shopper = await store.shopper();
  await addToCart(shopper, productId);
  await hasTaken(shopper, couponId);
  const said = await Promise.all(
    languages.map(async (language) => {
      const { body } = await shopper.call(
        'previewCart',
        { couponId, city: 'Damascus' },
        { 'accept-language': language },
      );
      return [language, body.message.replaceAll('\u00a0', ' ')];
    }),
  );
  return Object.fromEntries(said);
}

/** Taken before what now prevents its use. */
async function hasTaken({ phone }: Client, ...couponIds: string[]): Promise<void> {
  await sql`insert into coupon_assignments (coupon_id, shopper_id, assigned_at)
            select coupon_id, s.id, ${store.now()} from shoppers s, unnest(${couponIds}::text[]) as coupon_id
             where s.phone = ${phone}`.execute(store.db);
}
