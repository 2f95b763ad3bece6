import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { send, take } from '../../../../test/parcels.ts';
import { bringing, decide, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 200 } });

test('twenty deliveries, ten at once, then ten refunds at once, leave no gap, and their instants rise with the numbers', async () => {
  const placed: Awaited<ReturnType<typeof bought>>[] = [];
  for (let place = 0; place < 20; place += 1) placed.push(await bought());
  // Each has its own instant, as those of many doors, and they reach the series in any order.
  const start = store.now().getTime();
  for (let first = 0; first < placed.length; first += 10)
    await Promise.all(
      placed.slice(first, first + 10).map(({ order }, place) => {
        const now = new Date(start + (first + ((place * 7) % 10)) * 1000);
        return take(store, order._id, { step: 'deliver', kept: null }, undefined, { now });
      }),
    );
  const returns: { orderId: string; returnId: string }[] = [];
  for (const { shopper, order } of placed.slice(0, 10)) {
    const wanted = bringing(order, 'return', 'changedMind', line(shirt));
    const { returns: asked } = (await shopper.call('requestReturnShipment', wanted)).body.data.order;
    const given = { orderId: order._id, returnId: asked[0]?._id ?? '' };
    for (const to of ['approved', 'received'] as const)
      expect(await decide(store, given.orderId, given.returnId, to)).toBeNull();
    returns.push(given);
  }
  await Promise.all(returns.map(({ orderId, returnId }) => decide(store, orderId, returnId, 'refunded')));
  const { rows } = await sql<{ series: string; papers: number; span: number }>`
    select series, count(*)::int as papers, max(serial) - min(serial) + 1 as span from invoices
     where order_id = any(${placed.map(({ order }) => order._id)}) group by 1 order by 1`.execute(store.db);
  expect(rows).toEqual([
    { series: 'credit', papers: 10, span: 10 },
    { series: 'invoice', papers: 20, span: 20 },
  ]);
  const issued = await store.db
    .selectFrom('invoices')
    .select('issued_at')
    .where('series', '=', 'invoice')
    .orderBy('serial')
    .execute();
  const instants = issued.map(({ issued_at: at }) => at.getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  expect(await store.invariants()).toEqual([]);
});

async function bought() {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt);
  await send(store, order._id);
  return { shopper, order };
}
