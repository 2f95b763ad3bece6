import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { take } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 40 } });
const owner = await openConsole(store, ['owner']);
const nadim = await openConsole(store, ['accountant']);
const due = 1_425;

async function newCompany(): Promise<string> {
  const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
  const { body } = await owner.ask('addCompany', names);
  const id = body.data.company._id;
  const fee = { feeKind: 'fixed', feeValue: 100, feeIncluded: true } as const;
  await nadim.ask('updateCompany', { id, version: 1, ...names, phone: '', ...fee });
  return id;
}

/** Packs a new order, and has companies try it one after the other, each under a waybill. The last one still has it. */
async function triedBy(...tries: readonly { companyId: string; waybill: string }[]) {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt);
  await take(store, order._id, { step: 'confirm' });
  await take(store, order._id, { step: 'pick' });
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  await take(store, order._id, { step: 'pack', pieces, tickReason: '' });
  const { parcelId } = (await owner.ask('getOrder', { id: order.number })).body.data.order;
  for (const [count, { companyId, waybill }] of tries.entries()) {
    const tried = { step: 'attempt', reason: 'not at home', nextDate: '2026-11-24' } as const;
    if (count > 0) expect(await take(store, order._id, tried)).toBeNull();
    const { run } = (await ask(owner, 'createRun', { companyId, parcels: [parcelId] })).body.data;
    const waybills = [{ parcelId, number: waybill }];
    const { status } = await ask(owner, 'handOverRun', { id: run._id, version: run.version, waybills });
    expect(status).toBe(200);
    store.setNow(new Date(store.now().getTime() + 60_000));
  }
  return { shopper, order };
}

const post = async (id: string, csv: string, received: number) => {
  const { statement } = (await nadim.ask('addStatement', { id, csv, received, into: 'safe' })).body.data;
  const posted = await ask(nadim, 'postStatement', { id, sid: statement._id });
  return { tried: statement, posted: posted.body.data.statement };
};

test('a parcel that the same company tries under a second waybill is owed once, under that one', async () => {
  const id = await newCompany();
  const { shopper, order } = await triedBy(
    { companyId: id, waybill: 'S1' },
    { companyId: id, waybill: 'S2' },
  );
  const seen = await shopper.call('getOrderDetails', { orderId: order._id });
  expect(seen.body.data.order.company?.waybill).toBe('S2');
  const runs = (await owner.ask('listRuns')).body.data.runs.filter(({ company }) => company?._id === id);
  for (const { _id } of runs) expect((await owner.ask('getRun', { id: _id })).status).toBe(200);
  expect((await nadim.ask('getCompany', { id })).body.data.out).toEqual({ parcels: 1, amount: due });

  const { tried, posted } = await post(id, `S1,0,100,returned\nS2,${due},100,delivered`, due - 200);
  expect(tried.lines.map(({ waybill, owed }) => [waybill, owed])).toEqual([
    ['S1', 0],
    ['S2', due],
  ]);
  expect([tried.difference, posted.difference]).toEqual([0, 0]);
  const after = (await nadim.ask('getCompany', { id })).body.data;
  expect([after.balance, after.owed]).toEqual([0, []]);
  expect(await store.invariants()).toEqual([]);
});

test('the fee of a first waybill is paid while its parcel is on its way under a second', async () => {
  const id = await newCompany();
  const { order } = await triedBy({ companyId: id, waybill: 'T1' }, { companyId: id, waybill: 'T2' });
  const { tried, posted } = await post(id, 'T1,0,100,returned', 0);
  expect([tried.difference, posted.difference]).toEqual([100, 100]);
  await ask(nadim, 'reportDelivered', { id: order._id, version: 7, kept: null });
  const { balance, owed } = (await nadim.ask('getCompany', { id })).body.data;
  expect([balance, owed.map(({ waybill }) => waybill)]).toEqual([due, ['T2']]);
  expect(await store.invariants()).toEqual([]);
});

test('a company does not owe what another one has now', async () => {
  const [first, second] = [await newCompany(), await newCompany()];
  await triedBy({ companyId: first, waybill: 'U1' }, { companyId: second, waybill: 'U2' });
  const { owed, out } = (await nadim.ask('getCompany', { id: first })).body.data;
  expect([owed, out]).toEqual([[], { parcels: 0, amount: 0 }]);
  const { tried, posted } = await post(first, 'U1,0,100,returned', 0);
  expect(tried.missing).toEqual([]);
  expect([tried.difference, posted.difference]).toEqual([100, 100]);
  expect((await nadim.ask('getCompany', { id: second })).body.data.out).toEqual({ parcels: 1, amount: due });
  expect(await store.invariants()).toEqual([]);
});
