import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send, sendByCompany, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';

// Two people, or a person and the clock, at the same money.

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const due = 1_425;
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const huda = await openConsole(store, ['accountant'], { name: 'Huda' });
const notesOf = (amount: number) => [{ value: 5, count: amount / 5 }];

const balances = async () => {
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  return Object.fromEntries(accounts.map(({ _id, balance }) => [_id, balance]));
};

const entriesOf = async (account: string) =>
  (await nadim.ask('listCashEntries', { account })).body.data.entries;

/** Holds a row while `begin` starts what waits for it, in this order. */
async function heldWhile<Result>(
  statement: string,
  values: unknown[],
  begin: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  const started: Promise<Result>[] = [];
  for (const [place, each] of begin.entries()) {
    started.push(each());
    await expect
      .poll(async () => {
        const { rows } = await store.pool.query(
          `select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
        );
        return rows[0].waiting;
      })
      .toBe(place + 1);
  }
  await client.query('commit');
  await client.end();
  return Promise.all(started);
}

async function countedShort() {
  const { staffId: courierId } = await courierWith(store, 1, shirt);
  const { body } = await ask(nadim, 'handOverCash', { courierId, notes: notesOf(due - 50), after: null });
  const id = body.data.differenceId ?? '';
  await ask(nadim, 'explainDifference', { id, reason: 'paidShort' });
  const [counted] = await entriesOf(`courier:${courierId}`);
  return { id, entryId: counted?.kind === 'handOver' ? counted._id : await handOverOf(courierId) };
}

const handOverOf = async (courierId: string) =>
  (await entriesOf(`courier:${courierId}`)).find(({ kind }) => kind === 'handOver')?._id ?? '';

test.each([
  ['settled', 'reversed'],
  ['reversed', 'settled'],
])('a difference is not %s and %s at once', async (first) => {
  const before = await balances();
  const { id, entryId } = await countedShort();
  const settle = () => ask(owner, 'settleDifference', { id, as: 'loss' });
  const reverse = () => ask(nadim, 'reverseCashEntry', { entryId, reason: 'miscounted' });
  const answers = await heldWhile<{ status: number }>(
    'select from tasks where id = $1 for update',
    [id],
    first === 'settled' ? [settle, reverse] : [reverse, settle],
  );
  const [won, lost] = answers.map(({ status }) => status);
  expect(won).toBe(200);
  expect(lost).toBe(409);
  expect((await balances())['difference'] ?? 0).toBe(before['difference'] ?? 0);
  expect(await store.invariants()).toEqual([]);
});

test('a reversal is not reversed, and what it undid is booked again by a new count', async () => {
  const courier = await courierWith(store, 1, shirt);
  const courierId = courier.staffId;
  const first = await ask(nadim, 'handOverCash', { courierId, notes: notesOf(due), after: null });
  const entryId = await handOverOf(courierId);
  const both = await Promise.all(
    [nadim, huda].map((who) => ask(who, 'reverseCashEntry', { entryId, reason: 'twice' })),
  );
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const undone = both.find(({ status }) => status === 200)?.body.data.entry._id ?? '';
  const again = await ask(nadim, 'reverseCashEntry', { entryId: undone, reason: 'back' });
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  const counted = await ask(huda, 'handOverCash', {
    courierId,
    notes: notesOf(due),
    after: first.body.data.countId,
  });
  expect(counted.body.data).toMatchObject({ expected: due, difference: 0 });
  expect(await store.invariants()).toEqual([]);
});

async function company() {
  const { body } = await owner.ask('addCompany', { nameEn: 'North', nameAr: 'الشمال' });
  return body.data.company._id;
}

async function withCompany(companyId: string, waybill: string): Promise<void> {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, companyId, waybill);
}

test('of two statements with the same waybills, in another order, one is posted', async () => {
  for (let time = 0; time < 4; time += 1) {
    const id = await company();
    const waybills = ['A', 'B', 'C'].map((each) => `${each}${time}`);
    for (const waybill of waybills) await withCompany(id, waybill);
    const linesOf = (order: string[]) =>
      order.map((waybill) => ({ waybill, amount: due, fee: 0, outcome: 'delivered' as const, day: null }));
    const tries = await Promise.all(
      [waybills, waybills.toReversed()].map((order) =>
        nadim.ask('addStatement', { id, lines: linesOf(order), received: 3 * due, into: 'bank' }),
      ),
    );
    const posts = await Promise.all(
      tries.map(({ body }, at) =>
        ask(at === 0 ? nadim : huda, 'postStatement', { id, sid: body.data.statement._id }),
      ),
    );
    expect(posts.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(posts.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_POSTED');
    expect((await nadim.ask('getCompany', { id })).body.data.balance).toBe(0);
  }
  expect(await store.invariants()).toEqual([]);
});

test('what a courier collected for a parcel recalled meanwhile is found at the count', async () => {
  const courier = await courierWith(store, 1, shirt);
  const courierId = courier.staffId;
  const order = await buy(await store.shopper(), shirt);
  await send(store, order._id, courierId);
  const parcel = await store.db
    .selectFrom('parcels')
    .select(['id', 'version'])
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const event = {
    eventId: randomUUID(),
    sequence: 1,
    occurredAt: store.now().toISOString(),
    offline: true,
    kind: 'deliver',
    parcelId: parcel.id,
    kept: null,
    noPin: 'noPhone',
    collected: due,
  } as const;
  const recall = { id: order._id, version: parcel.version, reason: 'the customer called' };
  const [recalled, sent, counted] = await Promise.all([
    ask(owner, 'recallOrder', recall),
    courier.ask(
      'sendDoorEvents',
      { deviceNow: store.now().toISOString(), events: [event] },
      { 'idempotency-key': randomUUID() },
    ),
    ask(nadim, 'handOverCash', { courierId, notes: notesOf(2 * due), after: null }),
  ]);
  expect([sent.status, counted.status]).toEqual([200, 200]);
  const [result] = sent.body.data.results;
  // One of the two came first; the other is refused or becomes a task, and every pound is in the safe.
  expect(recalled.status === 200).toBe(result?.outcome === 'conflict');
  const rest = await ask(nadim, 'handOverCash', {
    courierId,
    notes: notesOf(0),
    after: counted.body.data.countId,
  });
  expect(counted.body.data.difference + (rest.body.data.difference ?? 0)).toBe(
    result?.outcome === 'conflict' ? due : 0,
  );
  expect((await balances())[`courier:${courierId}`]).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('of two who close at once while cash arrives one closes, and the late cash is of an open day', async () => {
  await ask(owner, 'moveOwnersCash', { way: 'deposit', amount: 50_000, reason: 'Change' });
  for (let day = 22; day < 26; day += 1) {
    const date = `2026-11-${day}`;
    const order = await buy(await store.shopper(), shirt);
    const { staffId: courierId } = await openConsole(store, ['courier']);
    await send(store, order._id, courierId);
    const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
    const carried = [
      courierId,
      ...accounts.flatMap(({ _id, balance }) =>
        _id.startsWith('courier:') && balance === null ? [_id.slice('courier:'.length)] : [],
      ),
    ];
    await explainAll();
    const closing = { day: date, notes: notesOf(50_000), carried, reason: 'miscount' as const };
    const [first, second, late, drawn] = await Promise.all([
      ask(nadim, 'closeCashDay', closing),
      ask(owner, 'closeCashDay', closing),
      take(
        store,
        order._id,
        { step: 'deliver', kept: null, noPin: 'noPhone' },
        { name: courierId, role: 'courier' },
      ),
      ask(owner, 'moveOwnersCash', { way: 'draw', amount: 10, reason: 'Tea' }),
    ]);
    expect([first.status, second.status].sort((a, b) => a - b)).toEqual([200, 409]);
    expect([late, drawn.status]).toEqual([null, 200]);
    const { rows } = await store.pool.query(
      `select e.day::text, e.at > d.closed_at as after from cash_entries e, cash_days d where e.order_id = $1 and d.day = $2`,
      [order._id, date],
    );
    expect([date, `2026-11-${day + 1}`]).toContain(rows[0].day);
    expect(await store.invariants()).toEqual([]);
    await nextDay();
  }
});

/** A day is not closed while a difference has no reason. */
async function explainAll(): Promise<void> {
  const { differences } = (await nadim.ask('listCashDays', {})).body.data;
  for (const { _id, reason } of differences)
    if (reason === null) await ask(nadim, 'explainDifference', { id: _id, reason: 'miscount' });
}

async function nextDay(): Promise<void> {
  store.setNow(new Date(store.now().getTime() + 24 * 3600_000));
  for (const who of [owner, nadim, huda])
    await store.pool.query(
      `update staff_sessions set second_at = $2, last_used_at = $2, expires_at = $2::timestamptz + interval '9 hours' where staff_id = $1`,
      [who.staffId, store.now()],
    );
}

test('an entry is of the day in Damascus, on either side of midnight', async () => {
  const clock = async (at: string) => {
    store.setNow(new Date(at));
    await store.pool.query(
      `update staff_sessions set second_at = $1, last_used_at = $1, expires_at = $1::timestamptz + interval '9 hours' where ended_at is null`,
      [store.now()],
    );
  };
  const paid = async () =>
    (await ask(nadim, 'payExpense', { kind: 'other', amount: 5, reason: 'Tape' })).body.data.entry.day;
  await clock('2026-12-03T20:59:59.999Z');
  expect(await paid()).toBe('2026-12-03');
  await clock('2026-12-03T21:00:00.000Z');
  expect(await paid()).toBe('2026-12-04');
  const { accounts } = (await nadim.ask('listCashAccounts')).body.data;
  const carried = accounts.flatMap(({ _id, balance }) =>
    _id.startsWith('courier:') && balance === null ? [_id.slice('courier:'.length)] : [],
  );
  await explainAll();
  // After midnight the evening before is closed: what is paid then stays of the day that has begun.
  const closed = await ask(nadim, 'closeCashDay', {
    day: '2026-12-03',
    notes: notesOf(50_000),
    carried,
    reason: 'miscount',
  });
  expect(closed.status).toBe(200);
  expect(await paid()).toBe('2026-12-04');
  const ahead = await ask(nadim, 'closeCashDay', { day: '2026-12-05', notes: notesOf(50_000), carried });
  expect(ahead.body.code).toBe('VALIDATION');
  expect(await store.invariants()).toEqual([]);
});
