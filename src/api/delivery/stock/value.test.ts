import { describe, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { owner, send, take } from '../../../../test/parcels.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { openStore } from '../../../../test/store.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';

const now = new Date().toISOString();
const store = await openStore({ now });
const manager = await openConsole(store, ['owner'], { name: 'Suha' });
const accountant = await openConsole(store, ['accountant']);
const packer = await openConsole(store, ['packer']);

const newProduct = async () => addProduct(store.db, { stock: { 'black/M': 0 } });

/** Receives pieces at a unit cost; null: none is known. */
async function receive(
  productId: string,
  counted: number,
  unitCost: number | null,
  given: { currency?: 'USD' | 'SYP'; supplier?: string } = {},
) {
  const made = await askWithKey(manager, 'createReceipt', given);
  const { _id: id, version } = made.body.data.receipt;
  const line = { productId, colorId: 'black', sizeId: 'M', counted, unitCost };
  const changed = await manager.ask('changeReceipt', { id, version, ...given, lines: [line] });
  const posted = await askWithKey(manager, 'postReceipt', { id, version: changed.body.data.receipt.version });
  expect([posted.status, posted.body.errors]).toEqual([200, []]);
  return posted.body.data.receipt;
}

async function adjust(productId: string, reason: 'found' | 'theft' | 'damaged' | 'repaired', count: number) {
  const variant = { productId, colorId: 'black', sizeId: 'M' };
  const { status } = await askWithKey(manager, 'adjustStock', { ...variant, reason, count, note: 'why' });
  expect(status).toBe(200);
}

async function valueOf(productId: string) {
  const { rows } = await store.pool.query(
    'select stock, value::int, damaged, damaged_value::int as "damagedValue" from variants where product_id = $1',
    [productId],
  );
  return rows[0] as { stock: number; value: number; damaged: number; damagedValue: number };
}

test('pieces leave at the average, and the last takes the rest', async () => {
  const id = await newProduct();
  await receive(id, 2, 1000);
  await receive(id, 1, 1001);
  expect(await valueOf(id)).toMatchObject({ stock: 3, value: 3001 });
  await adjust(id, 'theft', 1);
  expect(await valueOf(id)).toMatchObject({ stock: 2, value: 2001 });
  await adjust(id, 'theft', 1);
  expect(await valueOf(id)).toMatchObject({ stock: 1, value: 1000 });
  await adjust(id, 'theft', 1);
  expect(await valueOf(id)).toMatchObject({ stock: 0, value: 0 });
});

test('what an order took comes back with it, whatever the average is by then', async () => {
  const id = await newProduct();
  await receive(id, 4, 500);
  const order = await buy(await store.shopper(), id, 3);
  await receive(id, 3, 2000);
  expect(await valueOf(id)).toMatchObject({ stock: 4, value: 6500 });
  expect(await take(store, order._id, { step: 'cancel', reason: 'asked' }, owner)).toBeNull();
  expect(await valueOf(id)).toMatchObject({ stock: 7, value: 8000 });
});

test('damaged pieces carry their value beside, and bring it back', async () => {
  const id = await newProduct();
  await receive(id, 4, 250);
  await adjust(id, 'damaged', 3);
  expect(await valueOf(id)).toEqual({ stock: 1, value: 250, damaged: 3, damagedValue: 750 });
  await adjust(id, 'repaired', 1);
  expect(await valueOf(id)).toEqual({ stock: 2, value: 500, damaged: 2, damagedValue: 500 });
});

/** Pieces of an order are on their way and come back in one of these ways; two others on the shelf cost 100 each. */
const returning = { resellable: 0, damaged: 0, missing: 0 };
test.each([
  ['lost on the way', 'lost', null, { stock: 2, value: 200, damaged: 0, damagedValue: 0 }],
  ['back', 'refuse', { ...returning, resellable: 1 }, { stock: 3, value: 1100, damaged: 0, damagedValue: 0 }],
  [
    'back damaged',
    'refuse',
    { ...returning, damaged: 1 },
    { stock: 2, value: 200, damaged: 1, damagedValue: 900 },
  ],
  ['missing', 'refuse', { ...returning, missing: 1 }, { stock: 2, value: 200, damaged: 0, damagedValue: 0 }],
] as const)('what leaves again at once takes what it brought: %s', async (_how, step, piece, expected) => {
  const id = await newProduct();
  await receive(id, 1, 900);
  const order = await buy(await store.shopper(), id, 1);
  await receive(id, 2, 100);
  await send(store, order._id);
  if (step === 'lost') expect(await take(store, order._id, { step, reason: 'gone' }, owner)).toBeNull();
  else {
    expect(await take(store, order._id, { step, refusal: 'late', reason: 'late' }, owner)).toBeNull();
    const pieces = [{ lineNo: 1, ...piece }];
    expect(await take(store, order._id, { step: 'backIn', pieces }, owner)).toBeNull();
  }
  expect(await valueOf(id)).toEqual(expected);
});

/** Of 5 pieces an order took 2; then values began with 500 for each of the other 3, on the order's row. */
async function withOpening() {
  const id = await newProduct();
  await receive(id, 5, null);
  const order = await buy(await store.shopper(), id, 2);
  await store.pool.query('alter table stock_ledger disable trigger stock_ledger_stays');
  await store.pool.query(
    'update stock_ledger set value = 1500, is_opening = true where order_id = $1 and product_id = $2',
    [order._id, id],
  );
  await store.pool.query('alter table stock_ledger enable trigger stock_ledger_stays');
  // An opening value is no cost of the order, and rows are otherwise only added.
  await store.pool.query('delete from order_costs where order_id = $1', [order._id]);
  await store.pool.query('update variants set value = 1500 where product_id = $1', [id]);
  return { id, order };
}

test.each([
  ['canceled', 'cancel', { stock: 5, value: 2500 }],
  ['lost', 'lost', { stock: 3, value: 1500 }],
] as const)(
  'an order with the opening value on its row does not bring it back: %s',
  async (_how, step, expected) => {
    const { id, order } = await withOpening();
    if (step === 'lost') await send(store, order._id);
    expect(await take(store, order._id, { step, reason: 'asked' }, owner)).toBeNull();
    expect(await valueOf(id)).toMatchObject(expected);
  },
);

test('an opening value makes no unit cost', async () => {
  const { id } = await withOpening();
  await adjust(id, 'theft', 3);
  await adjust(id, 'found', 2);
  expect(await valueOf(id)).toMatchObject({ stock: 2, value: 1000 });
});

test('pieces without a known cost count at the average, or at the last cost', async () => {
  const id = await newProduct();
  await receive(id, 2, null);
  expect(await valueOf(id)).toMatchObject({ stock: 2, value: 0 });
  const other = await newProduct();
  await receive(other, 2, 300);
  await adjust(other, 'found', 1);
  expect(await valueOf(other)).toMatchObject({ stock: 3, value: 900 });
  await adjust(other, 'theft', 3);
  await adjust(other, 'found', 2);
  expect(await valueOf(other)).toMatchObject({ stock: 2, value: 600 });
});

test('a cost in pounds counts at the rate of that day, and a receipt taken back leaves the rest', async () => {
  const { status } = await askWithKey(manager, 'setRate', { rate: 11_500 });
  expect(status).toBe(201);
  const id = await newProduct();
  const receipt = await receive(id, 2, 2300, { currency: 'SYP' });
  expect(await valueOf(id)).toMatchObject({ stock: 2, value: 4000 });
  await askWithKey(manager, 'setRate', { rate: 23_000 });
  expect(await valueOf(id)).toMatchObject({ value: 4000 });
  await receive(id, 1, 2300, { currency: 'SYP' });
  expect(await valueOf(id)).toMatchObject({ stock: 3, value: 5000 });
  const { _id, version } = receipt;
  expect((await askWithKey(manager, 'reverseReceipt', { id: _id, version, note: 'wrong' })).status).toBe(200);
  // What it brought goes out again, and the other piece keeps what it cost.
  expect(await valueOf(id)).toMatchObject({ stock: 1, value: 1000 });
});

test('the report counts what a person would: by category, by product, by age', async () => {
  const shirt = await addProduct(store.db, {
    stock: { 'black/M': 0 },
    name: { en: 'Linen shirt', ar: 'قميص' },
  });
  await receive(shirt, 5, 100);
  await receive(shirt, 3, 200);
  await buy(await store.shopper(), shirt, 4);
  // The first receipt is made two months old in a store where the ledger cannot be changed.
  await store.pool.query('alter table stock_ledger disable trigger stock_ledger_stays');
  await store.pool.query(
    `update stock_ledger set at = now() - interval '70 days' where product_id = $1 and change = 5`,
    [shirt],
  );
  await store.pool.query('alter table stock_ledger enable trigger stock_ledger_stays');
  const read = async (by: string) => {
    const { body } = await accountant.ask('readReport', { name: 'stockValue', by });
    return body.data;
  };
  const byProduct = await read('product');
  const row = byProduct.rows.find(({ key }) => key === shirt);
  // 1,100 cents less 4 of 8; at 230 pounds a dollar.
  expect(row?.figures).toEqual({ stock: 4, value: 550, valuePounds: 1265, uncosted: 0 });
  const { rows: counted } = await store.pool.query(
    `select sum(stock)::int as stock, sum(value)::int as value from variants where stock > 0`,
  );
  for (const by of ['category', 'age', 'brand', 'product'])
    expect((await read(by)).sum).toMatchObject(counted[0]);
  const before = (await read('age')).rows;
  const bandOf = (key: string) => before.find((band) => band.key === key)?.figures['stock'] ?? 0;
  // Three of the newer receipt and one of the older are left: 3 × 137.5 and the rest.
  expect(bandOf('days90')).toBe(1);
  expect(before.find(({ key }) => key === 'days90')?.figures['value']).toBe(137);
  const file = await accountant.ask('exportReport', { name: 'stockValue', by: 'product', format: 'csv' });
  expect(Buffer.from(file.body.data.file.content, 'base64').toString()).toContain('Linen shirt,4,5.5,1265,0');
});

test('the list tells how long pieces last, and a variant’s own level makes it low', async () => {
  const id = await newProduct();
  await receive(id, 20, 100);
  const order = await buy(await store.shopper(), id, 2);
  await send(store, order._id);
  await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, owner);
  const listed = async () => (await manager.ask('listStock', { productId: id })).body.data;
  expect((await listed()).variants).toMatchObject([{ stock: 18, kept28: 2, lowLevel: null }]);
  expect((await listed()).counts.low).toBe(0);
  const level = { productId: id, colorId: 'black', sizeId: 'M', level: 18 };
  expect((await manager.ask('setLowLevel', level)).body.data.variant.lowLevel).toBe(18);
  expect((await listed()).counts.low).toBe(1);
  expect((await packer.ask('setLowLevel', level)).status).toBe(403);
  expect((await manager.ask('setLowLevel', { ...level, sizeId: 'none' })).status).toBe(404);
  const { body } = await manager.ask('exportStock', { format: 'csv', view: 'low' });
  const text = Buffer.from(body.data.file.content, 'base64').toString();
  expect(text.split('\r\n').find((line) => line.includes(',18,0,0,2,252,18'))).toBeDefined();
});

