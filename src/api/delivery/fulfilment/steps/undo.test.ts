import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addCoupon, addToCart, buy, pay, shopperWithCoupon } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { type Hand, owner, sami, send, take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import { deliverMessages } from '../../../jobs/deliver-messages.ts';
import type { WantedParcelStep } from './parcel-step.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);

/** Everything of an order that a step changes and an undo has to restore. */
async function stateOf(orderId: string) {
  const { rows } = await sql`
    select o.status, p.stage, p.held_reason, p.held_until, p.claimed_by, p.claimed_at,
           (select sum(stock) from variants v where v.product_id = l.product_id) as stock,
           (select json_agg(json_build_object('used', c.used_count, 'spent', c.spent, 'back', r.released_at))
              from coupon_redemptions r join coupons c on c.id = r.coupon_id where r.order_id = o.id) as coupon,
           (select count(*) from call_attempts a where a.order_id = o.id) as calls,
           (select count(*) from tasks t where t.order_id = o.id and t.done_at is null) as tasks,
           (select count(*) from notifications n where n.shopper_id = o.shopper_id) as inbox,
           (select count(*) from outbox b where b.shopper_id = o.shopper_id and b.kind = 'order') as phone
      from orders o join parcels p on p.order_id = o.id join order_lines l on l.order_id = o.id
     where o.id = ${orderId}`.execute(db);
  return rows[0];
}

const hold = { step: 'hold', reason: 'waits', until: new Date(store.now().getTime() + 86_400_000) } as const;
const pack = { step: 'pack', pieces: [{ lineNo: 1, scanned: 2, ticked: 0 }], tickReason: '' } as const;
const toPicking: WantedParcelStep[] = [{ step: 'confirm' }, { step: 'pick' }];

const order = async () => (await buy(await store.shopper(), shirt, 2))._id;
async function orderAfter(steps: readonly WantedParcelStep[], orderId?: string) {
  const id = orderId ?? (await order());
  for (const step of steps) expect([step.step, await take(store, id, step)]).toEqual([step.step, null]);
  return id;
}
const undo = (id: string, hand: Hand = owner) => take(store, id, { step: 'undo' }, hand);

describe('an undo restores the order', () => {
  test.each<[WantedParcelStep, WantedParcelStep[]]>([
    [{ step: 'call', outcome: 'noAnswer' }, []],
    [{ step: 'confirm' }, []],
    [hold, []],
    [hold, [{ step: 'confirm' }, { step: 'pick' }]],
    [{ step: 'release' }, [hold]],
    [{ step: 'pick' }, [{ step: 'confirm' }]],
    [{ step: 'short', found: [{ lineNo: 1, found: 1 }] }, toPicking],
    [pack, toPicking],
    [{ step: 'unpack', reason: 'wrong box' }, [...toPicking, pack]],
    [{ step: 'cancel' }, []],
    [{ step: 'cancel', reason: 'asked for it' }, [{ step: 'confirm' }, hold]],
    [{ step: 'cancel' }, [...toPicking, pack]],
  ])('%j after %j', async (step, before) => {
    const id = await orderAfter(before);
    const was = await stateOf(id);
    await orderAfter([step], id);
    expect(await stateOf(id)).not.toEqual(was);
    expect(await undo(id)).toBe(null);
    expect(await stateOf(id)).toEqual(was);
    expect(await store.invariants()).toEqual([]);
  });

  test('with its coupon, of one who was not reached', async () => {
    const coupon = await addCoupon(store, { code: 'BACKAGAIN', kind: 'amount', value: 500 });
    const shopper = await shopperWithCoupon(store, coupon, shirt, 2);
    const { _id: id } = (await pay(shopper)).body.data.order;
    await sql`update orders set placed_at = ${store.now()}::timestamptz - interval '9 days' where id = ${id}`.execute(
      db,
    );
    await sql`insert into call_attempts (order_id, outcome, actor, at) values (${id}, 'wrongNumber', 'job:x', ${store.now()})`.execute(
      db,
    );
    const was = await stateOf(id);
    await orderAfter([{ step: 'giveUp' }], id);
    expect(await stateOf(id)).toMatchObject({ status: 'canceled', phone: 2 });
    expect(await undo(id)).toBe(null);
    expect(await stateOf(id)).toEqual(was);
    expect(await store.invariants()).toEqual([]);
  });
});

describe('it is too late', () => {
  test.each<[string, (id: string) => Promise<unknown>, Hand?]>([
    ['for a colleague', async () => null, { name: 'suha', role: 'manager' }],
    ['for a courier', async () => null, sami],
    ['after another step', (id) => take(store, id, { step: 'pick' }, { name: 'suha', role: 'packer' })],
    ['after the shopper canceled', (id) => take(store, id, { step: 'cancel' }, { name: 'x', role: 'owner' })],
    ['once it was undone', (id) => undo(id)],
    [
      'after an edit',
      (id) => sql`update parcels set version = version + 1 where order_id = ${id}`.execute(db),
    ],
    ['after its seconds', (id) => endTime(id)],
  ])('%s', async (_, then, hand) => {
    const id = await orderAfter([{ step: 'confirm' }]);
    await then(id);
    const was = await stateOf(id);
    expect(['ORDER_STEP_NOT_ALLOWED', 'UNDO_TOO_LATE', 'FORBIDDEN']).toContain(await undo(id, hand));
    expect(await stateOf(id)).toEqual(was);
  });

  const endTime = (id: string) =>
    sql`update parcel_undos set until = now() where parcel_id in (select id from parcels where order_id = ${id})`.execute(
      db,
    );

  test('where the pieces were sold meanwhile', async () => {
    const last = await addProduct(db, { price: 1_000, stock: { 'black/M': 1 } });
    const { _id: id } = await buy(await store.shopper(), last);
    await orderAfter([{ step: 'cancel' }], id);
    await buy(await store.shopper(), last);
    expect(await undo(id)).toBe('OUT_OF_STOCK');
    expect(await store.invariants()).toEqual([]);
  });

  test('where the shopper used the coupon again', async () => {
    const coupon = await addCoupon(store, { code: 'USEDAGAIN', kind: 'amount', value: 500 });
    const shopper = await shopperWithCoupon(store, coupon, shirt);
    const { _id: id } = (await pay(shopper)).body.data.order;
    await orderAfter([{ step: 'cancel' }], id);
    await addToCart(shopper, shirt);
    await shopper.call('applyCoupon', { code: 'USEDAGAIN' });
    expect((await pay(shopper)).status).toBe(201);
    expect(await undo(id)).toBe('COUPON_USED');
    expect(await store.invariants()).toEqual([]);
  });

  test('once the parcel is in a run or with the courier', async () => {
    const id = await orderAfter([...toPicking, pack]);
    const { id: parcel } = await db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await sql`with run as (insert into runs (day, courier_id, created_by) values (current_date, ${manager.staffId}, 'x') returning id)
              insert into run_stops (run_id, stop_no, parcel_id) select id, 1, ${parcel} from run`.execute(
      db,
    );
    expect(await undo(id)).toBe('UNDO_TOO_LATE');
    const out = await order();
    await send(store, out);
    expect(await undo(out)).toBe('ORDER_STEP_NOT_ALLOWED');
  });
});

test('the SMS of a call waits to be withdrawn, and is sent once it was not', async () => {
  const sendAt = (ms: number) =>
    deliverMessages(db, store.integrations, new Date(store.now().getTime() + ms));
  const [id, called] = [await order(), await order()];
  await sendAt(0);
  await orderAfter([{ step: 'call', outcome: 'noAnswer' }], id);
  expect(await sendAt(15_000)).toBe(0);
  expect(await undo(id)).toBe(null);
  expect(await sendAt(60_000)).toBe(0);
  await orderAfter([{ step: 'call', outcome: 'noAnswer' }], called);
  expect(await sendAt(30_000)).toBe(1);
  expect(await undo(called)).toBe('UNDO_TOO_LATE');
});

test('a call that confirms is undone as one, by its call; the answer says what can be undone', async () => {
  const id = await order();
  const was = await stateOf(id);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const { body } = await manager.ask('callOrder', { id, version: 1, outcome: 'confirmed' }, key());
  expect(body.data.order).toMatchObject({ stage: 'toPick', version: 3 });
  expect(body.data.order.may).toContain('undo');
  const twice = await Promise.all([
    manager.ask('undoOrder', { id, version: 3 }, key()),
    manager.ask('undoOrder', { id, version: 3 }, key()),
  ]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await stateOf(id)).toEqual(was);
  const { order: read } = (await manager.ask('getOrder', { id })).body.data;
  expect(read.may).not.toContain('undo');
  expect(read.history.at(-1)).toMatchObject({ step: 'undo', details: { steps: ['call', 'confirm'] } });
});

test('many orders are confirmed and put back together', async () => {
  const ids = [await order(), await order()];
  const bulk = (step: 'confirm' | 'undo') =>
    manager.ask('bulkOrders', { ids, step }, { 'idempotency-key': randomUUID() });
  await bulk('confirm');
  expect((await bulk('undo')).body.data.results.map(({ code }) => code)).toEqual([null, null]);
  expect((await bulk('undo')).body.data.results.map(({ code }) => code)).toEqual([
    'ORDER_STEP_NOT_ALLOWED',
    'ORDER_STEP_NOT_ALLOWED',
  ]);
});

test('the database itself lets no canceled order come back without such a step', async () => {
  const id = await orderAfter([{ step: 'cancel' }]);
  await sql`update parcel_undos set until = now() where parcel_id in (select id from parcels where order_id = ${id})`.execute(
    db,
  );
  await expect(sql`update orders set status = 'pending' where id = ${id}`.execute(db)).rejects.toThrow(
    'does not go from canceled',
  );
});
