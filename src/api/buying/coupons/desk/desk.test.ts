import { expect, test } from 'vitest';
import { addCoupon, addToCart, pay, shopperWithCoupon } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import { blankCoupon } from '../../../../shop/buying/coupons/desk/blank-coupon.ts';
import type { CouponFields } from '../../../../shop/buying/coupons/desk/desk-calls.ts';

const store = await openStore();
const stock = { 'black/M': 200 };
const dress = await addProduct(store.db, { id: 'dress', brandId: 'loza', price: 1000, stock });
await addProduct(store.db, { id: 'shirt', price: 400, stock });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

let made = 0;
const fieldsOf = (more: Partial<CouponFields> = {}): CouponFields => {
  made += 1;
  const words = { titleEn: `Coupon ${made}`, titleAr: `قسيمة ${made}` };
  return { ...blankCoupon(store.now()), ...words, code: `NEW${made}`, ...more };
};
const create = async (more: Partial<CouponFields> = {}) => {
  const { status, body } = await manager.ask('createCoupon', fieldsOf(more));
  expect(status).toBe(201);
  return body.data.coupon;
};
const codesOf = async (shopper: Awaited<ReturnType<typeof store.shopper>>) =>
  (await shopper.call('getAvailableCoupons')).body.data.coupons.map(({ code }) => code);

/** The first coupons to end are on the home page. */
const soon = () => new Date(store.now().getTime() + 3_600_000).toISOString();
const guest = store.guest({ language: 'en' });
const isOnHome = async ({ titleEn }: CouponFields) =>
  (await guest.call('getHomePage')).body.data.coupons.some(({ title }) => title === titleEn);

const receive = (products: string, unitCost: number) =>
  store.pool.query(`
    with r as (insert into receipts (currency, state, made_by, made_at, posted_at)
               values ('SYP', 'posted', '${manager.staffId}', now(), now()) returning id)
    insert into receipt_lines (receipt_id, product_id, color_id, size_id, counted, unit_cost, position)
    select r.id, p.id, 'black', 'M', 5, ${unitCost}, row_number() over ()
      from r cross join (select id from products where ${products}) p`);

test.each<[string, Partial<CouponFields>, Partial<CouponFields>]>([
  [
    'percent',
    { kind: 'percent', value: 20, maxDiscount: 500, budget: 9000 },
    { value: 20, maxDiscount: 500 },
  ],
  ['pounds', { kind: 'amount', value: 250, maxDiscount: 500 }, { value: 250, maxDiscount: null }],
  ['free delivery', { kind: 'freeDelivery', value: 250, firstOrderOnly: true }, { value: 0 }],
  [
    'pieces',
    { kind: 'buyXGetY', buyPieces: 2, freePieces: 1, brandIds: ['loza'] },
    { value: 0, buyPieces: 2 },
  ],
  ['a governorate', { governorateIds: ['aleppo'], categoryIds: ['women'] }, { governorateIds: ['aleppo'] }],
])('a coupon of %s is made, and shoppers are offered it', async (_, given, stored) => {
  const { fields, state, version, changedBy, may } = await create(given);
  expect({ ...fields, state, version, changedBy, may }).toMatchObject({
    ...stored,
    state: 'active',
    version: 1,
    changedBy: 'Suha',
    may: ['pause', 'end', 'delete'],
  });
  expect(await codesOf(await store.shopper())).toContain(fields.code);
});

test.each<[string, Partial<CouponFields>, string]>([
  ['without Arabic', { titleAr: ' ' }, '"titleAr" is required'],
  [
    'that ends as it starts',
    { endsAt: blankCoupon(store.now()).startsAt },
    '"endsAt" must be after the start',
  ],
  ['of 120 percent', { value: 120 }, '"value" must be between 1 and 100'],
  ['of a product that is not there', { productIds: ['none'] }, '"productIds" is unknown'],
  ['of another country', { governorateIds: ['cairo'] }, '"governorateIds" is unknown'],
])('a coupon %s is refused', async (_, given, error) => {
  const { status, body } = await manager.ask('createCoupon', fieldsOf(given));
  expect([status, body.errors]).toEqual([400, [error]]);
});

