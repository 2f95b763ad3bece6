import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const manager = await openConsole(store, ['owner']);
const accountant = await openConsole(store, ['accountant']);
const packer = await openConsole(store, ['packer']);
const newProduct = async () => addProduct(store.db, { stock: { 'black/M': 0 } });

async function valueOf(productId: string) {
  const { rows } = await store.pool.query('select value::int from variants where product_id = $1', [
    productId,
  ]);
  return rows[0].value as number;
}

test('shipping and customs are part of what pieces cost, split by value', async () => {
  const [dear, cheap] = [await newProduct(), await newProduct()];
  const made = await askWithKey(manager, 'createReceipt', { extraCost: 301 });
  const { _id: id, version } = made.body.data.receipt;
  const lineOf = (productId: string, counted: number, unitCost: number | null) => ({
    productId,
    colorId: 'black',
    sizeId: 'M',
    counted,
    unitCost,
  });
  const free = { id, version, lines: [lineOf(dear, 2, null)] };
  const changed = await manager.ask('changeReceipt', free);
  const refused = await askWithKey(manager, 'postReceipt', {
    id,
    version: changed.body.data.receipt.version,
  });
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
  const lines = [lineOf(dear, 2, 1000), lineOf(cheap, 5, 200)];
  const priced = await manager.ask('changeReceipt', { ...free, version: version + 1, lines });
  expect(priced.body.data.receipt).toMatchObject({ cost: 3301, extraCost: 301 });
  const posted = await askWithKey(manager, 'postReceipt', { id, version: version + 2 });
  expect(posted.status).toBe(200);
  expect([await valueOf(dear), await valueOf(cheap)]).toEqual([2201, 1100]);
});

test('what goods cost is not a packer’s to say, and an accountant reads it', async () => {
  const made = await askWithKey(packer, 'createReceipt', {});
  const { _id: id, version } = made.body.data.receipt;
  await manager.ask('changeReceipt', { id, version, currency: 'SYP', extraCost: 50, lines: [] });
  const counted = await packer.ask('changeReceipt', { id, version: version + 1, document: '7', lines: [] });
  expect([counted.status, counted.body.data.receipt]).toMatchObject([
    200,
    { currency: 'SYP', extraCost: null },
  ]);
  for (const given of [{ currency: 'USD' as const }, { extraCost: 1 }]) {
    const { body } = await packer.ask('changeReceipt', { id, version: version + 2, lines: [], ...given });
    expect(body.code).toBe('FORBIDDEN');
  }
  expect((await askWithKey(packer, 'createReceipt', { currency: 'SYP' })).body.code).toBe('FORBIDDEN');
  const { status, body } = await accountant.ask('getReceipt', { id });
  expect([status, body.data.receipt.extraCost]).toEqual([200, 50]);
  expect((await accountant.ask('listReceipts')).status).toBe(200);
});

test('the pages of a list have every variant once, whatever the order of its sizes', async () => {
  const id = await newProduct();
  await store.pool.query(`insert into sizes (id, system, label_en, label_ar, position)
    select 'page' || n, 'pages', 'p' || n, 'p' || n, 1000 - n from generate_series(1, 120) n`);
  await store.pool.query(
    `insert into variants (product_id, color_id, size_id, barcode)
     select $1, 'black', 'page' || n, 'page-' || n from generate_series(1, 120) n`,
    [id],
  );
  const seen: string[] = [];
  for (const before of [0, 50, 100]) {
    const { data } = (await manager.ask('listStock', { productId: id, before })).body;
    seen.push(...data.variants.map(({ size }) => size._id));
    expect(data.next).toBe(before === 100 ? null : before + 50);
  }
  expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
});
