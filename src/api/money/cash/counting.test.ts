import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bringTo, buy } from '../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { pack, send, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { transact } from '../../platform/db/database.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const day = '2026-11-22';
const due = 1_425;
const notesOf = (amount: number) => [{ value: 5, count: amount / 5 }];
const sheetOf = async (who: string) => (await nadim.ask('getCashSheet', { day, who })).body.data.sheet;
const rowOf = async (who: string) =>
  (await nadim.ask('listCashDays', {})).body.data.rows.find(({ holder }) => holder._id === `courier:${who}`);

test('before the count no answer holds what is expected; after it the count lists its orders', async () => {
  const { staffId: courierId } = await courierWith(store, 2, shirt);
  const before = [
    await nadim.ask('getCashSheet', { day, who: courierId }),
    await nadim.ask('listCashDays', {}),
    await nadim.ask('listCashAccounts'),
  ];
  for (const { body } of before) expect(JSON.stringify(body)).not.toMatch(/2850|1425/);
  expect((await sheetOf(courierId)).open).toHaveLength(2);
  expect(await rowOf(courierId)).toMatchObject({ state: 'toCount', delivered: 2, expected: null });

  const { body } = await ask(nadim, 'handOverCash', { courierId, notes: notesOf(2_350), after: null });
  expect(body.data).toMatchObject({ counted: 2_350, expected: 2 * due, difference: -500 });
  expect((await nadim.ask('getToday')).body.data.cash?.difference).toBe(-500);
  const { counts, open } = await sheetOf(courierId);
  expect(open).toEqual([]);
  expect(counts[0]?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * due);
  expect(await rowOf(courierId)).toMatchObject({ state: 'difference', expected: 2 * due, by: 'Nadim' });
  const why = await ask(nadim, 'explainDifference', {
    id: body.data.differenceId ?? '',
    reason: 'paidShort',
  });
  expect(why.body.data.difference).toMatchObject({ amount: 500, reason: 'paidShort' });
});

test('of two who count the same cash at once one gets the name of the first', async () => {
  const { staffId: courierId } = await courierWith(store, 1, shirt);
  const input = { courierId, notes: notesOf(due), after: null };
  const answers = await Promise.all([ask(nadim, 'handOverCash', input), ask(owner, 'handOverCash', input)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const won = answers[0]?.status === 200 ? 'Nadim' : 'Rana';
  expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { by: won, counted: due } });
  expect((await sheetOf(courierId)).counts).toHaveLength(1);
});

test('a second count that does not name the first doubles nothing', async () => {
  const { staffId: courierId } = await courierWith(store, 1, shirt);
  const input = { courierId, notes: notesOf(due) };
  // As a client of an older version sends it.
  expect((await ask(nadim, 'handOverCash', input as never)).status).toBe(400);
  expect((await ask(nadim, 'handOverCash', { ...input, after: null })).status).toBe(200);
  expect((await ask(nadim, 'handOverCash', { ...input, after: null })).body.code).toBe('CONFLICT');
});

test('the courier acknowledges a count, or refuses it with a reason and it is made again', async () => {
  const courier = await courierWith(store, 1, shirt);
  const courierId = courier.staffId;
  const count = async () =>
    (
      await ask(nadim, 'handOverCash', {
        courierId,
        notes: notesOf(1_000),
        after: (await sheetOf(courierId)).lastCount,
      })
    ).body.data.countId ?? '';
  const waiting = async () => (await courier.ask('getMyRun')).body.data.openCounts;
  const first = await count();
  expect(await waiting()).toBe(1);
  const other = await openConsole(store, ['courier']);
  const refuse = { id: first, answer: 'refused', reason: 'I gave 1,425' } as const;
  expect((await ask(other, 'answerMyCount', refuse)).status).toBe(404);
  expect((await ask(courier, 'answerMyCount', { ...refuse, reason: '' })).status).toBe(400);
  expect((await ask(courier, 'answerMyCount', refuse)).body.data.count.state).toBe('reversed');
  expect((await ask(courier, 'answerMyCount', refuse)).body.code).toBe('CONFLICT');
  expect((await courier.ask('getMyCash')).body.data.held).toBe(due);
  const { counts, open } = await sheetOf(courierId);
  expect([counts[0]?.state, open.length]).toEqual(['reversed', 1]);
  expect(await waiting()).toBe(0);
  const again = await count();
  await ask(courier, 'answerMyCount', { id: again, answer: 'acknowledged' });
  expect(await waiting()).toBe(0);
  const [latest] = (await courier.ask('getMyCash')).body.data.counts;
  expect(latest).toMatchObject({ _id: again, answer: 'acknowledged', expected: due });
  expect(await store.invariants()).toEqual([]);
});

