import { expect, test } from 'vitest';
import { askWithKey } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { take } from '../../../../../test/parcels.ts';
import { lettersOf, readPdf } from '../../../../../test/pdf-text.ts';
import { returnRound, type Wants } from '../../../../../test/return-round.ts';
import { bringing, line, stockOf } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import { formatMoney } from '../../../../shop/money.ts';

// Two shirts of 1,280 and 150 for delivery: 2,710, of which 2,700 is taken. One goes back for 1,280, paid as 1,300.

const store = await openStore();
const { owner, yousef, samer, approved, accepted, happened, sync, float, receive } = await returnRound(store);
const { version: settingsVersion } = (await owner.ask('getSettings')).body.data;
await owner.ask('changeSettings', { version: settingsVersion, part: { doorRefundMax: 1_500 } });

test('a courier takes the pieces; they are counted in and paid for at the desk', async () => {
  const { id, shirt, read, mine, said } = await approved();
  const runId = await accepted([id]);
  const { returnStops } = (await yousef.ask('getMyRun')).body.data;
  expect(returnStops.find(({ returnId }) => returnId === id)).toMatchObject({
    task: 'collect',
    refund: 1_300,
    phone: expect.stringContaining('+963'),
    items: [{ quantity: 1, instead: null }],
  });
  const event = happened({ kind: 'collect', returnId: id });
  expect((await sync(yousef, event)).results).toMatchObject([{ outcome: 'done', known: false }]);
  expect((await sync(yousef, event)).results).toMatchObject([{ outcome: 'done', known: true }]);
  expect(await mine()).toMatchObject({
    status: 'approved',
    giveBack: '',
    collectedAt: store.now().toISOString(),
    receivedAt: null,
  });
  expect((await said()).join()).toContain('The courier picked up your return');
  const desk = await read();
  expect(desk).toMatchObject({ collected: { by: 'Yousef' }, due: null, may: ['receive', 'extend'] });
  expect(await stockOf(store, shirt)).toBe(18);
  const { run } = (await owner.ask('getRun', { id: runId })).body.data;
  expect(run).toMatchObject({ open: 0, expected: 0, returnStops: [{ outcome: 'collect', isOut: true }] });
  await receive(id, desk.version, 1);
  expect(await stockOf(store, shirt)).toBe(19);
  expect(await read()).toMatchObject({ status: 'received', may: ['refund', 'substitute'] });
  expect(await store.invariants()).toEqual([]);
});

test('a refund is paid at the door, once; the pieces are counted in at the store’s risk', async () => {
  const { id, shirt, read, mine, said } = await approved();
  await accepted([id]);
  const { body } = await float(yousef, 2_000);
  expect(body.code).toBeUndefined();
  const before = (await yousef.ask('getMyRun')).body.data.cashHeld;
  const event = happened({ kind: 'pay', returnId: id, paid: 1_300, receiptSigned: true });
  expect(await sync(yousef, event)).toMatchObject({
    results: [{ outcome: 'done' }],
    cashHeld: before - 1_300,
  });
  expect(await sync(yousef, event)).toMatchObject({ results: [{ known: true }], cashHeld: before - 1_300 });
  expect(await mine()).toMatchObject({ status: 'refunded', refundAmount: 1_300, receivedAt: null });
  expect((await said()).join()).toContain('is refunded');
  const { rows } = await store.pool.query(
    `select l.account_id, l.amount::int, e.event_id from cash_entries e join cash_lines l on l.entry_id = e.id
      where e.return_id = $1 order by 1`,
    [id],
  );
  expect(rows).toEqual([
    { account_id: `courier:${yousef.staffId}`, amount: -1_300, event_id: event.eventId },
    { account_id: 'refunds', amount: 1_280, event_id: event.eventId },
    { account_id: 'rounding', amount: 20, event_id: event.eventId },
  ]);
  const desk = await read();
  expect(desk).toMatchObject({ status: 'refunded', may: ['receive'] });
  const { returns } = (await owner.ask('listReturns', { view: 'toReceive' })).body.data;
  expect(returns.map(({ _id }) => _id)).toContain(id);
  expect(await stockOf(store, shirt)).toBe(18);
  await receive(id, desk.version, 0, 1);
  expect(await stockOf(store, shirt)).toBe(18);
  expect(await read()).toMatchObject({ status: 'refunded', refund: { cash: 1_300 }, may: [] });
  const lost = await store.pool.query(
    `select sum(change)::int as change from stock_ledger where reason = 'lost' and product_id = $1`,
    [shirt],
  );
  expect(lost.rows).toEqual([{ change: -1 }]);
  expect(await store.invariants()).toEqual([]);
});

