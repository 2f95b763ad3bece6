import { afterEach, describe, expect, test } from 'vitest';
import { addToCart, buy, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { localized } from '../../../../test/localized.ts';
import { openStore } from '../../../../test/store.ts';
import type { Localized } from '../../../shop/language.ts';

const store = await openStore();
const dress = await addProduct(store.db, { id: 'dress', price: 500, stock: { 'black/M': 500 } });
const manager = await openConsole(store, ['manager']);
const owner = await openConsole(store, ['owner']);

const homs = { city: 'Homs', area: 'Al-Inshaat', street: 'Main street' };
const stocktaking: Localized = localized('We are taking stock.', 'نجرد البضاعة.');
const closed = {
  scope: 'shop' as const,
  place: '',
  from: '2026-11-22',
  until: '2026-11-24' as string | null,
  takesOrders: false,
  sentence: stocktaking,
};
let made = 0;
const close = async (
  more: Partial<Omit<typeof closed, 'scope'>> & { scope?: 'shop' | 'city' | 'area' } = {},
) => {
  made += 1;
  const { body } = await manager.ask(
    'createClosure',
    { ...closed, ...more },
    { 'idempotency-key': `closure-${made}` },
  );
  return body.data?.closure ?? body;
};
const quoteOf = async (place: { city: string; area?: string }) =>
  (await store.guest().call('getDeliveryQuote', place)).body.data;

/** Writes settings as SQL would: the tests are about what follows. */
const write = (value: object) =>
  store.pool.query(
    `insert into settings (value) values ($1) on conflict (only_row) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
afterEach(() => write({}));

describe('while the shop is closed', () => {
  test('quote, cart, every page and pay say so in both languages, and the cart stays', async () => {
    const [shopper, arabic] = [await store.shopper(), await store.shopper({ language: 'ar' })];
    await addToCart(shopper, dress);
    await addToCart(arabic, dress);
    await close();
    const english = 'We are taking stock. We take orders again from Wednesday 25\u00a0November.';
    expect((await quoteOf({ city: 'Homs' })).paused).toBe(english);
    const { cart } = (await shopper.call('displayCart')).body.data;
    expect(cart.orderLimit).toEqual({ code: 'DELIVERY_PAUSED', message: english });
    expect((await store.guest().call('getStoreFacts')).body.data.sentences.notice).toBe(english);
    expect((await manager.ask('listClosures')).body.data).toMatchObject({ next: null, promise: english });
    const refused = await pay(arabic);
    expect([refused.status, refused.body.code]).toEqual([409, 'DELIVERY_PAUSED']);
    expect(refused.body.data).toEqual({ everywhere: true });
    expect(refused.body.message).toMatch(/^نجرد البضاعة\. نستقبل الطلبات من جديد الأربعاء/);
    expect((await arabic.call('displayCart')).body.data.cart.itemsCount).toBe(1);
  });

  test('orders come again once it is opened', async () => {
    const shopper = await store.shopper();
    await addToCart(shopper, dress);
    const { _id: id } = await close();
    expect((await pay(shopper)).body.code).toBe('DELIVERY_PAUSED');
    await manager.ask('removeClosure', { id });
    expect((await pay(shopper)).status).toBe(201);
  });
});

test('a closed city refuses its own orders alone', async () => {
  await close({ scope: 'city', place: 'homs' });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  expect((await quoteOf({ city: 'Homs' })).paused).toContain('We take orders for this place again from');
  expect((await quoteOf({ city: 'Aleppo' })).paused).toBeNull();
  const total = (await shopper.call('previewCart', homs)).body.data.total;
  expect((await pay(shopper, { address: homs, expectedTotal: total })).body).toMatchObject({
    code: 'DELIVERY_PAUSED',
    data: { everywhere: false },
  });
  expect((await pay(shopper)).status).toBe(201);
});

test('days that are closed move the promise of quote and order alike', async () => {
  const before = await quoteOf({ city: 'Damascus' });
  expect(before.estimatedDelivery).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  await close({ from: '2026-11-23', until: '2026-11-24', takesOrders: true });
  const day = { from: '2026-11-25', to: '2026-11-25' };
  expect(await quoteOf({ city: 'Damascus' })).toMatchObject({ estimatedDelivery: day, paused: null });
  expect((await buy(await store.shopper(), dress)).estimatedDelivery).toEqual(day);
});

test('staff read the orders that were promised for the days of a closure', async () => {
  const order = await buy(await store.shopper(), dress);
  const shop = await close({ from: '2026-11-23', until: '2026-11-23' });
  expect(shop.orders.numbers).toContain(order.number);
  const city = await close({ scope: 'city', place: 'homs', from: '2026-11-23', until: '2026-11-23' });
  expect(city.orders.numbers).not.toContain(order.number);
});

test('the first page of owner and manager says what is closed, until the closure ends', async () => {
  const before = store.now();
  const closedOn = async (day: string, role: 'owner' | 'manager' | 'support' = 'owner') => {
    store.setNow(`${day}T10:00:00+03:00`);
    // The cache of settings expires when the database notifies of the change.
    await store.changes.caughtUp();
    // Who signed in on another day was idle for too long.
    return (await (await openConsole(store, [role])).ask('getToday')).body.data.closed;
  };
  expect(await closedOn('2026-11-22')).toEqual({ shop: null, places: 0 });
  await close({ from: '2026-11-25', until: null });
  await close({ until: '2026-11-27', takesOrders: true });
  await close({ scope: 'city', place: 'homs', until: '2026-11-23' });
  await close({ until: '2026-11-22' });
  expect(await closedOn('2026-11-22')).toEqual({
    shop: { until: '2026-11-22', takesOrders: false },
    places: 1,
  });
  expect(await closedOn('2026-11-23', 'manager')).toEqual({
    shop: { until: '2026-11-27', takesOrders: true },
    places: 1,
  });
  expect(await closedOn('2026-11-25')).toEqual({ shop: { until: null, takesOrders: false }, places: 0 });
  expect(await closedOn('2026-11-25', 'support')).toBeNull();
  store.setNow(before);
});

describe('a daily capacity', () => {
  test('gives its last place to one of twenty, and the others the next day', async () => {
    const taken = await store.pool.query(
      `select count(*)::int as orders from orders where slot_day = '2026-11-22'`,
    );
    await write({ dailyCapacity: taken.rows[0].orders + 1 });
    const rush = await Promise.all(Array.from({ length: 20 }, () => store.shopper()));
    for (const shopper of rush) await addToCart(shopper, dress);
    const answers = await Promise.all(rush.map((shopper) => pay(shopper)));
    const days = answers.map(({ body }) => body.data.order.estimatedDelivery.to);
    expect(days.filter((day) => day === '2026-11-23')).toHaveLength(1);
    const { rows } = await store.pool.query(`select max(orders)::int as most from
      (select count(*) as orders from orders where slot_day > '2026-11-22' and status <> 'canceled' group by slot_day) d`);
    expect(rows[0].most).toBeLessThanOrEqual(taken.rows[0].orders + 1);
    expect(new Set(days).size).toBeGreaterThan(1);
    expect(await store.invariants()).toEqual([]);
  });

  test('moves the promise of cached quotes at once, and back when an order is canceled', async () => {
    const taken = await store.pool.query(
      `select count(*)::int as orders from orders where slot_day = '2026-11-22' and status <> 'canceled'`,
    );
    await write({ dailyCapacity: taken.rows[0].orders + 1 });
    expect((await quoteOf({ city: 'Damascus' })).estimatedDelivery.to).toBe('2026-11-23');
    const shopper = await store.shopper();
    const order = await buy(shopper, dress);
    expect((await quoteOf({ city: 'Damascus' })).estimatedDelivery.to).not.toBe('2026-11-23');
    await shopper.call('cancelOrder', { orderId: order._id });
    expect((await quoteOf({ city: 'Damascus' })).estimatedDelivery.to).toBe('2026-11-23');
  });

  test('refuses orders once ten days are full', async () => {
    await write({ dailyCapacity: 1 });
    const quotes: (string | null)[] = [];
    for (let order = 0; order < 12; order += 1) {
      const shopper = await store.shopper();
      await addToCart(shopper, dress);
      quotes.push((await pay(shopper)).body.code ?? null);
    }
    expect(quotes.at(-1)).toBe('DELIVERY_PAUSED');
    expect((await quoteOf(home)).paused).toMatch(/^All delivery days/);
    const late = await store.shopper();
    await addToCart(late, dress);
    const { orderLimit } = (await late.call('displayCart')).body.data.cart;
    expect([orderLimit?.code, orderLimit?.message]).toEqual([
      'DELIVERY_PAUSED',
      expect.stringMatching(/^All delivery days/),
    ]);
  });
});

describe('a closure', () => {
  test.each([
    ['that ends before it begins', { until: '2026-11-20' }],
    ['without an end that takes orders', { until: null, takesOrders: true }],
    ['of a place that does not exist', { scope: 'city' as const, place: 'atlantis' }],
    ['of an area named as a city', { scope: 'city' as const, place: 'homs--al-waer' }],
    ['without a sentence', { sentence: localized(' ', 'نجرد') }],
  ])('%s is refused', async (_what, more) => {
    expect(await close(more)).toMatchObject({ status: false, code: 'VALIDATION' });
  });

  test('changed by two at once keeps the first, and says so to the second', async () => {
    const { _id: id, version } = await close();
    const first = await manager.ask('changeClosure', { id, ...closed, version, until: '2026-11-26' });
    expect(first.body.data.closure).toMatchObject({ until: '2026-11-26', version: 2 });
    const second = await owner.ask('changeClosure', { id, ...closed, version, until: '2026-11-29' });
    expect([second.status, second.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(second.body.data).toMatchObject({ until: '2026-11-26' });
    expect((await owner.ask('removeClosure', { id: 'none' })).body.code).toBe('NOT_FOUND');
  });

  test('and a setting that are changed at once are both kept', async () => {
    const { version } = (await owner.ask('getSettings')).body.data;
    await Promise.all([
      close(),
      owner.ask('changeSettings', { version, part: { pointsCouponDays: 21 } }),
      close(),
    ]);
    const { settings } = (await owner.ask('getSettings')).body.data;
    expect(settings.closures).toHaveLength(2);
  });
});
