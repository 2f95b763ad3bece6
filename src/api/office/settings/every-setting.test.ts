import { afterEach, beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { messagesAndStock } from '../../../../test/settings/messages-and-stock.ts';
import { ordersAndCash } from '../../../../test/settings/orders-and-cash.ts';
import { returnsAndPoints } from '../../../../test/settings/returns-and-points.ts';
import { shopAndDelivery } from '../../../../test/settings/shop-and-delivery.ts';
import { openShop, type Seen, type Shop } from '../../../../test/settings/shop.ts';
import { openStore } from '../../../../test/store.ts';
import { keysOf } from '../../../shop/keys-of.ts';
import type { SettingName } from '../../../shop/office/settings/groups.ts';
import { Settings } from '../../../shop/settings.ts';

// Each setting is changed as the console changes it, and read by those it concerns, before and after, in two processes.

const seen = { ...shopAndDelivery, ...ordersAndCash, ...returnsAndPoints, ...messagesAndStock };

const OPENED_AT = '2026-11-22T10:00:00+03:00';
const store = await openStore({ pages: true });
let shops: readonly [Shop, Shop];

const write = (value: object) =>
  store.pool.query(
    `insert into settings (value) values ($1) on conflict (only_row) do update
        set value = excluded.value, version = settings.version + 1`,
    [JSON.stringify(value)],
  );

beforeAll(async () => {
  // What is collected at an office goes with a company.
  await store.pool.query(`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`);
  shops = [await openShop(store, store), await openShop(store, await store.beside())];
});
afterEach(async () => {
  store.setNow(OPENED_AT);
  await write({});
});

test('the table has every setting', () => {
  expect(Object.keys(seen).toSorted()).toEqual(Object.keys(Settings.shape).toSorted());
});

test.each(keysOf(seen))('what people see follows %s, in each process', async (name: SettingName) => {
  const { to, look, was, is, at = OPENED_AT, change = changeOf(name, to) }: Seen = seen[name];
  const [first, second] = shops;
  if (name === 'isOpen' || name === 'opensAt') await write({ isOpen: false });
  expect([await look(first), await look(second)]).toEqual([was, was]);
  store.setNow(at);
  await change(first);
  expect([await look(second), await look(first)]).toEqual([is, is]);
});

const changeOf = (name: SettingName, to: unknown) => async (shop: Shop) => {
  const owner = await openConsole(shop, ['owner']);
  // The page of settings would compute each sentence of the shop for it.
  const { rows } = await store.pool.query<{ version: number }>('select version from settings');
  const version = rows[0]?.version ?? 0;
  const { status, body } = await owner.ask('changeSettings', { version, part: { [name]: to } });
  expect([status, body.errors]).toEqual([200, []]);
};
