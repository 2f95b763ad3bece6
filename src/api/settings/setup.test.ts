import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import { makeOwner } from '../staff/make-owner.ts';

const store = await openStore();
const empty = await openStore();
const first = { phone: '+963944000111', name: 'Rana', by: null };

test('the first owner of an empty shop begins with a closed one, of a shop that sells with an open one', async () => {
  await addProduct(store.db);
  await makeOwner(store.db, first, store.now());
  expect((await store.settings()).isOpen).toBe(true);
  await empty.pool.query('delete from products; delete from brands');
  await makeOwner(empty.db, first, empty.now());
  const { rows } = await empty.pool.query(`select value -> 'isOpen' as open from settings`);
  expect(rows).toEqual([{ open: false }]);
});

test('the checklist knows what is missing from the data, and opens the shop once nothing is', async () => {
  await store.pool.query(`insert into settings (value) values ('{"isOpen": false}')
    on conflict (only_row) do update set value = excluded.value`);
  const owner = await openConsole(store, ['owner']);
  const missing = async () => (await owner.ask('getSetup')).body.data.missing;
  const open = (key: string) => owner.ask('openShop', {}, { 'idempotency-key': key });
  expect(await missing()).toEqual(expect.arrayContaining(['identity', 'channel', 'dispatchCenter']));
  const refused = await open('too-early');
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_READY']);
  expect(refused.body.errors).toEqual(await missing());

  const dress = await addProduct(store.db, { price: 500, stock: { 'black/M': 5 } });
  const shopper = await store.shopper();
  await addToCart(shopper, dress);
  const paid = await pay(shopper);
  expect([paid.body.code, paid.body.message]).toEqual(['DELIVERY_PAUSED', 'The shop opens soon.']);

  const { settings, version } = (await owner.ask('getSettings')).body.data;
  const part = {
    identity: { ...settings.identity, phone: '+963 944 000 111', address: { en: 'Homs', ar: 'حمص' } },
    socialChannel: { name: 'Telegram', handle: '@rana', url: 'https://t.me/rana' },
    dispatchCenter: { latitude: 34.7268, longitude: 36.7234, name: { en: 'Homs', ar: 'حمص' } },
  };
  expect((await owner.ask('changeSettings', { version, part: { isOpen: true } })).status).toBe(403);
  await owner.ask('changeSettings', { version, part });
  expect(await missing()).toEqual([]);
  const opened = await open('at-last-open');
  expect([opened.status, opened.body.data.isOpen]).toEqual([200, true]);
  expect((await pay(shopper)).status).toBe(201);
});

test('only an owner opens a shop', async () => {
  const manager = await openConsole(store, ['manager']);
  expect((await manager.ask('getSetup')).status).toBe(403);
});
