import { expect, test } from 'vitest';
import { passTime } from '../../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { localized } from '../../../../../test/localized.ts';
import { bringing, decide, delivered, line, stockOf } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import { runReturnTimers } from '../return-timers.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 90, 'black/L': 9 } });
const coat = await addProduct(db, { price: 9_600, stock: { 'black/M': 90 } });
const slip = await addProduct(db, { categoryId: 'underwear', stock: { 'black/M': 9 } });
await addProduct(db, { id: 'other', stock: { 'black/M': 1 } });
await db.updateTable('categories').set({ returnable: false }).where('id', '=', 'underwear').execute();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const support = await openConsole(store, ['support'], { name: 'Salma' });
const packer = await openConsole(store, ['packer']);
const nadim = await openConsole(store, ['accountant'], { name: 'Nadim' });
const words = localized('It was worn', 'ملبوسة');

async function requested(product = shirt, reason: 'changedMind' | 'damaged' = 'changedMind') {
  const { shopper, order } = await delivered(store, product, 1);
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', reason, line(product)),
  );
  return { shopper, order, id: body.data.order.returns[0]?._id ?? '' };
}
const read = async (id: string, who = owner) => (await who.ask('getReturn', { id })).body.data.return;
/** Sessions of the staff end while days pass. */
const keepAwake = () => {
  const now = store.now();
  const awake = { last_used_at: now, second_at: now, expires_at: new Date(now.getTime() + 36_000_000) };
  return db.updateTable('staff_sessions').set(awake).execute();
};
const approval = { way: 'store' } as const;

test('the queue has what is due first, and each view its own', async () => {
  const first = await requested();
  store.setNow(new Date(store.now().getTime() + 600_000));
  const second = await requested(coat);
  const list = async (view: 'toDecide' | 'toReceive') =>
    (await support.ask('listReturns', { view })).body.data;
  const { returns, counts } = await list('toDecide');
  expect(returns.map(({ _id }) => _id)).toEqual([first.id, second.id]);
  expect(returns[0]).toMatchObject({ value: 1_280, pieces: 1, due: '2026-11-24T13:00:00.000Z' });
  expect(counts).toEqual({ toDecide: 2, toReceive: 0, toSettle: 0, closed: 0 });
  await ask(support, 'approveReturn', { id: first.id, version: 1 + 1, ...approval });
  expect((await list('toReceive')).returns).toMatchObject([
    { _id: first.id, due: '2026-12-01T21:00:00.000Z' },
  ]);
  expect([(await read(first.id)).view, (await read(second.id)).view]).toEqual(['toReceive', 'toDecide']);
  expect((await nadim.ask('listReturns', {})).body.data.returns[0]?.customer).toBeNull();
  expect((await packer.ask('getReturn', { id: second.id })).body.data.return.may).toEqual([]);
});

test('no courier fetches what was collected at an office', async () => {
  const { id, order } = await requested();
  await store.pool.query(`update orders set address = address || '{"kind": "office"}' where id = $1`, [
    order._id,
  ]);
  const { ways, version } = await read(id);
  expect(ways).toEqual(['company', 'store']);
  const refused = await ask(support, 'approveReturn', { id, version, way: 'courier' });
  expect([refused.status, refused.body.code]).toEqual([409, 'OFFICE_NEEDS_COMPANY']);
  expect((await ask(support, 'approveReturn', { id, version, way: 'company' })).status).toBe(200);
});

test('support decides up to 5,000 pounds, a manager on any', async () => {
  const { id } = await requested(coat);
  const { version } = await read(id);
  expect((await ask(support, 'approveReturn', { id, version, ...approval })).body.code).toBe('LIMIT');
  expect((await ask(support, 'rejectReturn', { id, version, reason: words })).body.code).toBe('LIMIT');
  expect((await read(id, support)).may).toEqual([]);
  expect((await ask(manager, 'approveReturn', { id, version, ...approval })).status).toBe(200);
});

test('of two who decide at once the second learns who was first', async () => {
  const { id } = await requested();
  const { version } = await read(id);
  const answers = await Promise.all([
    ask(support, 'approveReturn', { id, version, ...approval }),
    ask(manager, 'rejectReturn', { id, version, reason: words }),
  ]);
  const lost = answers.find(({ status }) => status === 409);
  const [name, act] = answers[0]?.status === 200 ? ['Salma', 'approve'] : ['Suha', 'reject'];
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(lost?.body).toMatchObject({
    code: 'ORDER_STEP_NOT_ALLOWED',
    data: { last: { step: `return.${act}`, by: name } },
  });
});

test('a rejection needs a text in both languages, and the shopper reads theirs', async () => {
  const { shopper, order, id } = await requested();
  const { version } = await read(id);
  const missing = await ask(owner, 'rejectReturn', { id, version, reason: localized('Worn', ' ') });
  expect([missing.status, missing.body.code]).toEqual([400, 'VALIDATION']);
  await ask(owner, 'rejectReturn', { id, version, reason: words });
  for (const language of ['en', 'ar'] as const) {
    const { body } = await shopper.call(
      'getOrderDetails',
      { orderId: order._id },
      { 'accept-language': language },
    );
    expect(body.data.order.returns).toMatchObject([{ status: 'rejected', decisionNote: words[language] }]);
  }
});

