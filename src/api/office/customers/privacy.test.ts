import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, bringTo, buy, step } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { eventually } from '../../../../test/eventually.ts';
import { take } from '../../../../test/parcels.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import type { PrivacyKind } from '../../../shop/office/customers/case.ts';
import { runJob } from '../../jobs/runner.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', price: 1_000, stock: { 'black/M': 99 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const support = await openConsole(store, ['support'], { name: 'Salma' });

const idOf = async (shopper: Client) => (await shopper.call('getUserData')).body.data.user._id;
const requests = async () => (await owner.ask('listPrivacyRequests')).body.data.requests;

/** Opens a request at the desk and returns it as the owner reads it. */
async function asked(shopper: Client, kind: PrivacyKind) {
  const id = await idOf(shopper);
  const { body } = await askWithKey(support, 'openPrivacyRequest', { id, kind });
  const request = body.data.customer.privacy.find((each) => each.kind === kind)?._id ?? '';
  return { id, request };
}

async function codeOf(shopper: Client, request: string): Promise<string> {
  await store.pool.query(
    `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
    [shopper.phone],
  );
  expect((await owner.ask('sendPrivacyCode', { id: request })).status).toBe(200);
  return shopper.readCode();
}

const perform = async (request: string, code: string | null) =>
  askWithKey(owner, 'doPrivacyRequest', { id: request, code });

test('a copy is made once a code proved who asks, and can be taken for a day', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, 'dress');
  const { id, request } = await asked(shopper, 'export');
  expect(await requests()).toMatchObject([
    { kind: 'export', customer: { _id: id }, openedBy: 'Salma', doneAt: null },
  ]);
  expect((await perform(request, null)).body.code).toBe('OTP_EXPIRED');
  const code = await codeOf(shopper, request);
  expect((await perform(request, code === '111111' ? '222222' : '111111')).body.code).toBe('OTP_WRONG');
  expect((await owner.ask('getPrivacyFile', { id: request })).status).toBe(404);
  const { body } = await perform(request, code);
  expect(body.data.requests.find(({ _id }) => _id === request)).toMatchObject({
    hasFile: true,
    waitsFor: [],
  });
  const { file } = (await owner.ask('getPrivacyFile', { id: request })).body.data;
  const copy = JSON.parse(Buffer.from(file.content, 'base64').toString());
  expect(copy).toMatchObject({
    profile: { _id: id },
    cart: [{ quantity: 1 }],
    requests: [{ kind: 'export' }],
  });
  await store.pool.query(
    `update privacy_requests set done_at = done_at - interval '25 hours' where id = $1`,
    [request],
  );
  expect((await owner.ask('getPrivacyFile', { id: request })).status).toBe(404);
});

test('the code signs nobody in, and a code for signing in proves nothing here', async () => {
  const shopper = await store.shopper();
  const { request } = await asked(shopper, 'erase');
  const code = await codeOf(shopper, request);
  const thief = store.guest();
  const given = { phoneNumber: shopper.phone, verificationCode: code, platform: 'web' } as const;
  expect((await thief.call('verifyCode', given)).status).toBe(400);
  await shopper.call('sendOtp', { number: shopper.phone });
  expect((await perform(request, await shopper.readCode())).body.code).toBe('OTP_WRONG');
});

test('a code that was read out for a copy deletes nothing', async () => {
  const shopper = await store.shopper();
  const { request: copy } = await asked(shopper, 'export');
  const { request: deletion } = await asked(shopper, 'erase');
  const code = await codeOf(shopper, copy);
  expect((await perform(deletion, code)).body.code).toBe('OTP_EXPIRED');
  expect((await perform(copy, code)).status).toBe(200);
});

test('a deletion waits for an order in delivery, and happens automatically after it', async () => {
  const shopper = await store.shopper();
  const sent = await buy(shopper, 'dress');
  await bringTo(store, sent._id, 'inDelivery');
  const { id, request } = await asked(shopper, 'erase');
  expect((await perform(request, await codeOf(shopper, request))).body.code).toBe('ORDER_ON_ITS_WAY');
  expect((await requests()).find(({ _id }) => _id === request)).toMatchObject({
    verifiedAt: expect.any(String),
    doneAt: null,
    waitsFor: [sent.number],
  });
  await runJob(store, 'erase-waiting');
  expect((await support.ask('getCustomer', { id })).status).toBe(200);
  await step(store, sent._id, 'delivered');
  await runJob(store, 'erase-waiting');
  expect((await support.ask('getCustomer', { id })).status).toBe(404);
  expect((await requests()).find(({ _id }) => _id === request)).toMatchObject({
    customer: null,
    waitsFor: [],
  });
  expect(await store.invariants()).toEqual([]);
});

test('labels that were packed are named for shredding, also where the customer deleted the account alone', async () => {
  const shopper = await store.shopper();
  const packed = await buy(shopper, 'dress');
  const all = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  for (const wanted of [
    { step: 'confirm' },
    { step: 'pick' },
    { step: 'pack', pieces: all, tickReason: '' },
  ] as const)
    expect(await take(store, packed._id, wanted)).toBeNull();
  await shopper.call('sendOtp', { number: shopper.phone });
  expect((await shopper.call('deleteAccount', { verificationCode: await shopper.readCode() })).status).toBe(
    200,
  );
  const [shred] = (await requests()).filter(({ labels }) => labels.includes(packed.number));
  expect(shred).toMatchObject({ kind: 'erase', openedBy: null, customer: null });
});

test.each([
  ['requested', 'withdrawn', null],
  ['approved', 'rejected', null],
  ['received', 'received', 'RETURN_OPEN'],
] as const)('a return that is %s ends %s before a deletion', async (status, end, code) => {
  const { shopper, order } = await delivered(store, 'dress', 1);
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'changedMind', line('dress')),
  );
  const id = body.data.order.returns[0]?._id ?? '';
  const version = async () => (await owner.ask('getReturn', { id })).body.data.return.version;
  if (status !== 'requested')
    await askWithKey(owner, 'approveReturn', { id, version: await version(), way: 'store' });
  const items = [{ itemNo: 1, resellable: 1, damaged: 0, missing: 0, notOurs: 0 }];
  if (status === 'received')
    await askWithKey(owner, 'receiveReturn', { id, version: await version(), items });
  const { request } = await asked(shopper, 'erase');
  const answer = await perform(request, await codeOf(shopper, request));
  expect(answer.body.code ?? null).toBe(code);
  expect((await owner.ask('getReturn', { id })).body.data.return.status).toBe(end);
  expect(await store.invariants()).toEqual([]);
});

test('no answer that is kept for a repeated key names who was erased, and nothing is done twice', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, 'dress');
  const key = { 'idempotency-key': randomUUID() };
  const hold = { id: order._id, version: 1, reason: 'waits', until: '2026-11-24T10:00:00.000Z' };
  const press = () => owner.ask('holdOrder', hold, key);
  await store.pool.query(
    `update shoppers set name = 'Nour Khoury' where id = (select shopper_id from orders where id = $1)`,
    [order._id],
  );
  expect((await press()).status).toBe(200);
  expect((await press()).status).toBe(200);
  const { request } = await asked(shopper, 'erase');
  expect((await perform(request, await codeOf(shopper, request))).status).toBe(200);
  const { rows: kept } = await store.pool.query(
    `select answer::text from staff_idempotency_keys where strpos(answer::text, $1) > 0 or strpos(answer::text, $2) > 0
        or strpos(answer::text, $3) > 0`,
    ['Nour Khoury', shopper.phone, order._id],
  );
  expect(kept).toEqual([]);
  expect((await press()).body.code).toBe('IDEMPOTENCY_MISMATCH');
});

test('a request is kept once, and is closed when it is no longer wanted', async () => {
  const shopper = await store.shopper();
  const { id, request } = await asked(shopper, 'erase');
  const [first, second] = await Promise.all([
    askWithKey(support, 'openPrivacyRequest', { id, kind: 'erase' }),
    askWithKey(owner, 'openPrivacyRequest', { id, kind: 'erase' }),
  ]);
  expect([first.body.data.customer.privacy.length, second.body.data.customer.privacy.length]).toEqual([1, 1]);
  const { body } = await askWithKey(owner, 'withdrawPrivacyRequest', { id: request });
  expect(body.data.requests.map(({ _id }) => _id)).not.toContain(request);
  expect((await perform(request, null)).status).toBe(404);
});

test('a deletion that is withdrawn while the job begins is not done', async () => {
  const shopper = await store.shopper();
  const { id, request } = await asked(shopper, 'erase');
  await store.pool.query(`update privacy_requests set verified_at = now() where id = $1`, [request]);
  const withdrawing = await store.pool.connect();
  try {
    await withdrawing.query('begin');
    await withdrawing.query(`update privacy_requests set withdrawn_at = now() where id = $1`, [request]);
    const job = runJob(store, 'erase-waiting');
    await eventually(async () => {
      const { rowCount } = await store.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await withdrawing.query('commit');
    await job;
  } finally {
    withdrawing.release();
  }
  expect((await support.ask('getCustomer', { id })).status).toBe(200);
});