test('what was paid at the door and is missing cannot be returned again', async () => {
  const { id, order, shopper, shirt, read } = await approved();
  await accepted([id]);
  await float(yousef, 2_000);
  await sync(yousef, happened({ kind: 'pay', returnId: id, paid: 1_300, receiptSigned: true }));
  await receive(id, (await read()).version, 0, 1);
  const again = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line(shirt, 2)),
  );
  expect(again.body.code).toBe('RETURN_QUANTITY');
});

test('a wrong sum paid at the door is no refusal but a difference with a task', async () => {
  const { id } = await approved();
  await accepted([id]);
  await float(yousef, 2_000);
  await sync(yousef, happened({ kind: 'pay', returnId: id, paid: 1_250, receiptSigned: true }));
  const { rows } = await store.pool.query(
    `select t.details from tasks t join cash_entries e on e.id = t.subject where e.return_id = $1 and t.kind = 'difference'`,
    [id],
  );
  expect(rows).toMatchObject([{ details: { amount: -50 } }]);
  expect(await store.invariants()).toEqual([]);
});

test.each<[string, Wants, number, string]>([
  ['above the store’s limit', { reason: 'damaged' }, 2, 'LIMIT'],
  ['for a refund in points', { refundAs: 'points' }, 1, 'LIMIT'],
  ['for an exchange', { kind: 'exchange' }, 1, 'ORDER_STEP_NOT_ALLOWED'],
])('no cash is paid at the door %s', async (_, wants, pieces, code) => {
  const { id, read } = await approved(wants, pieces);
  await accepted([id]);
  const stop = (await yousef.ask('getMyRun')).body.data.returnStops.find(({ returnId }) => returnId === id);
  expect(stop?.refund).toBe(0);
  const pays = happened({ kind: 'pay', returnId: id, paid: 100, receiptSigned: true });
  expect((await sync(yousef, pays)).results).toMatchObject([{ outcome: 'conflict', code }]);
  expect(await read()).toMatchObject({ status: 'approved', collected: null });
});