test('a code is one coupon’s, however it is typed, also of two made at once', async () => {
  await create({ code: ' ramadan ١٥' });
  const again = await manager.ask('createCoupon', fieldsOf({ code: 'Ramadan15' }));
  expect([again.status, again.body.code]).toEqual([409, 'CODE_TAKEN']);
  const both = await Promise.all(
    [manager, owner].map((who) => who.ask('createCoupon', fieldsOf({ code: 'TWICE' }))),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('a coupon by code is not offered to shoppers, and its code still claims it', async () => {
  const { fields } = await create({ isListed: false });
  const shopper = await store.shopper();
  expect(await codesOf(shopper)).not.toContain(fields.code);
  expect((await shopper.call('assignCoupon', { code: fields.code.toLowerCase() })).status).toBe(200);
});

test('a paused coupon counts on no cart and no order until it is resumed; guests see it at once', async () => {
  const { _id: id, version, fields } = await create({ endsAt: soon() });
  expect(await isOnHome(fields)).toBe(true);
  const shopper = await shopperWithCoupon(store, id, dress);
  const total = (await shopper.call('displayCart')).body.data.cart.total;
  expect((await manager.ask('pauseCoupon', { id, version })).body.data.coupon.state).toBe('paused');
  expect(await isOnHome(fields)).toBe(false);
  const { cart } = (await shopper.call('displayCart')).body.data;
  expect(cart.total).toBe(total + 100);
  const refused = await pay(shopper, { couponId: id, expectedTotal: total });
  expect([refused.status, refused.body.code]).toEqual([409, 'COUPON_PAUSED']);
  const other = await store.shopper();
  expect((await other.call('assignCoupon', { couponId: id })).body.code).toBe('COUPON_PAUSED');
  const resumed = await manager.ask('resumeCoupon', { id, version: version + 1 });
  expect(resumed.body.data.coupon).toMatchObject({ state: 'active', version: version + 2 });
  expect((await pay(shopper, { couponId: id })).status).toBe(201);
});

test('pounds off of which too little is left are used up for the merchant and for shoppers', async () => {
  const { _id: id, fields } = await create({ kind: 'amount', value: 300, budget: 500, endsAt: soon() });
  expect(await isOnHome(fields)).toBe(true);
  const taken = await store.shopper();
  await taken.call('assignCoupon', { couponId: id });
  expect((await pay(await shopperWithCoupon(store, id, dress), { couponId: id })).status).toBe(201);
  expect((await manager.ask('getCouponToEdit', { id })).body.data.coupon.state).toBe('usedUp');
  const other = await store.shopper();
  expect(await codesOf(other)).not.toContain(fields.code);
  expect((await other.call('assignCoupon', { couponId: id })).body.code).toBe('COUPON_GONE');
  const [mine] = (await taken.call('getAssignedCoupons')).body.data.coupons;
  expect(mine?.issue?.code).toBe('COUPON_GONE');
  expect(await isOnHome(fields)).toBe(false);
});

test('of a used coupon words, end and limits change, and nothing an order agreed to', async () => {
  const { _id: id, fields } = await create({ value: 10 });
  const shopper = await shopperWithCoupon(store, id, dress);
  expect((await pay(shopper, { couponId: id })).status).toBe(201);
  const change = (part: Partial<CouponFields>, version: number) =>
    manager.ask('changeCoupon', { id, version, fields: part });
  const fixed = await change({ value: 20, minSubTotal: 100, titleEn: 'Other' }, 1);
  expect([fixed.status, fixed.body.code, fixed.body.errors]).toEqual([
    409,
    'IN_USE',
    ['"value" is fixed', '"minSubTotal" is fixed'],
  ]);
  const below = await change({ budget: 99 }, 1);
  expect([below.status, below.body.errors]).toEqual([400, ['"budget" must not be less than what was given']]);
  const open = { titleEn: 'Other', endsAt: '2027-01-01T00:00:00.000Z', budget: 100, useLimit: 9 };
  const { coupon } = (await change(open, 1)).body.data;
  expect(coupon).toMatchObject({ state: 'usedUp', isUsed: true, used: 1, spent: 100, version: 2 });
  expect(coupon.fields).toEqual({ ...fields, ...open });
  expect(coupon.uses).toMatchObject([{ amount: 100, isGivenBack: false }]);
  expect((await manager.ask('deleteCoupon', { id })).body.code).toBe('IN_USE');
  const { rows } = await store.pool.query(
    `select before, after from staff_audit where subject = $1 order by id desc limit 1`,
    [id],
  );
  expect(rows[0]).toEqual({
    before: { titleEn: fields.titleEn, endsAt: fields.endsAt, budget: null, useLimit: null },
    after: open,
  });
  expect(await store.invariants()).toEqual([]);
});

test('the second of two editors gets the first one’s coupon with their name', async () => {
  const { _id: id } = await create();
  await owner.ask('changeCoupon', { id, version: 1, fields: { titleEn: 'Hers' } });
  const { status, body } = await manager.ask('changeCoupon', { id, version: 1, fields: { value: 30 } });
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data).toMatchObject({
    coupon: { version: 2, changedBy: 'Rana', fields: { titleEn: 'Hers', value: 10 } },
  });
});

test('an order and a change at once: the order used the coupon as it was, or as it is now', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { _id: id } = await create();
    const shopper = await shopperWithCoupon(store, id, dress);
    const { total: expectedTotal } = (await shopper.call('displayCart')).body.data.cart;
    const [paid, changed] = await Promise.all([
      pay(shopper, { couponId: id, expectedTotal }),
      manager.ask('changeCoupon', { id, version: 1, fields: { value: 20 } }),
    ]);
    const { coupon } = (await manager.ask('getCouponToEdit', { id })).body.data;
    if (paid.status === 201) {
      expect([changed.body.code, coupon.fields.value, coupon.spent]).toEqual(['IN_USE', 10, 100]);
    } else {
      expect([paid.body.code, changed.status, coupon.used]).toEqual(['PRICE_CHANGED', 200, 0]);
    }
  }
});

