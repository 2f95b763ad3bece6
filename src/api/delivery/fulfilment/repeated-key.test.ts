import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 90 } });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });
const support = await openConsole(store, ['support']);

const get = async (id: string) => (await support.ask('getOrder', { id })).body.data.order;

test('the same key does a step once', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const key = { 'idempotency-key': randomUUID() };
  const first = await support.ask('confirmOrder', { id, version: 1 }, key);
  const again = await support.ask('confirmOrder', { id, version: 1 }, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(JSON.stringify(again.body.data)).toBe(JSON.stringify(first.body.data));
  const stale = await ask(support, 'confirmOrder', { id, version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'ORDER_STEP_NOT_ALLOWED']);
  expect(stale.body.data).toMatchObject({ stage: 'toPick', version: 2, last: { step: 'confirm' } });
});

test('packing pressed twice at once packs once, and every answer is the first one', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const { parcelId } = await get(id);
  await ask(support, 'confirmOrder', { id, version: 1 });
  await ask(packer, 'pickParcel', { id: parcelId, version: 2 });
  const key = { 'idempotency-key': randomUUID() };
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  const press = () => packer.ask('packParcel', { id: parcelId, version: 3, pieces }, key);
  const answers = [...(await Promise.all([press(), press()])), await press()];
  const texts = answers.flatMap(({ status, body }) => (status === 200 ? [JSON.stringify(body)] : []));
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(1);
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('IDEMPOTENCY_RUNNING');
});
