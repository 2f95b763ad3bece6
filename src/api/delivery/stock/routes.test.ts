import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';

const store = await openStore({ demo: true });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const packer = await openConsole(store, ['packer']);

const key = () => ({ 'idempotency-key': randomUUID() });

/** A variant with at least so many pieces. */
async function variantWith(pieces: number) {
  const { rows } = await store.pool.query(
    `select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", v.stock, v.damaged, v.barcode
       from variants v where v.stock >= $1 order by random() limit 1`,
    [pieces],
  );
  return rows[0] as {
    productId: string;
    colorId: string;
    sizeId: string;
    stock: number;
    damaged: number;
    barcode: string;
  };
}
const idsOf = ({ productId, colorId, sizeId }: Awaited<ReturnType<typeof variantWith>>) => ({
  productId,
  colorId,
  sizeId,
});

test.each([
  ['found', 2, 2, 0],
  ['correction', -1, -1, 0],
  ['damaged', 2, -2, 2],
  ['gift', 1, -1, 0],
] as const)('%s of %i moves stock by %i and damaged by %i', async (reason, count, stock, damaged) => {
  const variant = await variantWith(3);
  const { body } = await manager.ask(
    'adjustStock',
    { ...idsOf(variant), reason, count, note: 'counted twice' },
    key(),
  );
  expect(body.data.variant).toMatchObject({
    stock: variant.stock + stock,
    damaged: variant.damaged + damaged,
  });
  const { body: ledger } = await manager.ask('listMovements', { productId: variant.productId });
  expect(ledger.data.movements[0]).toMatchObject({ reason, by: 'Suha', note: 'counted twice' });
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['more than there are', { reason: 'theft', count: 9_999 }, 409, 'NOT_ENOUGH_STOCK'],
  ['damaged pieces that are not there', { reason: 'repaired', count: 9_999 }, 409, 'NOT_ENOUGH_STOCK'],
  ['a gift that adds', { reason: 'gift', count: -1 }, 400, 'VALIDATION'],
  ['nothing', { reason: 'found', count: 0 }, 400, 'VALIDATION'],
  ['no note', { reason: 'found', count: 1, note: '' }, 400, 'VALIDATION'],
  ['no such variant', { reason: 'found', count: 1, sizeId: 'none' }, 404, 'NOT_FOUND'],
] as const)('an adjustment of %s is refused and moves nothing', async (_what, given, status, code) => {
  const variant = await variantWith(1);
  const { status: got, body } = await manager.ask(
    'adjustStock',
    { ...idsOf(variant), note: 'why', ...given },
    key(),
  );
  expect([got, body.code]).toEqual([status, code]);
  const { rows } = await store.pool.query(
    `select stock from variants where product_id = $1 and color_id = $2 and size_id = $3`,
    [variant.productId, variant.colorId, variant.sizeId],
  );
  expect(rows).toEqual([{ stock: variant.stock }]);
});

async function draftWith(counted: number, unitCost?: number) {
  const variant = await variantWith(1);
  const { body } = await manager.ask('createReceipt', { supplier: 'Syrian loom' }, key());
  const { _id: id, version } = body.data.receipt;
  const changed = await manager.ask('changeReceipt', {
    id,
    version,
    supplier: 'Syrian loom',
    lines: [{ ...idsOf(variant), expected: 12, counted, ...(unitCost !== undefined && { unitCost }) }],
  });
  return { variant, receipt: changed.body.data.receipt };
}

const stockOf = async ({ productId, colorId, sizeId }: Awaited<ReturnType<typeof variantWith>>) => {
  const { body } = await manager.ask('listStock', { productId });
  return body.data.variants.find(({ color, size }) => color._id === colorId && size._id === sizeId)?.stock;
};

test('a receipt enters its counted pieces once, however often it is posted', async () => {
  const { variant, receipt } = await draftWith(9);
  expect(await stockOf(variant)).toBe(variant.stock);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      packer.ask('postReceipt', { id: receipt._id, version: receipt.version }, key()),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await stockOf(variant)).toBe(variant.stock + 9);
  const { body } = await manager.ask('listMovements', { productId: variant.productId });
  expect(body.data.movements[0]).toMatchObject({
    reason: 'received',
    change: 9,
    left: variant.stock + 9,
    receipt: { name: receipt.number },
  });
  expect(await store.invariants()).toEqual([]);
});