test('an ended coupon runs again with a later end; an untouched one can be deleted', async () => {
  const { _id: id, fields } = await create();
  const ended = await manager.ask('endCoupon', { id, version: 1 });
  expect(ended.body.data.coupon).toMatchObject({ state: 'ended', may: ['delete'] });
  expect((await manager.ask('pauseCoupon', { id, version: 2 })).body.code).toBe('CONFLICT');
  const later = await manager.ask('changeCoupon', { id, version: 2, fields: { endsAt: fields.endsAt } });
  expect(later.body.data.coupon.state).toBe('active');
  expect((await manager.ask('deleteCoupon', { id })).status).toBe(200);
  expect((await manager.ask('getCouponToEdit', { id })).status).toBe(404);
});

test('a limit that is lowered later does not take the coupon from an order that is edited', async () => {
  const { _id: id } = await create({ usesPerShopper: 2, value: 10 });
  const shopper = await shopperWithCoupon(store, id, dress);
  await pay(shopper, { couponId: id });
  await addToCart(shopper, dress, 2);
  await shopper.call('applyCoupon', { couponId: id });
  const { order } = (await pay(shopper, { couponId: id })).body.data;
  await manager.ask('changeCoupon', { id, version: 1, fields: { usesPerShopper: 1 } });
  await manager.ask('pauseCoupon', { id, version: 2 });
  const changes = { lines: [{ productId: dress, colorId: 'black', sizeId: 'M', quantity: 1 }] };
  const { body } = await shopper.call('previewOrderEdit', { orderId: order._id, changes });
  expect(body.data).toMatchObject({ couponLost: false, totals: { discount: 100 } });
});

test('each view has what it counts, and the sum of what its coupons gave', async () => {
  await create({ startsAt: '2027-01-01T00:00:00.000Z', endsAt: '2027-02-01T00:00:00.000Z' });
  await store.shopper();
  const { rows } = await store.pool.query('select id from shoppers order by registered_at desc limit 1');
  await addCoupon(store, { code: 'PERSONAL', owner_id: rows[0].id });
  const { counts } = (await manager.ask('listCouponsToEdit')).body.data;
  for (const view of ['all', 'active', 'scheduled', 'paused', 'usedUp', 'ended'] as const) {
    const { coupons, spent } = (await manager.ask('listCouponsToEdit', { view })).body.data;
    expect(coupons).toHaveLength(counts[view]);
    expect(coupons.reduce((sum, coupon) => sum + coupon.spent, 0)).toBe(spent);
    expect(coupons.every(({ state }) => view === 'all' || state === view)).toBe(true);
  }
  expect(counts).toMatchObject({ scheduled: 1, usedUp: 2 });
  const found = (await manager.ask('listCouponsToEdit', { search: 'ramadan' })).body.data;
  expect(found.coupons.map(({ code }) => code)).toEqual(['RAMADAN15']);
  const personal = await manager.ask('listCouponsToEdit', { search: 'PERSONAL' });
  expect(personal.body.data.coupons).toEqual([]);
});