test('what is not given back in time is closed by a manager, not before', async () => {
  const { shopper, id } = await requested();
  await ask(manager, 'approveReturn', { id, version: (await read(id)).version, ...approval });
  const close = async (who = manager) =>
    ask(who, 'rejectReturn', { id, version: (await read(id)).version, reason: words });
  expect((await close()).body.code).toBe('NOT_DUE');
  expect(await decide(store, (await read(id)).orderId, id, 'withdrawn')).toBe('RETURN_SETTLED');
  const { giveBackBy } = await read(id);
  await passTime(store, giveBackBy ?? '', [shopper]);
  await keepAwake();
  expect((await close(support)).body.code).toBe('FORBIDDEN');
  expect((await close()).body.data.return.status).toBe('rejected');
});

test('the owner takes a return past its window with a note, even of a completed order', async () => {
  const { order } = await delivered(store, slip, 1);
  const asked = { kind: 'return', reason: 'damaged' } as const;
  const input = { ...asked, id: order._id, items: [line(slip)] };
  expect((await ask(support, 'openReturn', input)).body.code).toBe('NOT_RETURNABLE');
  const override = 'A seam was open';
  expect((await ask(manager, 'openReturn', { ...input, override })).body.code).toBe('FORBIDDEN');
  const { status, body } = await ask(owner, 'openReturn', { ...input, override });
  expect(status).toBe(200);
  expect(body.data.return).toMatchObject({ status: 'requested', openedBy: 'Rana', overrideNote: override });
  expect(body.data.return.history).toMatchObject([{ action: 'return.open', by: 'Rana' }]);
  expect(await store.invariants()).toEqual([]);
});

test('a courier pays back no more than they hold, and cash only with a receipt', async () => {
  const courier = await courierWith(store, 1, shirt);
  const pay = async (product: string) => {
    const { id } = await requested(product);
    await ask(manager, 'approveReturn', { id, version: (await read(id)).version, ...approval });
    const items = [{ itemNo: 1, resellable: 1, damaged: 0, missing: 0, notOurs: 0 }];
    await ask(packer, 'receiveReturn', { id, version: (await read(id)).version, items });
    const from = { id, version: (await read(id)).version, courierId: courier.staffId };
    const unsigned = await ask(nadim, 'refundReturn', { ...from, as: 'cash' });
    expect(unsigned.body.code).toBe('VALIDATION');
    const unasked = await ask(nadim, 'refundReturn', { ...from, as: 'points' });
    expect(unasked.body.code).toBe('VALIDATION');
    return ask(nadim, 'refundReturn', { ...from, as: 'cash', receiptSigned: true });
  };
  expect((await pay(coat)).body.code).toBe('CASH_SHORT');
  expect((await pay(shirt)).body.data.return).toMatchObject({ status: 'refunded', refund: { cash: 1_300 } });
  const { body } = await courier.ask('getMyCash');
  expect(body.data.held).toBe(125);
  expect(await store.invariants()).toEqual([]);
});

test('a deadline moves to a later day only', async () => {
  const { shopper, order, id } = await requested();
  const extend = async (until: string) =>
    ask(owner, 'extendReturn', { id, version: (await read(id)).version, until, reason: 'She was ill' });
  const until = (await read(id)).items[0]?.until ?? '';
  expect((await extend(store.now().toISOString().slice(0, 10))).body.code).toBe('VALIDATION');
  const later = new Date(new Date(until).getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  expect((await extend(later)).status).toBe(200);
  const { items } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  expect(items[0]?.returnUntil).toBe(`${later}T21:00:00.000Z`);
});

test('what is late is reminded of once, and an exchange held too long ends', async () => {
  const { shopper, order } = await delivered(store, shirt, 2);
  const wanted = [line(shirt, 2, { newSizeId: 'L' })];
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'exchange', 'wrongSize', ...wanted),
  );
  const id = body.data.order.returns[0]?._id ?? '';
  await keepAwake();
  await ask(manager, 'approveReturn', { id, version: (await read(id)).version, ...approval });
  const run = async () => runReturnTimers(db, (await store.terms()).settings, store.now());
  const titles = async () => {
    const { rows } = await store.pool.query(
      `select title_en from notifications where href = $1 and title_en like '%exchange%declined%' or href = $1 and title_en like '%still waiting for%'`,
      [`/order/${order._id}`],
    );
    return rows.length;
  };
  const held = await stockOf(store, shirt, 'black/L');
  await run();
  expect(await titles()).toBe(0);
  await passTime(store, (await read(id)).giveBackBy ?? '', [shopper]);
  await run();
  await run();
  expect(await titles()).toBe(1);
  await passTime(store, new Date(store.now().getTime() + 5 * 86_400_000).toISOString(), [shopper]);
  await run();
  await keepAwake();
  expect((await read(id)).status).toBe('rejected');
  expect([await titles(), (await stockOf(store, shirt, 'black/L')) - held]).toEqual([2, 2]);
  expect(await store.invariants()).toEqual([]);
});
