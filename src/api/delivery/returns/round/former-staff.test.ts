import { expect, test } from 'vitest';
import { buy, bringTo } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { recorder } from '../../../../../test/door-events.ts';
import { send } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import type { DoorEvent } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import type { StaffRole } from '../../../../shop/people/staff/roles.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

const get = async (id: string) => (await owner.ask('getOrder', { id })).body.data.order;
const memberOf = async ({ staffId }: ConsoleClient) => {
  const found = (await owner.ask('listStaff')).body.data.staff.find(({ _id }) => _id === staffId);
  if (found === undefined) throw new Error('not on the staff');
  return found;
};

async function remove(who: ConsoleClient) {
  const { version } = await memberOf(who);
  expect((await ask(owner, 'removeStaff', { id: who.staffId, version })).status).toBe(200);
}

async function leaveWith(who: ConsoleClient, roles: StaffRole[]) {
  const { name, version } = await memberOf(who);
  const { phone } = await db
    .selectFrom('staff')
    .select('phone')
    .where('id', '=', who.staffId)
    .executeTakeFirstOrThrow();
  expect((await ask(owner, 'updateStaff', { id: who.staffId, version, name, phone, roles })).status).toBe(
    200,
  );
}

const event = recorder(store);
const delivered = (parcelId: string) => event(parcelId, { collected: 1_425 });

const sync = (who: ConsoleClient, recorded: DoorEvent) =>
  who.ask('sendDoorEvents', { deviceNow: store.now().toISOString(), events: [recorded] });

async function onTheWay(courier: ConsoleClient) {
  const { _id: id } = await buy(await store.shopper(), shirt);
  await send(store, id, courier.staffId);
  return { id, parcelId: (await get(id)).parcelId };
}

test.each([
  ['was removed', remove],
  ['is a packer now', async (who: ConsoleClient) => leaveWith(who, ['packer'])],
])('what a courier did who %s lands as a task, and is booked on their account', async (_what, leave) => {
  const courier = await openConsole(store, ['courier']);
  const { id, parcelId } = await onTheWay(courier);
  await leave(courier);
  expect((await courier.ask('getMyRun')).status).toBe(401);
  const recorded = delivered(parcelId);
  const { status, body } = await sync(courier, recorded);
  expect([status, body.data.results]).toMatchObject([200, [{ outcome: 'conflict', code: 'STAFF_REMOVED' }]]);
  expect((await sync(courier, recorded)).body.data.results).toMatchObject([{ known: true }]);
  expect(await get(id)).toMatchObject({
    status: 'inDelivery',
    conflicts: [{ kind: 'deliver', cash: 1_425 }],
  });
  const conflictId = (await get(id)).conflicts[0]?._id ?? '';
  const settled = { id, conflictId, as: 'happened', note: 'the shopper has it' } as const;
  expect((await ask(owner, 'settleConflict', settled)).body.data.order.status).toBe('delivered');
  const { balance } = await db
    .selectFrom('cash_accounts')
    .select('balance')
    .where('id', '=', `courier:${courier.staffId}`)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(1_425);
  expect(await store.invariants()).toEqual([]);
});

test('an ended session of who is still a courier sends nothing', async () => {
  const courier = await openConsole(store, ['courier']);
  const { parcelId } = await onTheWay(courier);
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: store.now(), end_reason: 'logout' })
    .where('staff_id', '=', courier.staffId)
    .execute();
  expect((await sync(courier, delivered(parcelId))).status).toBe(401);
});

test.each([
  ['was removed', remove],
  ['is a courier now', async (who: ConsoleClient) => leaveWith(who, ['courier'])],
])('what a packer had claimed who %s is packed by another at once', async (_what, leave) => {
  const [first, second] = [await openConsole(store, ['packer']), await openConsole(store, ['packer'])];
  const { _id: id } = await buy(await store.shopper(), shirt);
  await bringTo(store, id, 'inProgress');
  const { parcelId, version } = await get(id);
  expect((await ask(first, 'pickParcel', { id: parcelId, version })).status).toBe(200);
  const claimed = await get(id);
  expect((await ask(second, 'pickParcel', { id: parcelId, version: claimed.version })).body.code).toBe(
    'CLAIMED',
  );
  await leave(first);
  const left = await get(id);
  expect(left.claimedBy).toBeNull();
  expect((await ask(second, 'pickParcel', { id: parcelId, version: left.version })).status).toBe(200);
});
