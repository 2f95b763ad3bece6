import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { reports } from '../../../shop/office/reports/reports.ts';

const store = await openStore({ demo: true });
const accountant = await openConsole(store, ['accountant']);
const KEYS = ['days30', 'days60', 'days90', 'days180', 'daysMore', 'noReceipt'] as const;
const ENDS = [30, 60, 90, 180, Infinity];

/** The bands of all pieces for sale, variant by variant: a value is the part up to the band's end less the part before. */
async function bandsByHand(): Promise<[key: string, stock: number, value: number, uncosted: number][]> {
  const { rows } = await store.pool.query<{
    stock: number;
    value: number;
    came: [days: number, pieces: number][];
  }>(
    `select v.stock, v.value, coalesce(json_agg(json_build_array(extract(epoch from $1::timestamptz - m.at) / 86400, m.change))
                                         filter (where m.id is not null), '[]') as came
       from variants v left join (stock_ledger m left join receipts r on r.id = m.receipt_id)
         on m.product_id = v.product_id and m.color_id = v.color_id and m.size_id = v.size_id and m.bucket = 'stock'
            and m.reason = 'received' and r.state is distinct from 'reversed'
      where v.stock > 0 group by v.product_id, v.color_id, v.size_id`,
    [store.now()],
  );
  const sums = KEYS.map(() => [0, 0, 0]) as [number, number, number][];
  for (const { stock, value, came } of rows) {
    let before = 0;
    for (const [place, sum] of sums.entries()) {
      const end = ENDS[place];
      const received = came.reduce(
        (pieces, [days, change]) => (days < (end ?? 0) ? pieces + change : pieces),
        0,
      );
      const after = end === undefined ? stock : Math.min(received, stock);
      const part = Math.round((value * after) / stock) - Math.round((value * before) / stock);
      sum[0] += after - before;
      sum[1] += part;
      if (part === 0) sum[2] += after - before;
      before = after;
    }
  }
  return KEYS.flatMap((key, place) => {
    const [stock = 0, value = 0, uncosted = 0] = sums[place] ?? [];
    return stock === 0 ? [] : [[key, stock, value, uncosted]];
  });
}

test('stock by age is what each variant’s newest receipts and its average come to', async () => {
  // Receipts of all ages in a store where the ledger cannot be changed; a few cost nothing, one was taken back.
  await store.pool.query('alter table stock_ledger disable trigger user');
  await store.pool.query(
    `insert into receipts (id, state, made_by, made_at, posted_at) select 'back', 'reversed', id, now(), now() from staff limit 1`,
  );
  await store.pool.query(
    `insert into stock_ledger (product_id, color_id, size_id, change, reason, actor, at, receipt_id)
     select product_id, color_id, size_id, 1 + n % 3, 'received', 'job:x', $1::timestamptz - n * 37 % 400 * interval '1 day' + interval '1 hour',
            case when n % 5 = 0 then 'back' end
       from (select *, row_number() over (order by product_id, color_id, size_id) as n from variants) v`,
    [store.now()],
  );
  await store.pool.query(
    `update stock_ledger set at = at - id * 41 % 300 * interval '1 day' where reason = 'received'`,
  );
  await store.pool.query(
    `update variants set value = case when stock % 7 = 0 then 0 else stock * 113 + stock % 5 end where stock > 0`,
  );
  const { rows } = (await accountant.ask('readReport', { name: 'stockValue', by: 'age' })).body.data;
  const read = rows.map(({ key, figures: { stock, value, uncosted } }) => [key, stock, value, uncosted]);
  expect(read).toEqual(await bandsByHand());
  expect(read.length).toBeGreaterThan(4);
});

test('in pounds every grouping comes to the same, the page as its file', async () => {
  const { rows: whole } = await store.pool.query<{ cents: number; pounds: number; rate: number }>(
    `select cents::float8, round(cents * rate / 10000)::float8 as pounds, rate::float8
       from (select sum(value)::numeric as cents from variants where stock > 0) v,
            (select rate from exchange_rates order by at desc, id desc limit 1) r`,
  );
  const { cents = 0, pounds = 0, rate = 0 } = whole[0] ?? {};
  for (const by of reports.stockValue.by) {
    const { rows, sum } = (await accountant.ask('readReport', { name: 'stockValue', by })).body.data;
    expect([by, sum?.['value'], sum?.['valuePounds']]).toEqual([by, cents, pounds]);
    const shown = rows.map(
      ({ figures: { value, valuePounds } }) => [value ?? NaN, valuePounds ?? NaN] as const,
    );
    expect(shown.filter(([value, inPounds]) => Math.abs(inPounds - (value * rate) / 10_000) >= 1)).toEqual(
      [],
    );
    const { file } = (await accountant.ask('exportReport', { name: 'stockValue', by, format: 'csv' })).body
      .data;
    const lines = Buffer.from(file.content, 'base64').toString().trim().split('\r\n').slice(1);
    expect(lines.map((line) => Number(line.split(',').at(-2)))).toEqual(
      shown.map(([, inPounds]) => inPounds),
    );
  }
});
