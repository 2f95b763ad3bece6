import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { Settings } from '../../../shop/settings.ts';
import { runParcelTimers } from './parcel-timers.ts';

// Sunday 22 November 2026; Friday and Saturday are no business days.
const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });

const run = async (at: string, more: Partial<Settings> = {}) => {
  store.setNow(at);
  return runParcelTimers(db, { ...Settings.parse({}), ...more }, store.now());
};
const stand = async (orderId: string) => {
  const { rows } = await store.pool.query(
    `select o.status, p.stage, p.held_until is not null as held from orders o join parcels p on p.order_id = o.id where o.id = $1`,
    [orderId],
  );
  return rows[0];
};
const told = async (orderId: string, title: string) => {
  const { rows } = await store.pool.query(
    `select count(*)::int as count from notifications where href = $1 and title_en like $2`,
    [`/order/${orderId}`, title],
  );
  return rows[0]?.count;
};

async function ordered() {
  store.setNow('2026-11-22T10:00:00+03:00');
  return (await buy(await store.shopper(), shirt))._id;
}

test('a hold ends at its time, not before', async () => {
  const id = await ordered();
  await take(store, id, {
    step: 'hold',
    reason: 'the shopper travels',
    until: new Date('2026-11-24T09:00:00Z'),
  });
  expect((await run('2026-11-24T08:59:00Z')).release).toBe(0);
  expect((await run('2026-11-24T09:00:00Z')).release).toBe(1);
  expect((await run('2026-11-24T09:05:00Z')).release).toBe(0);
  expect(await stand(id)).toEqual({ status: 'pending', stage: 'toConfirm', held: false });
});

test('orders that need no call are confirmed automatically where the setting says so', async () => {
  const id = await ordered();
  const at = '2026-11-22T10:05:00+03:00';
  expect((await run(at, { confirmCalls: 'none' })).confirm).toBe(0);
  // A new shopper is called.
  expect((await run(at, { autoConfirm: true })).confirm).toBe(0);
  expect((await run(at, { autoConfirm: true, confirmCalls: 'none', callAbove: 1_000 })).confirm).toBe(0);
  await take(store, id, { step: 'hold', reason: 'waits', until: new Date('2026-11-23T09:00:00Z') });
  const settings = { autoConfirm: true, confirmCalls: 'none' } as const;
  await run(at, settings);
  expect(await stand(id)).toMatchObject({ stage: 'toConfirm' });
  await take(store, id, { step: 'release' });
  await run(at, settings);
  expect(await stand(id)).toMatchObject({ status: 'inProgress', stage: 'toPick' });
});

test('who cannot be reached on two days is given up once the time to confirm is over', async () => {
  const id = await ordered();
  const call = async (at: string) => {
    store.setNow(at);
    return take(store, id, { step: 'call', outcome: 'noAnswer' });
  };
  expect(await call('2026-11-22T12:00:00+03:00')).toBeNull();
  expect(await call('2026-11-22T15:00:00+03:00')).toBeNull();
  expect(await call('2026-11-23T12:00:00+03:00')).toBeNull();
  // Two business days after Sunday end with Tuesday.
  expect((await run('2026-11-24T23:59:00+03:00')).giveUp).toBe(0);
  expect((await run('2026-11-25T00:00:00+03:00')).giveUp).toBe(1);
  expect(await stand(id)).toMatchObject({ status: 'canceled', stage: null });
  const { rows } = await store.pool.query(`select refusal_counts from parcels where order_id = $1`, [id]);
  expect(rows).toEqual([{ refusal_counts: false }]);
  expect(await store.invariants()).toEqual([]);
});

test('at an office the shopper is reminded twice; what is not collected by the day comes back and counts', async () => {
  const id = await ordered();
  const { rows } = await store.pool.query(
    `insert into companies (name_en, name_ar) values ('North Freight', 'شحن الشمال') returning id`,
  );
  for (const step of [{ step: 'confirm' }, { step: 'pick' }] as const) await take(store, id, step);
  await take(store, id, { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' });
  await take(store, id, { step: 'handOverCompany', companyId: rows[0]?.id, waybill: 'W-7' });
  await take(store, id, { step: 'atOffice', office: 'Aleppo, Jamiliyah' });
  const ready = `%is ready to collect`;
  const said = async (at: string) => {
    await run(at);
    return told(id, ready);
  };
  expect(await said('2026-11-24T12:00:00+03:00')).toBe(1);
  expect(await said('2026-11-25T00:10:00+03:00')).toBe(2);
  expect(await said('2026-11-25T12:00:00+03:00')).toBe(2);
  expect(await said('2026-11-28T12:00:00+03:00')).toBe(3);
  // Until the 29th, that day included.
  expect((await run('2026-11-29T23:59:00+03:00')).notCollected).toBe(0);
  expect((await run('2026-11-30T00:00:00+03:00')).notCollected).toBe(1);
  expect(await told(id, ready)).toBe(3);
  expect(await stand(id)).toMatchObject({ status: 'canceled', stage: 'comingBack' });
  const { rows: refused } = await store.pool.query(
    `select refused_for, refusal_counts from parcels where order_id = $1`,
    [id],
  );
  expect(refused).toEqual([{ refused_for: 'notCollected', refusal_counts: true }]);
});