test('cash stays as old as it is through a count that the courier refuses', async () => {
  const today = store.now();
  const courier = await openConsole(store, ['courier']);
  const courierId = courier.staffId;
  store.setNow(new Date(today.getTime() - 5 * DAY_MS));
  const old = await buy(await store.shopper(), shirt);
  await send(store, old._id, courierId);
  await take(store, old._id, { step: 'deliver', kept: null });
  store.setNow(today);
  const counted = await ask(nadim, 'handOverCash', { courierId, notes: notesOf(1_000), after: null });
  const id = counted.body.data.countId ?? '';
  await ask(courier, 'answerMyCount', { id, answer: 'refused', reason: 'I gave 1,425' });
  const next = await buy(await store.shopper(), shirt);
  await bringTo(store, next._id, 'inProgress');
  await pack(store, next._id);
  const handOver = { step: 'handOver', courierId, carrier: 'Sami' } as const;
  expect(await take(store, next._id, handOver)).toBe('CASH_UNCOUNTED');
  await ask(nadim, 'handOverCash', { courierId, notes: notesOf(due), after: id });
  expect(await take(store, next._id, handOver)).toBeNull();
});

/** Ends the connection of a change that waits for the safe's lock, as the death of its server would. */
async function killInTheMiddle(change: () => Promise<unknown>): Promise<void> {
  let lost: Promise<unknown> = Promise.resolve();
  await transact(store.db, async (tx) => {
    await sql`select from cash_accounts where id = 'safe' for update`.execute(tx);
    lost = change().catch(() => null);
    // Outside the transaction, which would see the same activity again and again.
    const kill = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await kill.execute(store.db)).rows.length === 0);
  });
  await lost;
}

test('a hand-over and a closing that break off in the middle have done nothing, and once when sent again', async () => {
  const { staffId: courierId } = await courierWith(store, 1, shirt);
  const key = { 'idempotency-key': randomUUID() };
  const count = async () => nadim.ask('handOverCash', { courierId, notes: notesOf(due), after: null }, key);
  await killInTheMiddle(count);
  expect((await count()).body.data).toMatchObject({ counted: due, difference: 0 });
  expect((await count()).body.data).toMatchObject({ counted: due, difference: 0 });
  expect((await sheetOf(courierId)).counts).toHaveLength(1);

  const { accounts, differences } = (await owner.ask('listCashAccounts')).body.data;
  for (const { _id: id, reason } of differences)
    if (reason === null) {
      const unexplained = await ask(nadim, 'closeCashDay', { day, notes: [], carried: [] });
      expect(unexplained.body.code).toBe('NOT_EXPLAINED');
      await ask(nadim, 'explainDifference', { id, reason: 'miscount' });
    }
  const safe = accounts.find(({ _id }) => _id === 'safe')?.balance ?? 0;
  const closing = { 'idempotency-key': randomUUID() };
  const close = async () =>
    nadim.ask('closeCashDay', { day, notes: notesOf(safe - 25), reason: 'miscount' }, closing);
  await killInTheMiddle(close);
  const [once, twice] = [await close(), await close()];
  expect(once.body.data).toMatchObject({ counted: safe - 25, expected: safe, difference: -25 });
  expect(twice.body.data).toEqual(once.body.data);
  expect(await store.invariants()).toEqual([]);
});