test.each([
  ['cheaper', 2_000, -700],
  ['dearer', 9_600, 6_900],
])(
  'above the limit cash is paid where the same courier brings the %s pieces it pays for',
  async (_, price, difference) => {
    const { id, read, shopper, order } = await approved({ reason: 'damaged' }, 2);
    const coat = await addProduct(store.db, { price, stock: { 'black/M': 5 } });
    const { version } = await read();
    const ordered = { id, version, lines: [line(coat)], expectedTotal: price };
    const preview = await owner.ask('previewSubstitute', { id, lines: [line(coat)] });
    expect(preview.body.data).toMatchObject({ difference });
    const placed = (await askWithKey(owner, 'substituteReturn', ordered)).body.data.return.substitute;
    const orderId = placed?.orderId ?? '';
    const told = async () => {
      const of = async (each: string) =>
        (await shopper.call('getOrderDetails', { orderId: each })).body.data.order;
      return [(await of(orderId)).replaces, (await of(order._id)).replacedBy[0]];
    };
    const sum = { refund: 2_700, difference };
    expect(await told()).toMatchObject([sum, sum].map((each) => ({ ...each, isAtOneDoor: true })));
    await accepted([id]);
    await float(yousef, 5_000);
    const seen = async () =>
      (await yousef.ask('getMyRun')).body.data.returnStops.find(({ returnId }) => returnId === id);
    expect(await seen()).toMatchObject({ refund: 0, paysFor: null });
    const pays = () => happened({ kind: 'pay', returnId: id, paid: 2_700, receiptSigned: true });
    await take(store, orderId, { step: 'pick' });
    const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
    await take(store, orderId, { step: 'pack', pieces, tickReason: '' });
    const { id: parcelId } = await store.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const papers = async () =>
      Promise.all(
        (['label', 'slip'] as const).map(async (kind) => {
          const url = `/api/console/v1/papers?kind=${kind}&lang=en&ids=${parcelId}`;
          const headers = { cookie: `staff=${owner.cookies.get('staff') ?? ''}` };
          return (await readPdf((await store.app.inject({ url, headers })).rawPayload)).letters;
        }),
      );
    const says = (words: string) => expect.stringContaining(lettersOf(words));
    const whole = says(`Cash at the door ${formatMoney(price, 'en')}`);
    const wholeLabel = says(formatMoney(price, 'en'));
    expect(await papers()).toEqual([wholeLabel, whole]);
    const { body } = await askWithKey(owner, 'createRun', { courierId: yousef.staffId, parcels: [parcelId] });
    // Once one courier does both, the papers say what the shopper was told.
    const net = Math.max(0, difference);
    const taken = `In place of returned pieces: ${formatMoney(price, 'en')} less ${formatMoney(2_700, 'en')}.`;
    const back = difference < 0 ? ` Pay ${formatMoney(-difference, 'en')} back.` : '';
    const netted = await papers();
    expect(netted).toEqual([says(taken + back), says(taken + back)]);
    expect(netted[1]).toEqual(says(`Cash at the door ${formatMoney(net, 'en')}`));
    expect(netted).not.toContainEqual(whole);
    const { _id: runId, version: runVersion } = body.data.run;
    await askWithKey(owner, 'handOverRun', { id: runId, version: runVersion });
    const { notifications } = (await shopper.call('getNotifications', { page: 1, limit: 50 })).body.data;
    const ready = `Have ${formatMoney(Math.max(0, difference), 'en')} ready`;
    expect(notifications.map(({ text }) => text).join()).toContain(ready);
    await askWithKey(yousef, 'acceptRun', { id: runId, version: runVersion + 1 });
    expect(await seen()).toMatchObject({ refund: 2_700, paysFor: { orderId, cashDue: price } });
    expect(await told()).toMatchObject([sum, sum].map((each) => ({ ...each, isAtOneDoor: true })));
    expect((await sync(yousef, pays())).results).toMatchObject([{ outcome: 'done' }]);
    expect(await read()).toMatchObject({ status: 'refunded' });
    const paid = { refund: null, difference: null, isAtOneDoor: false };
    expect(await told()).toMatchObject([paid, paid]);
    expect(await store.invariants()).toEqual([]);
  },
);

test('a courier without the cash takes no entry, and the act is kept as a task', async () => {
  const { id, read } = await approved();
  await accepted([id], samer);
  const pays = happened({ kind: 'pay', returnId: id, paid: 1_300, receiptSigned: true });
  expect((await sync(samer, pays)).results).toMatchObject([{ outcome: 'conflict', code: 'CASH_SHORT' }]);
  expect(await read()).toMatchObject({ status: 'approved', collected: null });
  const { rows } = await store.pool.query(
    `select details from tasks where kind = 'conflict' and subject = $1`,
    [id],
  );
  expect(rows).toMatchObject([{ details: { code: 'CASH_SHORT', event: { returnId: id, paid: 1_300 } } }]);
});