test('suppliers: what came from them, edited by one at a time, each name once', async () => {
  const id = await newProduct();
  await receive(id, 3, 700, { supplier: 'Aleppo looms' });
  const list = async (who: typeof manager) => (await who.ask('listSuppliers')).body.data.suppliers;
  const looms = (await list(accountant)).find(({ name }) => name === 'Aleppo looms');
  expect(looms).toMatchObject({ receipts: 1, pieces: 3, cost: 2100, phone: '', isArchived: false });
  expect((await list(packer)).find(({ name }) => name === 'Aleppo looms')?.cost).toBeNull();
  const { _id: supplierId = '', version = 0 } = looms ?? {};
  const theirs = await manager.ask('listReceipts', { supplierId });
  expect(theirs.body.data.receipts).toHaveLength(1);

  const given = { id: supplierId, version, name: 'Looms of Aleppo', phone: '021', isArchived: true };
  const changed = await manager.ask('changeSupplier', given);
  expect(changed.body.data.supplier).toMatchObject({ name: 'Looms of Aleppo', isArchived: true, version: 2 });
  const late = await accountant.ask('changeSupplier', { ...given, name: 'Late' });
  expect([late.body.code, late.body.data]).toMatchObject(['VERSION_CONFLICT', { supplier: { version: 2 } }]);
  const other = await askWithKey(manager, 'createSupplier', { name: 'Homs' });
  expect(other.status).toBe(201);
  expect((await askWithKey(manager, 'createSupplier', { name: 'Homs' })).body.code).toBe('NAME_TAKEN');
  const taken = await manager.ask('changeSupplier', { ...given, version: 2, name: 'Homs' });
  expect(taken.body.code).toBe('NAME_TAKEN');
  expect((await packer.ask('changeSupplier', given)).status).toBe(403);
});

