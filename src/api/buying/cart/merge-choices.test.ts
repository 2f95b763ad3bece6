import { beforeEach, describe, expect, test } from 'vitest';
import { addToCart } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';
import type { InputOf } from '../../../shop/endpoints.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
const { db } = store;
await addProduct(db, { id: 'dress', price: 1500, stock: { 'black/M': 50, 'black/L': 2, 'white/M': 0 } });
await addProduct(db, { id: 'shirt', price: 900, stock: { 'black/M': 5 } });
await addProduct(db, { id: 'coat', availableFrom: '2026-12-01T00:00:00+03:00' });
await addProduct(db, { id: 'old', status: 'archived' });
await addProduct(db, { id: 'secret', status: 'draft' });

type Choices = InputOf<'mergeGuestChoices'>;

let shopper: Client;
beforeEach(async () => {
  shopper = await store.shopper();
});

const chosen = (productId: string, quantity = 1, variant = 'black/M', price = 1500) => {
  const [colorId = '', sizeId = ''] = variant.split('/');
  return { productId, colorId, sizeId, quantity, price };
};
const merge = (choices: Partial<Choices>, key?: string, who = shopper) =>
  who.call(
    'mergeGuestChoices',
    { lines: [], favoriteIds: [], ...choices },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const inCart = async (who = shopper) =>
  (await who.call('displayCart')).body.data.cart.items.map(
    ({ productId, colorId, sizeId, quantity }) => `${productId}/${colorId}/${sizeId} ${quantity}`,
  );

describe('a line of a guest', () => {
  test.each([
    ['is added', chosen('dress', 2), 'added', 2, null],
    ['is added at another price', chosen('dress', 1, 'black/M', 1800), 'added', 1, 1800],
    ['is cut to what is left', chosen('dress', 3, 'black/L'), 'cut', 2, null],
    ['is cut to what a line may hold', chosen('dress', 12), 'cut', 10, null],
    ['is sold out', chosen('dress', 1, 'white/M'), 'soldOut', 0, null],
    ['is only announced', chosen('coat'), 'notSold', 0, null],
    ['is no longer sold', chosen('old', 1, 'black/M', 1000), 'notSold', 0, null],
    ['was never published', chosen('secret'), 'notSold', 0, null],
    ['has a color that was never made', chosen('dress', 1, 'red/M'), 'notSold', 0, null],
    ['is of no product', chosen('moon'), 'notSold', 0, null],
  ] as const)('%s', async (_, line, outcome, quantity, priceWas) => {
    const { status, body } = await merge({ lines: [line] });
    expect(status).toBe(200);
    expect(body.data.report.lines).toMatchObject([{ outcome, quantity, wanted: line.quantity }]);
    if (quantity > 0) expect(body.data.report.lines[0]).toMatchObject({ price: 1500, priceWas });
    const [own] = await inCart();
    expect(own).toBe(
      quantity > 0 ? `${line.productId}/${line.colorId}/${line.sizeId} ${quantity}` : undefined,
    );
    expect(body.data.cart.itemsCount).toBe(quantity);
  });

  test('raises the line of the cart to its quantity and never adds to it', async () => {
    await addToCart(shopper, 'dress', 2);
    await addToCart(shopper, 'shirt', 3);
    const { body } = await merge({ lines: [chosen('dress', 3), chosen('shirt', 3, 'black/M', 900)] });
    expect(body.data.report.lines.map(({ outcome }) => outcome)).toEqual(['added', 'inCart']);
    expect(await inCart()).toEqual(['dress/black/M 3', 'shirt/black/M 3']);
  });

  test('given twice counts once', async () => {
    const { body } = await merge({ lines: [chosen('dress', 1), chosen('dress', 2)] });
    expect(body.data.report.lines).toHaveLength(1);
    expect(await inCart()).toEqual(['dress/black/M 2']);
  });

  test('finds no room in a full cart', async () => {
    await writeSettings(db, { maxOrderLines: 1 });
    store.setNow('2026-11-22T10:00:10+03:00');
    const { body } = await merge({ lines: [chosen('shirt', 1, 'black/M', 900), chosen('dress')] });
    expect(body.data.report.lines.map(({ outcome }) => outcome)).toEqual(['added', 'cartFull']);
    expect(await inCart()).toEqual(['shirt/black/M 1']);
    await writeSettings(db, {});
    store.setNow('2026-11-22T10:00:20+03:00');
  });

  test('keeps its place: the order of choosing is the order of the cart', async () => {
    await merge({
      lines: [chosen('shirt', 1, 'black/M', 900), chosen('dress'), chosen('dress', 1, 'black/L')],
    });
    expect(await inCart()).toEqual(['shirt/black/M 1', 'dress/black/M 1', 'dress/black/L 1']);
  });
});

test('favorites are kept in the order they were pressed, and each says what became of it', async () => {
  await shopper.call('addToFavorites', { productId: 'shirt' });
  store.setNow(new Date(store.now().getTime() + 60_000));
  const { body } = await merge({ favoriteIds: ['shirt', 'dress', 'coat', 'old', 'secret', 'dress'] });
  expect(body.data.report.favorites).toEqual([
    { productId: 'shirt', outcome: 'kept' },
    { productId: 'dress', outcome: 'added' },
    { productId: 'coat', outcome: 'added' },
    { productId: 'old', outcome: 'notSold' },
    { productId: 'secret', outcome: 'notSold' },
  ]);
  expect(body.data.favoriteIds).toEqual(['coat', 'dress', 'shirt']);
});

test('the same key gives the first report again and adds nothing, whatever the cart has become', async () => {
  const choices = { lines: [chosen('dress', 2)], favoriteIds: ['shirt'] };
  const first = await merge(choices, 'guest-key-1');
  await shopper.call('removeFromCart', { productId: 'dress', colorId: 'black', sizeId: 'M' });
  await shopper.call('removeFromFavorites', { productId: 'shirt' });
  const again = await merge(choices, 'guest-key-1');
  expect(again.body.data.report).toEqual(first.body.data.report);
  expect(again.body.data).toMatchObject({ favoriteIds: [], cart: { itemsCount: 0 } });
  expect((await merge({ lines: [chosen('shirt')] }, 'guest-key-1')).status).toBe(422);
  const other = await store.shopper();
  expect((await merge(choices, 'guest-key-1', other)).body.data.cart.itemsCount).toBe(2);
});

test('a key is remembered for as long as a device keeps the choices', async () => {
  await merge({ lines: [chosen('dress')] }, 'guest-key-2');
  await shopper.call('removeFromCart', { productId: 'dress', colorId: 'black', sizeId: 'M' });
  const ago = (days: number) =>
    db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('key', '=', 'guest-key-2')
      .execute();
  await ago(20);
  await cleanUp(db, new Date());
  await merge({ lines: [chosen('dress')] }, 'guest-key-2');
  expect(await inCart()).toEqual([]);
  await ago(31);
  await cleanUp(db, new Date());
  await merge({ lines: [chosen('dress')] }, 'guest-key-2');
  expect(await inCart()).toEqual(['dress/black/M 1']);
});

test('twenty merges at once with one key or with many put each piece there once', async () => {
  const choices = { lines: [chosen('dress', 2), chosen('shirt', 1, 'black/M', 900)], favoriteIds: ['coat'] };
  const keys = Array.from({ length: 20 }, (_, place) =>
    place % 2 === 0 ? 'guest-race-0' : `guest-race-${place}`,
  );
  const answers = await Promise.all(keys.map((key) => merge(choices, key)));
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual(status === 409 ? [409, 'IDEMPOTENCY_RUNNING'] : [200, undefined]);
  expect((await merge(choices, 'guest-race-0')).status).toBe(200);
  expect(await inCart()).toEqual(['dress/black/M 2', 'shirt/black/M 1']);
  const reports = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.data.report.lines[0]?.outcome);
  expect(new Set(reports)).toEqual(new Set(['added', 'inCart']));
  expect((await shopper.call('getAllFavorites')).body.data.favorites).toHaveLength(1);
});

