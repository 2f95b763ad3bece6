import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStore } from '../../test/store.ts';
import { bookActs } from '../../test/walk-books.ts';
import { orderActs } from '../../test/walk-orders.ts';
import { openWalk } from '../../test/walk.ts';

// Shoppers and staff at once: orders, returns, cash, stock, coupons, points, prices and trust, in any order and side by side.

const store = await openStore();
const walked = await openWalk(store);
const acts = { ...orderActs(walked), ...bookActs(walked) };
const actNames = Object.keys(acts);
/** The way of most orders, without which the others find nothing to do. */
const onward = [
  'buy',
  'confirm',
  'pick',
  'pack',
  'sendOut',
  'deliver',
  'askReturn',
  'approve',
  'receive',
  'toCompany',
];
/** The same way with a piece that is not there, and a loss: what a company pays back was charged to it before. */
const helping = [...onward.toSpliced(onward.indexOf('pack'), 0, 'short'), 'lost', 'claim'];
const stepOnce = fc.record({
  act: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...onward) }, fc.constantFrom(...actNames)),
  seed: fc.nat(60),
  who: fc.nat(2),
});

test('whatever shoppers and staff do at once, every book agrees', async () => {
  const reached = new Set<string>();
  const shoppers = [await store.shopper(), await store.shopper(), await store.shopper()] as const;
  await store.pool.query(
    `insert into points_ledger (shopper_id, points, reason) select id, 9000, 'granted' from shoppers`,
  );
  const take = async (name: string, seed: number, who: number) => {
    const answer = await acts[name]?.(seed, shoppers[who] ?? shoppers[0]);
    if (answer === null || answer === undefined) return;
    // 503: of some at once one waited too long.
    expect([name, answer.status < 500 || answer.status === 503, answer.body.code]).toEqual([
      name,
      true,
      answer.body.code,
    ]);
    if (answer.status < 300) reached.add(name);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(stepOnce, { minLength: 3, maxLength: 3 }), {
        minLength: 100,
        maxLength: 100,
      }),
      async (walk) => {
        for (const steps of walk) await Promise.all(steps.map(({ act, seed, who }) => take(act, seed, who)));
        expect(await store.invariants()).toEqual([]);
      },
    ),
    { numRuns: 2, endOnFailure: true, seed: 20_261_122 },
  );
  // What the walks did not come to: all three shoppers go the whole way, and it is tried after each step.
  const takeMissing = async (seed: number) => {
    for (const act of actNames) if (!reached.has(act)) await take(act, seed, seed % 3);
  };
  for (let round = 0; round < 20 && reached.size < actNames.length; round += 1)
    for (const act of helping) {
      const times = act === 'short' ? [round] : [3 * round, 3 * round + 1, 3 * round + 2];
      for (const seed of times) await take(act, seed, seed % 3);
      for (const seed of times) await takeMissing(seed);
    }
  expect(actNames.filter((act) => !reached.has(act))).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});