test('an old period has no stock value of its own: it is what is there now', async () => {
  const to = addDays(storeDateOf(now), -40);
  const from = addDays(to, -1);
  const { body } = await accountant.ask('readReport', { name: 'stockValue', from, to });
  expect(body.data.rows.length).toBeGreaterThan(0);
});

describe('labels', () => {
  const print = async (query: string) =>
    store.app.inject({
      url: `/api/console/v1/labels?${query}`,
      headers: { cookie: `staff=${packer.cookies.get('staff') ?? ''}` },
    });

  test('each counted piece has one, a page each on a roll, on sheets as many as fit', async () => {
    const id = await newProduct();
    const receipt = await receive(id, 3, null);
    const roll = await print(`receiptId=${receipt._id}&sheet=40x25&lang=en`);
    expect(roll.headers['content-type']).toBe('application/pdf');
    const { letters, pages } = await readPdf(roll.rawPayload);
    expect(pages).toBe(3);
    const { rows } = await store.pool.query('select barcode from variants where product_id = $1', [id]);
    expect(letters).toContain(rows[0].barcode);
    const sheet = await print(`productId=${id}&copies=25&sheet=a4-24&lang=ar`);
    expect((await readPdf(sheet.rawPayload)).pages).toBe(2);
    const { rows: logged } = await store.pool.query(
      `select after from staff_audit where action = 'stock.print' and staff_id = $1 order by id`,
      [packer.staffId],
    );
    expect(logged.map(({ after }) => after)).toEqual([
      { sheet: '40x25', labels: 3 },
      { sheet: 'a4-24', labels: 25 },
    ]);
  });

  test.each([
    ['', 404, 'NOT_FOUND'],
    ['productId=none', 404, 'NOT_FOUND'],
    ['receiptId=none', 404, 'NOT_FOUND'],
    ['sheet=a5', 400, 'VALIDATION'],
  ])('of "%s" there are none', async (query, status, code) => {
    const answer = await print(query);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

test('no test left a violated invariant', async () => expect(await store.invariants()).toEqual([]));