test('a preview says what it covers, does, and what to beware of, in the reader’s language', async () => {
  await receive(`id = 'dress'`, 700);
  const preview = async (more: Partial<CouponFields>) => {
    const fields = fieldsOf({ isListed: false, budget: 1000, ...more });
    const { warnings, ...answer } = (await manager.ask('previewCoupon', { couponId: null, fields })).body
      .data;
    return { ...answer, warnings: warnings.filter(({ kind }) => !kind.startsWith('outdo')) };
  };
  const { terms, products, sample, warnings } = await preview({ productIds: ['dress'], minSubTotal: 1500 });
  expect(terms.en).toBe('Orders of 1,500 SYP or more · Until Monday 21\u00a0December');
  expect(terms.ar).toContain('1,500');
  expect(products).toBe(1);
  expect(sample).toMatchObject({ pieces: 2, price: 2000, discount: 200 });
  expect(warnings).toEqual([]);
  const kindsOf = async (more: Partial<CouponFields>) =>
    (await preview(more)).warnings.map(({ kind }) => kind);
  expect((await preview({ maxDiscount: null })).conditions).toEqual({ en: '', ar: '' });
  const own = { productIds: ['dress'], maxDiscount: 600, firstOrderOnly: true, governorateIds: ['aleppo'] };
  const { conditions } = await preview(own);
  expect(conditions.en).toMatch(
    /^Only for a first order, only on “.+”, up to 600 SYP off, delivered to Aleppo\.$/,
  );
  expect(conditions.ar).toContain('أقصى حسم 600\u00a0ل.س');
  expect(await kindsOf({ productIds: ['dress'], value: 40 })).toEqual(['belowCost']);
  expect(await kindsOf({ categoryIds: ['women--none'] })).toEqual(['noProduct']);
  expect(await kindsOf({ productIds: ['shirt'], kind: 'amount', value: 410 })).toEqual(['free', 'rounded']);
  expect(await kindsOf({ productIds: ['dress'], kind: 'amount', value: 200, budget: 199 })).toEqual([
    'smallBudget',
  ]);
  expect(await kindsOf({ budget: null, productIds: ['shirt'] })).toEqual(['unlimited']);
});

test('of more products under cost than are compared it says that there are at least so many', async () => {
  for (let place = 0; place < 51; place += 1) await addProduct(store.db, { categoryId: 'girls', price: 100 });
  await receive(`category_id = 'girls'`, 90);
  const fields = fieldsOf({ categoryIds: ['girls'], value: 50 });
  const { warnings } = (await manager.ask('previewCoupon', { couponId: null, fields })).body.data;
  expect(warnings[0]?.message).toMatch(/ and at least 47 more\.$/);
});

test('a coupon that another makes pointless is told, either way round', async () => {
  // No other coupon here gives pieces like these.
  const part: Partial<CouponFields> = {
    kind: 'buyXGetY',
    buyPieces: 7,
    freePieces: 2,
    productIds: ['shirt'],
  };
  await create({ ...part, titleEn: 'Shirts', minSubTotal: 2000 });
  const beside = async (more: Partial<CouponFields>) => {
    const fields = fieldsOf({ ...part, ...more });
    const { warnings } = (await manager.ask('previewCoupon', { couponId: null, fields })).body.data;
    return warnings.filter(({ kind }) => kind.startsWith('outdo'));
  };
  expect(await beside({ minSubTotal: 3000, productIds: [dress] })).toEqual([]);
  expect(await beside({ minSubTotal: 3000 })).toEqual([
    { kind: 'outdone', message: expect.stringContaining('with “Shirts”: nobody will choose this one') },
  ]);
  expect((await beside({ minSubTotal: 1000 })).map(({ kind }) => kind)).toEqual(['outdoes']);
  // One that can be used up leaves the other its use.
  expect(await beside({ minSubTotal: 1000, useLimit: 10 })).toEqual([]);
});
