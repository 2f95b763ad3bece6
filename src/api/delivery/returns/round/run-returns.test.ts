import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { returnRound } from '../../../../../test/return-round.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const { db } = store;
const { owner, packer, yousef, samer, approved, planned, accepted, happened, sync, receive } =
  await returnRound(store);

test('a run takes what waits for a courier, once, and shows no phone to those who plan it', async () => {
  const { id, order } = await approved();
  const waiting = async () =>
    (await packer.ask('listWaitingReturns')).body.data.returns.find(({ returnId }) => returnId === id);
  expect(await waiting()).toMatchObject({
    task: 'collect',
    pieces: 1,
    refund: 1_300,
    pickupDay: '2026-11-24',
  });
  const { run } = (await planned([id])).body.data;
  expect(run).toMatchObject({ parcels: 0, returns: 1, open: 1, expected: -1_300 });
  expect(run.returnStops).toMatchObject([{ returnId: id, number: order.number, outcome: null }]);
  expect(JSON.stringify(run)).not.toContain('+963');
  expect(await waiting()).toBeUndefined();
  const again = await planned([id], samer);
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  const dropped = await packer.ask('updateRun', {
    id: run._id,
    version: run.version,
    parcels: [],
    returns: [],
  });
  expect(dropped.body.data.run.status).toBe('ended');
  expect(await waiting()).toBeDefined();
});

test('a run refuses returns that need no courier, and all returns for a company', async () => {
  const { id, read } = await approved();
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name_en: 'Freight', name_ar: 'شحن' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const away = await ask(packer, 'createRun', { companyId, parcels: [], returns: [id] });
  expect([away.status, away.body.code]).toEqual([409, 'RETURN_NEEDS_COURIER']);
  await receive(id, (await read()).version, 1);
  await ask(owner, 'refundReturn', {
    id,
    version: (await read()).version,
    as: 'cash',
    receiptSigned: true,
  });
  const late = await planned([id]);
  expect([late.status, late.body.code]).toEqual([409, 'ORDER_STEP_NOT_ALLOWED']);
  const none = await planned([]);
  expect([none.status, none.body.code]).toEqual([400, 'VALIDATION']);
});

test('a run changes its courier with its stops at returns, which the first can no longer end', async () => {
  const { id } = await approved();
  const runId = await accepted([id]);
  const { run } = (await owner.ask('getRun', { id: runId })).body.data;
  await owner.ask('updateRun', { id: runId, version: run.version, courierId: samer.staffId });
  const [result] = (await sync(yousef, happened({ kind: 'collect', returnId: id }))).results;
  expect(result).toMatchObject({ outcome: 'conflict', code: 'NOT_FOUND' });
  expect((await samer.ask('getMyRun')).body.data.returnStops).toMatchObject([{ returnId: id, phone: null }]);
});

test('a run ends with its stops at returns, and pieces that did not come back become a task', async () => {
  const { id, read } = await approved();
  const runId = await accepted([id]);
  const end = async () => {
    const { run } = (await packer.ask('getRun', { id: runId })).body.data;
    return ask(packer, 'endRun', { id: runId, version: run.version });
  };
  expect((await end()).body.code).toBe('ORDER_STEP_NOT_ALLOWED');
  await sync(yousef, happened({ kind: 'collect', returnId: id }));
  expect((await end()).body.data.run.status).toBe('ended');
  const { rows } = await store.pool.query(`select kind from tasks where subject = $1`, [id]);
  expect(rows).toEqual([{ kind: 'lost' }]);
  await receive(id, (await read()).version, 1);
  expect(await store.invariants()).toEqual([]);
});