test('shoppers who merge the same products in other orders at once do not wait for each other in a circle', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => store.shopper()));
  const ids = ['coat', 'dress', 'shirt'];
  const answers = await Promise.all(
    shoppers.map((who, place) => merge({ favoriteIds: place % 2 ? ids : ids.toReversed() }, undefined, who)),
  );
  expect(answers.map(({ status }) => status)).toEqual(shoppers.map(() => 200));
});

test.each([
  ['31 lines', { lines: Array.from({ length: 31 }, (_, place) => chosen(`p${place}`)) }],
  ['31 favorites', { favoriteIds: Array.from({ length: 31 }, (_, place) => `p${place}`) }],
  ['no piece of a line', { lines: [chosen('dress', 0)] }],
  ['a price below zero', { lines: [chosen('dress', 1, 'black/M', -1)] }],
])('%s are refused', async (_, choices) => {
  const { status, body } = await merge(choices);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(await inCart()).toEqual([]);
});

test('a guest, and a shopper without a profile, merge nothing', async () => {
  expect((await merge({}, undefined, store.guest())).body.code).toBe('UNAUTHENTICATED');
  const unfinished = await store.shopper({ registered: false });
  expect((await merge({}, undefined, unfinished)).body.code).toBe('PROFILE_INCOMPLETE');
});
