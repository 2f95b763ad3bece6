import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { pack, take } from '../../../../test/parcels.ts';
import { lettersOf, readPdf } from '../../../../test/pdf-text.ts';
import { returnRound } from '../../../../test/return-round.ts';
import { stockOf } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { Settings } from '../../../shop/settings.ts';
import { endExchanges } from './return-timers.ts';

// One of two shirts of 1,280 in M is exchanged for L; nothing is paid.

const store = await openStore();
const { db } = store;
const { owner, packer, yousef, approved, happened, sync, receive } = await returnRound(store);
const asked = { kind: 'exchange', reason: 'wrongSize' } as const;
const { company } = (await owner.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' })).body
  .data;

async function parcelOf(returnId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.order_id', 'orders.id')
    .select(['orders.id as orderId', 'parcels.id', 'stage', 'status', 'total', 'pin', 'number'])
    .where('exchange_of', '=', returnId)
    .orderBy(sql`status = 'canceled'`)
    .executeTakeFirstOrThrow();
}

const plan = async (parcels: string[], returns: string[]) =>
  ask(packer, 'createRun', { courierId: yousef.staffId, parcels, returns });

/** An exchange that comes in over the counter or by a company, with its old piece received. */
async function received(pieces = 1) {
  const made = await approved({ ...asked }, pieces, 'company');
  await receive(made.id, (await made.read()).version, pieces);
  return made;
}

async function sent(made: Awaited<ReturnType<typeof received>>, waybill: string) {
  const answer = await ask(owner, 'sendExchange', { id: made.id, version: (await made.read()).version });
  expect(answer.status).toBe(200);
  const { orderId, id } = await parcelOf(made.id);
  await pack(store, orderId);
  const { run } = (await ask(packer, 'createRun', { companyId: company._id, parcels: [id] })).body.data;
  const waybills = [{ parcelId: id, number: waybill }];
  await ask(packer, 'handOverRun', { id: run._id, version: run.version, waybills });
  return orderId;
}

test('an approved swap is a parcel to pack, whose label takes nothing and asks for the old pieces', async () => {
  const { id, shirt } = await approved({ ...asked });
  const parcel = await parcelOf(id);
  expect(parcel).toMatchObject({ stage: 'toPick', status: 'inProgress', total: 0 });
  expect(await stockOf(store, shirt, 'black/L')).toBe(19);
  const { orders } = (await packer.ask('listOrders', { stage: ['toPick'] })).body.data;
  expect(orders.find(({ _id }) => _id === parcel.orderId)?.exchange).toBe('swap');
  expect((await plan([], [id])).body.code).toBe('NOT_PACKED');
  await pack(store, parcel.orderId);
  const byCompany = await ask(packer, 'createRun', { companyId: company._id, parcels: [parcel.id] });
  expect([byCompany.status, byCompany.body.code]).toEqual([409, 'RETURN_NEEDS_COURIER']);
  for (const kind of ['label', 'slip']) {
    const url = `/api/console/v1/papers?kind=${kind}&ids=${parcel.id}&lang=en`;
    const { rawPayload } = await store.app.inject({
      url,
      headers: { cookie: `staff=${packer.cookies.get('staff') ?? ''}` },
    });
    const { letters } = await readPdf(rawPayload);
    expect(letters).toContain(lettersOf('Exchange: the courier takes the old pieces.'));
    expect(letters).toContain(lettersOf('0 SYP'));
  }
  expect(await store.invariants()).toEqual([]);
});

test('a swap takes the old piece and gives the new one in one event, from either half of its run', async () => {
  const { id, mine, read, said } = await approved({ ...asked });
  const { orderId, id: parcelId } = await parcelOf(id);
  await pack(store, orderId);
  const { run } = (await plan([parcelId], [])).body.data;
  expect([run.stops.length, run.returnStops.length, run.stops[0]?.exchange]).toEqual([1, 1, 'swap']);
  const emptied = await ask(packer, 'updateRun', {
    id: run._id,
    version: run.version,
    parcels: [],
    returns: [id],
  });
  expect(emptied.body.data.run).toMatchObject({ stops: [], returnStops: [], status: 'ended' });
  const again = (await plan([], [id])).body.data.run;
  await ask(packer, 'handOverRun', { id: again._id, version: again.version });
  await ask(yousef, 'acceptRun', { id: again._id, version: again.version + 1 });
  const { stops, returnStops } = (await yousef.ask('getMyRun')).body.data;
  expect(stops.map((stop) => stop.parcelId)).not.toContain(parcelId);
  expect(returnStops.find((stop) => stop.returnId === id)?.number).toBe((await parcelOf(id)).number);
  expect(await parcelOf(id)).toMatchObject({ stage: 'withCourier', pin: null });
  await sync(yousef, happened({ kind: 'swap', returnId: id }));
  expect(await mine()).toMatchObject({ status: 'exchanged' });
  expect(await parcelOf(id)).toMatchObject({ stage: null, status: 'delivered' });
  expect((await said()).join()).toContain('Your new items are on the way');
  await receive(id, (await read()).version, 1);
  expect(await store.invariants()).toEqual([]);
});

test('a swap that is missed waits with its parcel; after the last visit the parcel comes back', async () => {
  const { id, read } = await approved({ ...asked });
  const { orderId } = await parcelOf(id);
  await pack(store, orderId);
  for (const [visit, nextDate] of ['2026-11-25', null, null].entries()) {
    const { run } = (await plan([], [id])).body.data;
    await ask(packer, 'handOverRun', { id: run._id, version: run.version });
    await sync(
      yousef,
      happened({ kind: 'missed', returnId: id, reason: 'Not at home', nextDate }, visit + 1),
    );
    expect((await parcelOf(id)).stage).toBe(visit === 2 ? 'comingBack' : 'postponed');
  }
  expect((await read()).may).toContain('sendNew');
  const { rows } = await store.pool.query('select refusal_counts from parcels where order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([{ refusal_counts: false }]);
  expect(await store.invariants()).toEqual([]);
});

test('a company brings the new piece: no cash, no invoice, and the request ends with the delivery', async () => {
  const made = await received();
  const orderId = await sent(made, 'AH-1');
  expect(await made.read()).toMatchObject({ substitute: { orderId, cashDue: 0 }, may: [] });
  expect(await take(store, orderId, { step: 'deliver', kept: null })).toBeNull();
  expect(await endExchanges(db, Settings.parse({}), store.now())).toBe(1);
  expect(await made.read()).toMatchObject({ status: 'exchanged' });
  const { rows } = await store.pool.query(
    `select (select count(*)::int from invoices where order_id = $1) as invoices,
            (select count(*)::int from cash_entries where order_id = $1) as entries`,
    [orderId],
  );
  expect(rows).toEqual([{ invoices: 0, entries: 0 }]);
  const { order } = (await made.shopper.call('getOrderDetails', { orderId })).body.data;
  expect(order).toMatchObject({ cashDue: 0, items: [{ canReturn: true, unitPrice: 0 }] });
  expect(await store.invariants()).toEqual([]);
});

test('the pieces of an exchange are given all together', async () => {
  const orderId = await sent(await received(2), 'AH-4');
  const kept = [{ lineNo: 1, kept: 1, reason: 'changedMind' as const }];
  expect(await take(store, orderId, { step: 'deliver', kept })).toBe('EXCHANGE_IS_WHOLE');
  const { order } = (await owner.ask('getOrder', { id: orderId })).body.data;
  expect(order).toMatchObject({ exchange: 'free', status: 'inDelivery' });
});

test('what is refused is sent again, and what is lost is paid back', async () => {
  const made = await received();
  const first = await sent(made, 'AH-2');
  expect(
    await take(store, first, { step: 'refuse', refusal: 'notCollected', reason: 'Nobody came' }),
  ).toBeNull();
  expect((await made.read()).may).toEqual(['exchange', 'sendNew', 'refundInstead', 'substitute']);
  const second = await sent(made, 'AH-3');
  expect(second).not.toBe(first);
  expect(await take(store, second, { step: 'lost', reason: 'No trace' })).toBeNull();
  const turned = await ask(owner, 'refundInstead', { id: made.id, version: (await made.read()).version });
  expect(turned.body.data.return).toMatchObject({ kind: 'return', refund: { cash: 1_300 } });
  const { version } = await made.read();
  const paid = await ask(owner, 'refundReturn', { id: made.id, version, as: 'cash', receiptSigned: true });
  expect(paid.body.data.return.status).toBe('refunded');
  expect((await made.said()).join()).toContain('did not reach you');
  expect(await store.invariants()).toEqual([]);
});
