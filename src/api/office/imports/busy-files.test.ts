import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addToCart, pay } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { HEAD, openImports } from '../../../../test/imports.ts';
import { sendFile, untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';

// Files beside each other, beside the shop, and taken back after it has sold.

const store = await openStore();
const { db } = store;
const { manager, tried, apply, undo, product, named } = await openImports(store);

test('of two files at once for one product the second is told that it changed', async () => {
  const [one, other] = await Promise.all([
    tried('الرابط المختصر,السعر\ndress,7500'),
    tried('الرابط المختصر,السعر\ndress,8000'),
  ]);
  const answers = await Promise.all(
    [one, other].map(async ({ _id: id }) => {
      const { body } = await askWithKey(manager, 'applyImport', { id });
      return body.code ?? (await untilDone(manager, id)).state;
    }),
  );
  expect(answers.filter((each) => each === 'applied')).toHaveLength(1);
  expect(['failed', 'IMPORT_STALE']).toContain(answers.find((each) => each !== 'applied'));
  const price = answers[0] === 'applied' ? 7500 : 8000;
  expect((await product('dress')).fields.price).toBe(price);
});

test('a product that has sold a piece stays when its file is taken back, which is done once', async () => {
  const file = await tried(`${HEAD}\nثوب البيع,loza,women,5000,black,M,SOLD-1`);
  await apply(file._id);
  const [id = ''] = await named('ثوب البيع');
  const key = { productId: id, colorId: 'black', sizeId: 'M' };
  await askWithKey(manager, 'adjustStock', { ...key, reason: 'correction', count: 2, note: 'found' });
  // Published without the pictures and words that the console would ask for.
  await sql`update products set status = 'published' where id = ${id}`.execute(db);
  const shopper = await store.shopper({ language: 'ar' });
  await addToCart(shopper, id);
  const { body } = await pay(shopper);
  const orderId = body.data.order._id;
  const undone = await undo(file._id);
  expect([undone.state, undone.kept.map(({ productId }) => productId)]).toEqual(['undone', [id]]);
  expect((await askWithKey(manager, 'undoImport', { id: file._id })).body.code).toBe('CONFLICT');
  const { order } = (await shopper.call('getOrderDetails', { orderId })).body.data;
  expect([order.status, order.items[0]?.name]).toEqual(['pending', 'ثوب البيع']);
  expect(await store.invariants()).toEqual([]);
});

const zeros = (bytes: number) => new Uint8Array(bytes);
test.each<[string, () => Uint8Array | string, number]>([
  ['a workbook that unpacks to a gigabyte', () => gigabyte(), 413],
  ['ten megabytes in one cell', () => `${HEAD}\n${'ق'.repeat(4_900_000)},loza`, 200],
  ['five million empty rows', () => `${HEAD}\n${'\n'.repeat(5_000_000)}`, 400],
  ['ten megabytes of quotes', () => `${HEAD}\n${'"'.repeat(9_900_001)}`, 415],
])('%s: the shop answers meanwhile, and memory stays bounded', async (_what, content, status) => {
  const bytes = content();
  const guest = store.guest();
  await guest.call('getAllProducts', {});
  const before = process.memoryUsage().rss;
  const reading = sendFile(manager, bytes);
  let isRead = false;
  void reading.finally(() => (isRead = true));
  let slowest = 0;
  let most = before;
  while (!isRead) {
    const begun = performance.now();
    expect((await guest.call('getAllProducts', {})).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - begun);
    most = Math.max(most, process.memoryUsage().rss);
    await new Promise((next) => setTimeout(next, 20));
  }
  const answer = await reading;
  if (answer.status === 200) await untilDone(manager, answer.body.data.import._id);
  expect(answer.status).toBe(status);
  // Generous: other tests share the machine.
  expect(slowest).toBeLessThan(6000);
  expect((most - before) / 1_000_000).toBeLessThan(700);
});

/** Ten parts of a hundred megabytes each, which pack to a megabyte. */
function gigabyte(): Uint8Array {
  const part = zeros(100_000_000);
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': part });
  return zipSync({ 'xl/workbook.xml': zeros(10), 'xl/worksheets/sheet1.xml': part, 'xl/styles.xml': packed });
}
