import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';

// Shortly before midnight: the walk steps into the next day.
const store = await openStore({ now: '2026-11-22T23:10:00+03:00' });
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 900 } });

const start = store.now();
// Time only goes on, also from one walk to the next.
let passed = 0;
const passTime = (ms: number) => store.setNow(new Date(store.now().getTime() + ms));

const steps = [
  'float',
  'expense',
  'handOver',
  'acknowledge',
  'refuse',
  'reverse',
  'explain',
  'settle',
  'close',
  'reopen',
  'later',
] as const;
const stepOnce = fc.record({ step: fc.constantFrom(...steps), seed: fc.nat(60) });

test('whatever is counted, reversed, closed and opened again, the ledger agrees', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(stepOnce, { minLength: 40, maxLength: 40 }), async (walk) => {
      const couriers = await Promise.all([2, 1].map((orders) => courierWith(store, orders, shirt)));
      const owner = await openConsole(store, ['owner']);
      const accountant = await openConsole(store, ['accountant']);
      const take = async (step: (typeof steps)[number], seed: number): Promise<number> => {
        const courier = couriers[seed % 2] ?? accountant;
        const courierId = courier.staffId;
        const day = storeDateOf(store.now());
        const notes = [{ value: 25, count: seed }];
        const counts = (await courier.ask('getMyCash')).body.data.counts;
        const open = counts.find(({ answer }) => answer === null)?._id ?? 'none';
        const { differences } = (await accountant.ask('listCashAccounts')).body.data;
        const id = differences[seed % Math.max(1, differences.length)]?._id ?? 'none';
        const { entries } = (await owner.ask('listCashEntries', {})).body.data;
        const entryId = entries[seed % Math.max(1, entries.length)]?._id ?? 'none';
        switch (step) {
          case 'float':
            return (await ask(accountant, 'giveFloat', { courierId, amount: 50 + seed })).status;
          case 'expense':
            return (await ask(owner, 'payExpense', { kind: 'other', amount: 5 + seed, reason: 'tape' }))
              .status;
          case 'handOver':
            return (
              await ask(accountant, 'handOverCash', { courierId, notes, after: counts[0]?._id ?? null })
            ).status;
          case 'acknowledge':
            return (await ask(courier, 'answerMyCount', { id: open, answer: 'acknowledged' })).status;
          case 'refuse':
            return (await ask(courier, 'answerMyCount', { id: open, answer: 'refused', reason: 'more' }))
              .status;
          case 'reverse':
            return (await ask(owner, 'reverseCashEntry', { entryId, reason: 'slip' })).status;
          case 'explain':
            return (await ask(accountant, 'explainDifference', { id, reason: 'miscount' })).status;
          case 'settle':
            return (await ask(owner, 'settleDifference', { id, as: seed % 2 === 0 ? 'loss' : 'safe' }))
              .status;
          case 'close': {
            for (const { _id, reason } of differences)
              if (reason === null)
                await ask(accountant, 'explainDifference', { id: _id, reason: 'wrongChange' });
            const rows = (await accountant.ask('listCashDays', {})).body.data.rows;
            const carried = rows.flatMap(({ holder, state }) =>
              state === 'toCount' ? [holder._id.slice('courier:'.length)] : [],
            );
            return (await ask(accountant, 'closeCashDay', { day, notes, carried, reason: 'miscount' }))
              .status;
          }
          case 'reopen':
            return (await ask(owner, 'reopenCashDay', { day, reason: 'found' })).status;
          case 'later':
            if (passed >= 4) return 200;
            passed += 1;
            passTime(20 * 60_000);
            return 200;
        }
      };
      for (const { step, seed } of walk) {
        // No two entries at one instant: they would be listed in the order of their random ids.
        passTime(1);
        const status = await take(step, seed);
        // 401: a second factor that is no longer fresh.
        expect([200, 401, 404, 409]).toContain(status);
        if (status === 200) reached.add(step);
      }
      expect(await store.invariants()).toEqual([]);
      await expectDays(accountant);
    }),
    { numRuns: 4, endOnFailure: true, seed: 20_261_122 },
  );
  expect([...reached].sort((a, b) => a.localeCompare(b))).toEqual(
    [...steps].sort((a, b) => a.localeCompare(b)),
  );
});

/** The days of cash are those that reading every count of every account gives. */
async function expectDays(accountant: Awaited<ReturnType<typeof openConsole>>): Promise<void> {
  // What comes after a closing is dated with the next day.
  const [from, to] = [storeDateOf(start), addDays(storeDateOf(store.now()), 2)];
  const { rows: expected } = await store.pool.query<{ id: string; delivered: number; courier: string }>(
    `with counts as (
       select e.id, l.account_id, l.line_no, coalesce(lag(l.line_no) over w, 0) as after_line
         from cash_entries e join cash_lines l on l.entry_id = e.id
        where e.kind = 'handOver' and l.account_id like 'courier:%'
          and not exists (select from cash_entries r where r.reverses = e.id)
       window w as (partition by l.account_id order by l.line_no)),
     spans as (
       select id, account_id, after_line, line_no from counts
       union all
       select a.id, a.id, coalesce(max(c.line_no), 0), 9223372036854775807 from cash_accounts a left join counts c on c.account_id = a.id
        where a.id like 'courier:%' and a.balance <> 0 group by a.id)
     select s.id, substr(s.account_id, 9) as courier,
            (select count(*)::int from cash_lines l join cash_entries e on e.id = l.entry_id
              where l.account_id = s.account_id and l.line_no > s.after_line and l.line_no < s.line_no and e.kind = 'deliver') as delivered
       from spans s`,
  );
  const { rows } = (await accountant.ask('listCashDays', { from, to })).body.data;
  expect(rows.map(({ _id: id, delivered }) => ({ id, delivered })).toSorted(byId)).toEqual(
    expected.map(({ id, delivered }) => ({ id, delivered })).toSorted(byId),
  );
  for (const { id, courier, delivered } of expected) {
    const day = rows.find(({ _id }) => _id === id)?.day ?? storeDateOf(store.now());
    const { sheet } = (await accountant.ask('getCashSheet', { who: courier, day })).body.data;
    const lines = sheet.counts.find(({ entryId }) => entryId === id)?.lines ?? sheet.open;
    expect(lines.filter(({ kind }) => kind === 'deliver')).toHaveLength(delivered);
  }
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
