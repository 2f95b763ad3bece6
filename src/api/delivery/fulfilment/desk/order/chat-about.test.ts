import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringTo, buy, step } from '../../../../../../test/buying.ts';
import { addProduct } from '../../../../../../test/catalog.ts';
import { openConsole } from '../../../../../../test/console.ts';
import { take } from '../../../../../../test/parcels.ts';
import { openStore } from '../../../../../../test/store.ts';
import { texts } from '../../../../../shop/texts/by-language.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 50 } });
const manager = await openConsole(store, ['manager']);
const read = async (id: string) => (await manager.ask('getOrder', { id })).body.data.order;
/** With plain spaces, and without the marks that keep numbers in their order. */
const chatOf = async (id: string) =>
  (await read(id)).chat?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const reveal = async (id: string, field: 'phone' | 'street') =>
  manager.ask('reveal', { kind: 'order', id, field });

test('a chat begins in the customer’s language with what the stage asks, once the phone is shown', async () => {
  const { _id: id, number } = await buy(await store.shopper({ language: 'ar' }), shirt);
  expect((await read(id)).chat).toBeNull();
  await reveal(id, 'phone');
  const spaced = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  const chat = await chatOf(id);
  expect(chat).toContain(`بخصوص طلبك ${spaced}`);
  expect(chat).toContain('هل نرسله؟');
  await bringTo(store, id, 'inProgress');
  expect(await chatOf(id)).toContain('لدينا سؤال عنه.');
  await step(store, id, 'inDelivery');
  expect(await chatOf(id)).toContain('في الطريق إليك');
  expect(
    await take(store, id, { step: 'attempt', reason: 'nobody home', nextDate: '2026-11-24' }),
  ).toBeNull();
  expect(await chatOf(id)).toContain('لدينا سؤال عنه.');
});

test('a caller introduces the store by its name, which is not called a store twice', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const { shop } = (await manager.ask('getOrder', { id })).body.data;
  expect(shop).toBe('Minwal');
  const { callScript } = texts.ar.consoleOrders;
  expect(callScript('منوال', '', '', '')).toContain('معك متجر منوال بخصوص طلبك');
  expect(callScript('متجر نسيج', '', '', '')).toContain('معك متجر نسيج بخصوص طلبك');
});

test('a chat says what the merchant wrote, and no more of the person than the order number', async () => {
  const shopper = await store.shopper({ language: 'en' });
  const { _id: id } = await buy(shopper, shirt);
  await reveal(id, 'phone');
  const words = {
    en: { title: 'Order {number}', text: 'Yes or no?' },
    ar: { title: 'طلب {number}', text: 'نعم أم لا؟' },
  };
  const changed = await manager.ask(
    'wordTemplate',
    { name: 'chat.confirm', version: 0, words },
    { 'idempotency-key': randomUUID() },
  );
  expect(changed.status).toBe(200);
  const chat = await chatOf(id);
  expect(chat).toMatch(/Order \d{3} \d{3} \d{3}\. Yes or no\?$/);
});

test('the place of the pin is read with the street alone', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  await store.pool.query(
    `update orders set address = address || '{"latitude": 36.2, "longitude": 37.13}' where id = $1`,
    [id],
  );
  expect((await read(id)).address.point).toBeNull();
  await reveal(id, 'street');
  expect((await read(id)).address.point).toEqual({ latitude: 36.2, longitude: 37.13 });
});