test('the safe is compared first, and its difference wants a reason', async () => {
  const other = '2026-11-20';
  const carried = await holders();
  const safe = await safeBalance();
  const close = (more: object) => ask(nadim, 'closeCashDay', { day: other, notes: [], carried, ...more });
  const compared = await close({});
  expect([compared.status, compared.body.code]).toEqual([409, 'NOT_EXPLAINED']);
  expect(compared.body.data).toEqual({ counted: 0, expected: safe, difference: -safe });
  expect((await close({ reason: 'other' })).body.code).toBe('VALIDATION');
  expect(await safeBalance()).toBe(safe);
  expect((await close({ reason: 'miscount', note: 'not looked' })).status).toBe(200);
  const { differences } = (await owner.ask('listCashAccounts')).body.data;
  expect(differences.find(({ amount }) => Math.abs(amount) === safe)).toMatchObject({
    reason: 'miscount',
    note: 'not looked',
  });

  // A count after reopening corrects the first one: no difference of it is left.
  await ask(owner, 'reopenCashDay', { day: other, reason: 'never counted' });
  expect(await safeBalance()).toBe(safe);
  const again = await ask(nadim, 'closeCashDay', { day: other, notes: notesOf(safe), carried });
  expect(again.body.data).toMatchObject({ counted: safe, expected: safe, difference: 0 });
  const { differences: left } = (await owner.ask('listCashAccounts')).body.data;
  expect(left.filter(({ amount }) => Math.abs(amount) === safe)).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});

/** The couriers who hold cash, which a closing carries over. */
async function holders(): Promise<string[]> {
  const { accounts } = (await owner.ask('listCashAccounts')).body.data;
  return accounts.flatMap(({ _id }) => (_id.startsWith('courier:') ? [_id.slice('courier:'.length)] : []));
}

async function safeBalance(): Promise<number> {
  const { accounts } = (await owner.ask('listCashAccounts')).body.data;
  return accounts.find(({ _id }) => _id === 'safe')?.balance ?? 0;
}

test('a closed day takes nothing until the owner opens it again, with a reason', async () => {
  const entry = async () =>
    (await ask(nadim, 'payExpense', { kind: 'other', amount: 50, reason: 'tape' })).body.data.entry;
  const late = await entry();
  expect(late.day).toBe('2026-11-23');
  expect((await ask(nadim, 'closeCashDay', { day, notes: [] })).body).toMatchObject({
    code: 'DAY_CLOSED',
    data: { by: 'Nadim' },
  });
  expect((await ask(owner, 'reopenCashDay', { day, reason: '' })).status).toBe(400);
  const { body } = await ask(owner, 'reopenCashDay', { day, reason: 'a note was found' });
  expect(body.data.day).toMatchObject({ isOpen: true, reopenedBy: 'Rana' });
  expect((await ask(owner, 'reopenCashDay', { day, reason: 'again' })).status).toBe(404);
  expect((await entry()).day).toBe(day);
  const audit = (await owner.ask('listAudit', { subject: day })).body.data;
  expect(audit.entries.map(({ action }) => action)).toEqual(['cash.reopen', 'cash.close']);
  expect(audit.chainOk).toBe(true);
  expect(await store.invariants()).toEqual([]);
});

test('the sums of the cash days are those of their rows, without what is not counted yet', async () => {
  const { staffId: courierId } = await courierWith(store, 1, shirt);
  await courierWith(store, 1, shirt);
  await ask(nadim, 'handOverCash', { courierId, notes: notesOf(1_400), after: null });
  const { rows, sums } = (await nadim.ask('listCashDays', {})).body.data;
  const counted = rows.filter((row) => row.counted !== null);
  const sumOf = (part: 'expected' | 'counted' | 'difference') =>
    counted.reduce((sum, row) => sum + (row[part] ?? 0), 0);
  expect(rows.length).toBeGreaterThan(counted.length);
  expect(sums).toEqual({
    rows: counted.length,
    expected: sumOf('expected'),
    counted: sumOf('counted'),
    difference: sumOf('difference'),
    unsettled: sumOf('difference'),
    withCompanies: 0,
  });
  expect(sums.counted - sums.expected).toBe(sums.difference);
  const none = { from: '2020-01-01', to: '2020-01-02' };
  expect((await nadim.ask('listCashDays', none)).body.data.sums).toMatchObject({ rows: 0, counted: 0 });
});