test('a refund of pieces that came in before is brought to the door', async () => {
  const { id, read } = await approved({ reason: 'damaged' }, 2);
  await receive(id, (await read()).version, 2);
  await accepted([id]);
  await float(yousef, 5_000);
  const stop = (await yousef.ask('getMyRun')).body.data.returnStops.find(({ returnId }) => returnId === id);
  expect(stop).toMatchObject({ task: 'pay', refund: 2_700 });
  await sync(yousef, happened({ kind: 'pay', returnId: id, paid: 2_700, receiptSigned: true }));
  expect(await read()).toMatchObject({ status: 'refunded', collected: null, may: [] });
  expect(await store.invariants()).toEqual([]);
});

test('an exchange is done at the door; the old piece is counted in later', async () => {
  const { id, shirt, read, mine, said } = await approved({ kind: 'exchange', reason: 'wrongSize' });
  await accepted([id]);
  const stop = (await yousef.ask('getMyRun')).body.data.returnStops.find(({ returnId }) => returnId === id);
  expect(stop).toMatchObject({ task: 'swap', refund: 0, items: [{ instead: { size: 'L' } }] });
  await sync(yousef, happened({ kind: 'swap', returnId: id }));
  expect(await mine()).toMatchObject({ status: 'exchanged', receivedAt: null });
  expect((await said()).join()).toContain('is done');
  expect([await stockOf(store, shirt), await stockOf(store, shirt, 'black/L')]).toEqual([18, 19]);
  await receive(id, (await read()).version, 1);
  expect([await stockOf(store, shirt), await stockOf(store, shirt, 'black/L')]).toEqual([19, 19]);
  expect(await store.invariants()).toEqual([]);
});

test('a failed visit is counted, announced and retried; after the last the day is agreed by phone', async () => {
  const { id, read, mine, said } = await approved();
  const miss = async (nextDate: string | null) => {
    await accepted([id]);
    const missed = happened({ kind: 'missed', returnId: id, reason: 'Not at home', nextDate });
    const [result] = (await sync(yousef, missed)).results;
    return result?.code ?? result?.outcome;
  };
  expect(await miss('2026-11-25')).toBe('done');
  expect(await mine()).toMatchObject({ status: 'approved', pickupDay: '2026-11-25' });
  expect((await said()).join()).toContain('We could not pick up your return');
  expect(await read()).toMatchObject({ attempts: 1 });
  expect(await miss('2026-11-26')).toBe('done');
  expect(await miss(null)).toBe('done');
  expect(await read()).toMatchObject({ attempts: 3, pickupDay: null });
  expect((await mine())?.missedAt).toHaveLength(3);
  expect(await store.invariants()).toEqual([]);
});

test('what the desk ended first is a conflict at the door', async () => {
  const { id, read } = await approved();
  await accepted([id]);
  await receive(id, (await read()).version, 1);
  const stop = (await yousef.ask('getMyRun')).body.data.returnStops.find(({ returnId }) => returnId === id);
  expect(stop).toMatchObject({ outcome: 'closed', phone: null });
  const [result] = (await sync(yousef, happened({ kind: 'collect', returnId: id }))).results;
  expect(result).toMatchObject({ outcome: 'conflict', code: 'ORDER_STEP_NOT_ALLOWED' });
  expect(await store.invariants()).toEqual([]);
});

test('two phones that send the same act at once pay it once', async () => {
  const { id } = await approved();
  await accepted([id]);
  await float(yousef, 2_000);
  const event = happened({ kind: 'pay', returnId: id, paid: 1_300, receiptSigned: true });
  const answers = await Promise.all([sync(yousef, event), sync(yousef, event)]);
  const known = answers.flatMap(({ results }) => results.map((result) => result.known));
  expect(known.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
  const { rows } = await store.pool.query(
    `select count(*)::int as entries from cash_entries where return_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ entries: 1 }]);
});
