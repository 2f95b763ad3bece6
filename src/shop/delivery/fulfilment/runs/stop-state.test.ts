import { expect, test } from 'vitest';
import { cashOf, idOfDoor, type MyRun, type QueuedEvent, seenStops } from './stop-state.ts';

const stop = (parcelId: string, more: object = {}) => ({
  parcelId,
  runId: 'run',
  outcome: null,
  status: 'inDelivery',
  cashDue: 5_000,
  ...more,
});
const kept = (sequence: number, parcelId: string, status: QueuedEvent['status'], event: object = {}) => ({
  sequence,
  courierId: 'yousef',
  status,
  code: null,
  event: { parcelId, kind: 'deliver', collected: 4_000, ...event },
});

/** Only what the functions read. */
const run = (stops: object[], more: object = {}) =>
  ({
    runs: [{ _id: 'run', status: 'accepted' }],
    stops,
    returnStops: [],
    cashHeld: 1_000,
    ...more,
  }) as unknown as MyRun;
const events = (...all: object[]) => all as QueuedEvent[];

test.each([
  ['nothing happened yet', stop('a'), events(), 'open', false],
  ['delivered and kept here', stop('a'), events(kept(1, 'a', 'kept')), 'deliver', true],
  ['delivered and sent', stop('a'), events(kept(1, 'a', 'sent')), 'deliver', false],
  ['the server knows', stop('a', { outcome: 'refuse' }), events(), 'refuse', false],
  [
    'the server could not take it',
    stop('a', { outcome: 'recall' }),
    events(kept(1, 'a', 'bad')),
    'bad',
    false,
  ],
  [
    'the courier has read that',
    stop('a', { outcome: 'recall' }),
    events(kept(1, 'a', 'seen')),
    'recall',
    false,
  ],
  ['the store canceled it', stop('a', { status: 'canceled' }), events(), 'recall', false],
  ['of another door', stop('a'), events(kept(1, 'b', 'kept')), 'open', false],
])('a stop: %s', (_what, one, acts, state, isQueued) => {
  expect(seenStops(run([one]), acts)[0]).toMatchObject({ state, isQueued });
});

test.each([
  ['open: none yet', stop('a'), events(), null],
  ['what the act says', stop('a'), events(kept(1, 'a', 'kept')), 4_000],
  ['what the server knows', stop('a', { outcome: 'deliver', collected: 3_500 }), events(), 3_500],
  ['refused: nothing', stop('a', { outcome: 'refuse', collected: 0 }), events(), 0],
  ['canceled by the store: nothing', stop('a', { status: 'canceled' }), events(), 0],
])('the cash of a stop, %s', (_what, one, acts, taken) => {
  expect(seenStops(run([one]), acts)[0]?.taken).toBe(taken);
});

test('stops of a run that was not accepted are not shown', () => {
  const planned = run([stop('a')], { runs: [{ _id: 'run', status: 'handedOver' }] });
  expect(seenStops(planned, [])).toEqual([]);
});

test('doors of parcels and of returns are in one order, and an act is of its own door', () => {
  const back = { returnId: 'b', runId: 'run', stopNo: 1, outcome: null, task: 'collect' };
  const acts = events(kept(1, 'none', 'kept', { parcelId: undefined, returnId: 'b', kind: 'collect' }));
  const seen = seenStops(run([stop('a', { stopNo: 2 })], { returnStops: [back] }), acts);
  expect(seen.map(({ stop: door, state }) => [idOfDoor(door), state])).toEqual([
    ['b', 'collect'],
    ['a', 'open'],
  ]);
});

test('what was paid back at a door is no longer held', () => {
  const acts = events(
    kept(1, 'a', 'kept'),
    kept(2, 'b', 'kept', { kind: 'pay', paid: 1_500, collected: undefined }),
  );
  expect(cashOf(run([]), acts)).toEqual({ held: 3_500, unsent: 2_500 });
});

test('cash is what the server knows and what was not sent yet', () => {
  const acts = events(
    kept(1, 'a', 'sent'),
    kept(2, 'b', 'kept'),
    kept(3, 'c', 'kept', { kind: 'attempt', collected: undefined }),
    kept(4, 'd', 'bad'),
  );
  expect(cashOf(run([]), acts)).toEqual({ held: 5_000, unsent: 4_000 });
});
