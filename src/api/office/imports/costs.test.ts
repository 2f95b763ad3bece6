import { expect, test } from 'vitest';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const { manager, tried, apply } = await openImports(store);
const owner = await openConsole(store, ['owner']);

const worth = async (productId: string) => {
  const { rows } = await store.pool.query<{ variant: string; stock: number; value: number }>(
    `select color_id || '/' || size_id as variant, stock, value::int from variants where product_id = $1 order by 1`,
    [productId],
  );
  return rows;
};

test('the cost of a file is the value of the pieces that its count adds', async () => {
  const rows = ['dress,black,M,6,12.5', 'dress,red,S,2,', 'coat,black,L,0,9'];
  const file = await tried(['الرابط المختصر,اللون,القياس,القطع,الكلفة بالدولار', ...rows].join('\n'));
  expect(whyOf(file)).toEqual([]);
  const { countId } = await apply(file._id);
  expect(await worth('dress')).toEqual([
    { variant: 'black/M', stock: 4, value: 0 },
    { variant: 'red/S', stock: 0, value: 0 },
  ]);
  expect((await askWithKey(manager, 'postCount', { id: countId ?? '' })).status).toBe(200);
  expect(await worth('dress')).toEqual([
    { variant: 'black/M', stock: 6, value: 2500 },
    { variant: 'red/S', stock: 2, value: 0 },
  ]);
  expect(await worth('coat')).toEqual([{ variant: 'black/L', stock: 0, value: 0 }]);
  expect(await store.invariants()).toEqual([]);
});

test('a cost in pounds waits for the rate', async () => {
  const content = 'الرابط المختصر,اللون,القياس,القطع,التكلفة\ndress,black,M,8,1000';
  expect((await tried(content)).faults).toMatchObject([{ count: 1, rows: [2], needsRate: true }]);
  await askWithKey(owner, 'setRate', { rate: 10_000 });
  expect(whyOf(await tried(content))).toEqual([]);
});
