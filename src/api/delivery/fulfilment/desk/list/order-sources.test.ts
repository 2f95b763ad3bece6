import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, home, pay } from '../../../../../../test/buying.ts';
import { addProduct } from '../../../../../../test/catalog.ts';
import { openConsole } from '../../../../../../test/console.ts';
import { line } from '../../../../../../test/returning.ts';
import { openStore, randomPhone } from '../../../../../../test/store.ts';
import { texts } from '../../../../../shop/texts/by-language.ts';

const store = await openStore();
const dress = await addProduct(store.db, { id: 'dress', stock: { 'black/M': 50 } });
const owner = await openConsole(store, ['owner']);
const { links } = (await owner.ask('getShare', { id: dress })).body.data.share.en;

/** Orders after following these links in this order. */
async function order(...followed: readonly string[]): Promise<string> {
  const shopper = await store.shopper();
  for (const link of followed) await shopper.send('GET', new URL(link).pathname);
  await addToCart(shopper, dress);
  const { status, body } = await pay(shopper);
  expect(status).toBe(201);
  return body.data.order._id;
}

const direct = await order();
const byInstagram = await order(links.instagram);
const byTelegram = await order(links.whatsapp, links.telegram);

test('an order keeps what brought its shopper last', async () => {
  for (const [id, cameFrom] of [
    [direct, null],
    [byInstagram, 'instagram'],
    [byTelegram, 'telegram'],
  ] as const) {
    const { body } = await owner.ask('getOrder', { id });
    expect(body.data.order).toMatchObject({ source: 'site', cameFrom });
  }
});

const found = async (cameFrom: 'instagram' | 'whatsapp' | 'direct') =>
  (await owner.ask('listOrders', { cameFrom })).body.data.orders.map(({ _id }) => _id);

test('the list is filtered by it', async () => {
  expect(await found('instagram')).toEqual([byInstagram]);
  expect(await found('whatsapp')).toEqual([]);
  expect(await found('direct')).toEqual([direct]);
});

test('a source that somebody made up is none', async () => {
  const shopper = await store.shopper();
  shopper.cookies.set('source', 'evil');
  await addToCart(shopper, dress);
  const { body } = await pay(shopper);
  expect(body.data.order).not.toHaveProperty('cameFrom');
  const shown = await owner.ask('getOrder', { id: body.data.order._id });
  expect(shown.body.data.order.cameFrom).toBeNull();
});

test('a report counts the orders of each source, without those that staff took', async () => {
  await order(links.instagram);
  const taken = { phone: randomPhone(), lines: [line(dress)], address: home };
  const { totals } = (await owner.ask('previewForCustomer', taken)).body.data;
  const agreed = { name: 'Nur', consent: true, isOldEnough: true, source: 'phone' } as const;
  const placed = { ...taken, ...agreed, expectedTotal: totals?.total ?? 0 };
  const { status } = await owner.ask('placeForCustomer', placed, { 'idempotency-key': randomUUID() });
  expect(status).toBe(201);
  const { rows } = (await owner.ask('readReport', { name: 'sources' })).body.data;
  const t = texts.en.sources;
  const counted = new Map(rows.map(({ label, figures }) => [label, figures]));
  expect(counted.get(t.instagram)).toMatchObject({ orders: 2, deliveries: 0, items: 0 });
  expect(counted.get(t.telegram)).toMatchObject({ orders: 1, deliveries: 0, items: 0 });
  expect(counted.get(t.direct)?.['orders']).toBe((await found('direct')).length);
  expect(counted.has(t.facebook)).toBe(false);
});

test('a shopper’s copy of their data names it', async () => {
  const shopper = await store.shopper();
  await shopper.send('GET', new URL(links.facebook).pathname);
  await addToCart(shopper, dress);
  await pay(shopper);
  const { body } = await shopper.call('exportData');
  expect(body.data.orders).toMatchObject([{ cameFrom: 'facebook' }]);
});