test('a posted receipt is not edited, and is taken back while enough pieces are left', async () => {
  const { variant, receipt } = await draftWith(5);
  const { body } = await manager.ask('postReceipt', { id: receipt._id, version: receipt.version }, key());
  const posted = body.data.receipt;
  const edit = await manager.ask('changeReceipt', { id: posted._id, version: posted.version, lines: [] });
  expect([edit.status, edit.body.code]).toEqual([409, 'ALREADY_POSTED']);

  await manager.ask(
    'adjustStock',
    { ...idsOf(variant), reason: 'theft', count: variant.stock + 1, note: 'gone' },
    key(),
  );
  const reverse = () =>
    manager.ask('reverseReceipt', { id: posted._id, version: posted.version, note: 'wrong house' }, key());
  expect((await reverse()).body.code).toBe('NOT_ENOUGH_STOCK');
  await manager.ask('adjustStock', { ...idsOf(variant), reason: 'found', count: 1, note: 'back' }, key());
  expect((await reverse()).body.data.receipt.state).toBe('reversed');
  expect(await stockOf(variant)).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('what goods cost is shown to those who read costs alone, and a packer keeps it', async () => {
  const { variant, receipt } = await draftWith(4, 2410);
  expect(receipt).toMatchObject({ cost: 9640, lines: [{ unitCost: 2410 }] });
  const { body } = await packer.ask('changeReceipt', {
    id: receipt._id,
    version: receipt.version,
    lines: [{ ...idsOf(variant), counted: 5 }],
  });
  expect(body.data.receipt).toMatchObject({ cost: null, lines: [{ unitCost: null }] });
  expect((await manager.ask('getReceipt', { id: receipt._id })).body.data.receipt.cost).toBe(12_050);
  const refused = await packer.ask('changeReceipt', {
    id: receipt._id,
    version: receipt.version + 1,
    lines: [{ ...idsOf(variant), counted: 5, unitCost: 1 }],
  });
  expect(refused.status).toBe(403);
});

test('the second of two who edit a receipt gets it as it is', async () => {
  const { receipt } = await draftWith(1);
  await packer.ask('changeReceipt', { id: receipt._id, version: receipt.version, lines: [] });
  const { status, body } = await manager.ask('changeReceipt', {
    id: receipt._id,
    version: receipt.version,
    lines: [],
  });
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data.receipt.version).toBe(receipt.version + 1);
});

test('the list finds by name in any writing and by barcode, and its counts are those of its views', async () => {
  const variant = await variantWith(1);
  const byCode = await packer.ask('listStock', { search: variant.barcode });
  expect(byCode.body.data.variants).toHaveLength(1);
  // Two wait for the same variant, and one was told of another.
  await store.pool.query(
    `insert into stock_alerts (shopper_id, product_id, color_id, size_id, sent_at)
     select s.id, v.product_id, v.color_id, v.size_id, case when v.place = 2 then now() end
       from (select *, row_number() over (order by product_id, color_id, size_id) as place from variants where stock = 0 limit 2) v,
            (select id from shoppers order by id limit 2) s`,
  );
  const { rows } = await store.pool.query(
    `select count(*)::int as all, count(*) filter (where stock between 1 and 5)::int as low,
            count(*) filter (where stock = 0)::int as out, count(*) filter (where damaged > 0)::int as damaged,
            count(*) filter (where stock = 0 and exists (select from stock_alerts a where a.product_id = v.product_id
              and a.color_id = v.color_id and a.size_id = v.size_id and a.sent_at is null))::int as wanted
       from variants v`,
  );
  const all = await packer.ask('listStock');
  expect(all.body.data.counts).toEqual(rows[0]);
  expect(all.body.data.counts.wanted).toBe(1);
  const dress = await packer.ask('listStock', { search: 'فستان' });
  expect(dress.body.data.counts.all).toBeGreaterThan(0);
  for (const { name } of dress.body.data.variants) expect(name.toLowerCase()).toContain('dress');
  const withAccent = await packer.ask('listStock', { search: 'dréss' });
  expect(withAccent.body.data.counts).toEqual(
    (await packer.ask('listStock', { search: 'dress' })).body.data.counts,
  );
});

test('each variant tells what was kept of it in 28 days to the minute, less what came back, and what open orders hold', async () => {
  // Deliveries on both sides of the limit, in a store where what was settled cannot be changed.
  await store.pool.query('alter table settlements disable trigger settlements_stays');
  await store.pool.query(
    `update settlements s set delivered_at = $1::timestamptz - interval '28 days' + (n - 3) * interval '1 minute'
       from (select id, row_number() over (order by id) as n from settlements) r where r.id = s.id and n <= 5`,
    [store.now()],
  );
  await store.pool.query('alter table settlements enable trigger settlements_stays');
  await store.pool.query('select write_order_figures(array(select order_id from settlements))');
  const { rows } = await store.pool.query<{ id: string; kept28: number; reserved: number }>(
    `select v.product_id || v.color_id || v.size_id as id,
            (select coalesce(sum(k.kept - coalesce((select sum(i.counted) from returns r join return_items i on i.return_id = r.id
                       where r.status in ('received', 'refunded', 'exchanged')
                         and (i.order_id, i.line_no) = (l.order_id, l.line_no)), 0)), 0)::int
               from reported_settlements s join settlement_lines k on k.settlement_id = s.id
               join order_lines l on l.order_id = k.order_id and l.line_no = k.line_no
              where s.delivered_at >= $1::timestamptz - interval '28 days'
                and (l.product_id, l.color_id, l.size_id) = (v.product_id, v.color_id, v.size_id)) as kept28,
            (select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_id = o.id
              where o.status in ('pending', 'inProgress')
                and (l.product_id, l.color_id, l.size_id) = (v.product_id, v.color_id, v.size_id)) as reserved
       from variants v`,
    [store.now()],
  );
  const expected = new Map(rows.map(({ id, ...pieces }) => [id, pieces]));
  let before: number | null = 0;
  while (before !== null) {
    const page: { body: { data: ConsoleDataOf<'listStock'> } } = await packer.ask('listStock', { before });
    const { variants, next } = page.body.data;
    for (const { productId, color, size, kept28, reserved } of variants) {
      const id = productId + color._id + size._id;
      expect({ id, kept28, reserved }).toEqual({ id, ...expected.get(id) });
      expected.delete(id);
    }
    before = next;
  }
  expect(expected.size).toBe(0);
  expect(rows.some(({ kept28 }) => kept28 > 0) && rows.some(({ reserved }) => reserved > 0)).toBe(true);
});
