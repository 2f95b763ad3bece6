import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { passTime, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { line, stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore({ pages: true });
const dress = await addProduct(store.db, {
  price: 1000,
  stock: { 'black/M': 9, 'black/L': 1 },
  name: { en: 'Linen dress', ar: 'فستان كتّان' },
});
const gone = await addProduct(store.db, { price: 700, stock: { 'black/M': 0 } });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support']);
await writeSettings(store.db, {});

const make = (input: ConsoleInputOf<'makeChatCart'>) =>
  support.ask('makeChatCart', input, { 'idempotency-key': randomUUID() });
const pathOf = (link: string) => new URL(link).pathname;
const open = async (token: string) => (await store.guest().call('getChatCart', { token })).body.data.chatCart;

test('a link shows the pieces with the prices and the stock of now, and holds none', async () => {
  const before = await stockOf(store, dress);
  const { status, body } = await make({ lines: [line(dress, 2), line(gone)], note: 'As agreed' });
  expect(status).toBe(201);
  const { _id: token, share } = body.data.cart;
  expect(body.data.cart).toMatchObject({ pieces: 3, total: 2000, note: 'As agreed' });
  expect(share.en.text).toContain('Linen dress');
  expect(share.en.text).toContain('As agreed');
  expect(share.ar.text).toContain('فستان كتّان');
  expect(pathOf(share.en.links.whatsapp)).toBe(`/c/${token}/wa`);

  expect(await open(token)).toMatchObject({
    note: 'As agreed',
    total: 2000,
    items: [
      { productId: dress, quantity: 2, price: 1000, issue: null },
      { productId: gone, quantity: 1, issue: 'OUT_OF_STOCK' },
    ],
  });
  await store.pool.query('update products set price = 1200 where id = $1', [dress]);
  expect(await open(token)).toMatchObject({ total: 2400, items: [{ price: 1200 }, {}] });
  await store.pool.query('update products set price = 1000 where id = $1', [dress]);
  expect(await stockOf(store, dress)).toBe(before);
  expect((await store.guest().call('getChatCart', { token: 'made-up' })).status).toBe(404);
});

test('a total counts the pieces that are left', async () => {
  const { body } = await make({ lines: [line(dress, 3, { sizeId: 'L' })] });
  const shown = await open(body.data.cart._id);
  expect(shown).toMatchObject({ total: 1000, items: [{ issue: 'NOT_ENOUGH_STOCK', available: 1 }] });
});

test('its order is counted to the chat it was sent to', async () => {
  const { body } = await make({ lines: [line(dress)] });
  const { links } = body.data.cart.share.en;
  const shopper = await store.shopper();
  await shopper.send('GET', pathOf(links.telegram));
  const { items } = await open(body.data.cart._id);
  const lines = items.map(({ productId, colorId, sizeId, quantity, price }) => ({
    productId,
    colorId,
    sizeId,
    quantity,
    price,
  }));
  // Twice, as a press that was repeated: what is there already is not added to.
  for (let times = 0; times < 2; times++) await shopper.call('mergeGuestChoices', { lines, favoriteIds: [] });
  expect((await shopper.call('displayCart')).body.data.cart.itemsCount).toBe(1);
  const paid = await pay(shopper);
  expect(paid.status).toBe(201);
  const { order } = (await support.ask('getOrder', { id: paid.body.data.order._id })).body.data;
  expect(order).toMatchObject({ source: 'site', cameFrom: 'telegram' });
});

test('staff see the links that work, to finish an order themselves', async () => {
  const { body } = await make({ lines: [line(dress, 4)] });
  const { carts } = (await support.ask('listChatCarts', {})).body.data;
  expect(carts.find(({ _id }) => _id === body.data.cart._id)).toMatchObject({
    names: ['Linen dress'],
    pieces: 4,
    lines: [line(dress, 4)],
  });
});

test.each([
  ['no piece', [], 400],
  ['the same piece twice', [line(dress), line(dress)], 400],
  ['more than a line takes', [line(dress, 999)], 409],
  ['a piece that is not in the shop', [line('nothing')], 409],
])('a link to %s is not made', async (_what, lines, refused) => {
  const { status } = await make({ lines });
  expect(status).toBe(refused);
});

test('a link ends after a week and is then forgotten', async () => {
  const { body } = await make({ lines: [line(dress)] });
  const { _id: token, expiresAt } = body.data.cart;
  expect(Date.parse(expiresAt)).toBe(store.now().getTime() + 7 * DAY_MS);
  await passTime(store, expiresAt, []);
  expect((await store.guest().call('getChatCart', { token })).status).toBe(404);
  await cleanUp(store.db, new Date(store.now().getTime() + 2 * DAY_MS));
  const { rows } = await store.pool.query('select from chat_carts where token = $1', [token]);
  expect(rows).toEqual([]);
});
