import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { returnRound, type Wants } from '../../../../../test/return-round.ts';
import { openStore } from '../../../../../test/store.ts';
import type { Conflict } from '../../../../shop/delivery/fulfilment/conflict.ts';
import type { ReturnEvent } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';

// One shirt of 1,280 goes back, which is paid as 1,300.

const store = await openStore();
const { owner, yousef, samer, approved, accepted, happened, sync, float, receive } = await returnRound(store);
const { version: settingsVersion } = (await owner.ask('getSettings')).body.data;
await owner.ask('changeSettings', { version: settingsVersion, part: { doorRefundMax: 1_500 } });
await float(yousef, 20_000);

type Case = Awaited<ReturnType<typeof approved>> & { runId: string };
type Kind = ReturnEvent['kind'];
type After = { status: string; collected: 'Yousef' | null; attempts?: number; pickupDay?: string | null };

/** What others did before the courier's device sent what it had recorded. */
const meanwhile = {
  givenToAnother: async ({ runId }: Case) => {
    const { version } = (await owner.ask('getRun', { id: runId })).body.data.run;
    return ask(owner, 'updateRun', { id: runId, version, courierId: samer.staffId });
  },
  countedIn: async ({ id, read }: Case) => receive(id, (await read()).version, 1),
  refunded: async ({ id, read }: Case) => {
    await receive(id, (await read()).version, 1);
    const { version } = await read();
    return ask(owner, 'refundReturn', { id, version, as: 'cash', receiptSigned: true });
  },
  collectedByAnother: async (each: Case) => anothers(each, 'collect'),
  missedByAnother: async (each: Case) => anothers(each, 'missed'),
  swappedByAnother: async (each: Case) => anothers(each, 'swap'),
};

async function anothers(each: Case, kind: Kind) {
  await meanwhile.givenToAnother(each);
  const { results } = await sync(samer, act(kind, each.id));
  return { body: { code: results[0]?.code ?? undefined } };
}
type Meanwhile = keyof typeof meanwhile;

const act = (kind: Kind, returnId: string): ReturnEvent => {
  if (kind === 'pay') return happened({ kind, returnId, paid: 1_300, receiptSigned: true });
  if (kind === 'missed') return happened({ kind, returnId, reason: 'Not at home', nextDate: '2026-11-25' });
  return happened({ kind, returnId });
};

const cashOf = async () => (await yousef.ask('getMyRun')).body.data.cashHeld;

/** A return whose courier was late: the conflict that the desk sees. */
async function late(kind: Kind, before: Meanwhile, wants: Wants, more: object = {}) {
  const made = await approved(wants);
  const each = { ...made, runId: await accepted([made.id]) };
  const { body } = await meanwhile[before](each);
  expect(body.code).toBeUndefined();
  const recorded = { ...act(kind, each.id), ...more };
  const [result] = (await sync(yousef, recorded)).results;
  expect(result).toMatchObject({ outcome: 'conflict' });
  const id = each.order._id;
  const conflictsOf = async () => (await owner.ask('getOrder', { id })).body.data.order.conflicts;
  const [conflict] = await conflictsOf();
  if (conflict === undefined) throw new Error('no conflict is open');
  return { ...each, recorded, conflict, conflictsOf };
}

const settle = async (
  orderId: string,
  { _id: conflictId }: Conflict,
  as: 'happened' | 'setAside',
  more = {},
) => ask(owner, 'settleConflict', { id: orderId, conflictId, as, note: 'asked Yousef', ...more });

const exchange: Wants = { kind: 'exchange', reason: 'wrongSize' };
const collected: After = { status: 'approved', collected: 'Yousef' };

test.each<[kind: Kind, before: Meanwhile, wants: Wants, after: After | null]>([
  ['collect', 'givenToAnother', {}, collected],
  ['collect', 'countedIn', {}, null],
  ['collect', 'refunded', {}, null],
  ['collect', 'collectedByAnother', {}, null],
  ['collect', 'missedByAnother', {}, { ...collected, attempts: 1 }],
  ['pay', 'givenToAnother', {}, { status: 'refunded', collected: 'Yousef' }],
  ['pay', 'countedIn', {}, { status: 'refunded', collected: null }],
  ['pay', 'refunded', {}, null],
  ['pay', 'collectedByAnother', {}, null],
  ['pay', 'missedByAnother', {}, { status: 'refunded', collected: 'Yousef', attempts: 1 }],
  ['swap', 'givenToAnother', exchange, { status: 'exchanged', collected: 'Yousef' }],
  ['swap', 'swappedByAnother', exchange, null],
  ['swap', 'missedByAnother', exchange, { status: 'exchanged', collected: 'Yousef', attempts: 1 }],
  [
    'missed',
    'givenToAnother',
    {},
    { status: 'approved', collected: null, attempts: 1, pickupDay: '2026-11-25' },
  ],
  ['missed', 'countedIn', {}, { status: 'received', collected: null, attempts: 1 }],
  ['missed', 'refunded', {}, null],
  ['missed', 'collectedByAnother', {}, null],
  ['missed', 'missedByAnother', {}, { status: 'approved', collected: null, attempts: 2 }],
  ['missed', 'missedByAnother', exchange, { status: 'approved', collected: null, attempts: 2 }],
])('a late “%s” of what was %s by then, of %j, becomes %j', async (kind, before, wants, after) => {
  const { order, read, conflict, conflictsOf, recorded } = await late(kind, before, wants);
  expect(conflict).toMatchObject({ kind, by: 'Yousef', canApply: after !== null });
  const [cash, was] = [await cashOf(), await read()];
  const { body } = await settle(order._id, conflict, 'happened');
  if (after === null) {
    expect(body.code).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await conflictsOf()).toHaveLength(1);
    expect(await read()).toEqual(was);
    expect((await settle(order._id, conflict, 'setAside')).status).toBe(200);
    expect(await read()).toMatchObject({ status: was.status, collected: was.collected });
  } else {
    expect(body.code).toBeUndefined();
    const { collected: by, ...more } = after;
    expect(await read()).toMatchObject({
      ...more,
      collected: by === null ? null : { by, at: recorded.occurredAt },
    });
    expect(cash - (await cashOf())).toBe(kind === 'pay' ? 1_300 : 0);
  }
  expect(await conflictsOf()).toEqual([]);
  expect((await settle(order._id, conflict, 'happened')).body.code).toBe('CONFLICT');
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['with another day', 0, '2026-11-25'],
  ['after the last visit without one', 2, null],
])('a missed visit whose next day has passed is applied %s', async (_, before, pickupDay) => {
  const passed = { nextDate: '2026-11-01' };
  const { order, conflict, id, read } = await late('missed', 'givenToAnother', {}, passed);
  await store.pool.query('update returns set attempts = $2 where id = $1', [id, before]);
  if (pickupDay !== null) expect((await settle(order._id, conflict, 'happened')).status).toBe(400);
  const more = pickupDay === null ? {} : { nextDate: pickupDay };
  expect((await settle(order._id, conflict, 'happened', more)).status).toBe(200);
  expect(await read()).toMatchObject({ attempts: before + 1, pickupDay });
});

test('what another courier did not do is put aside without a change', async () => {
  const { order, conflict, read } = await late('pay', 'givenToAnother', {});
  const [cash, was] = [await cashOf(), await read()];
  expect((await settle(order._id, conflict, 'setAside')).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'approved', collected: null, attempts: was.attempts });
  expect(await cashOf()).toBe(cash);
  const [result] = (await sync(samer, act('collect', conflict.returnId ?? ''))).results;
  expect(result).toMatchObject({ outcome: 'done' });
});
