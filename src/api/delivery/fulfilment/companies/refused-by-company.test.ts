import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { sendByCompany } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const nadim = await openConsole(store, ['accountant']);
const [due, delivery] = [1_425, 150];
const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
const made = await owner.ask('addCompany', names);
const id = made.body.data.company._id;
const percent = { feeKind: 'percent', feeValue: 1_000, feeIncluded: true } as const;
await nadim.ask('updateCompany', { id, version: 1, ...names, phone: '', ...percent });

const askAtDoors = async (doorFeeOnRefusal: 'ask' | 'waive') => {
  await store.pool.query(`insert into settings (value) values ('{}') on conflict do nothing`);
  await store.pool.query(`update settings set value = value || $1`, [JSON.stringify({ doorFeeOnRefusal })]);
};

async function handedOver(waybill: string): Promise<string> {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, id, waybill);
  return order._id;
}

const reports = {
  nobody: async () => ({ status: 200 }),
  delivered: async (order: string) => ask(nadim, 'reportDelivered', { id: order, version: 5, kept: null }),
  refused: async (order: string) =>
    ask(nadim, 'reportRefused', { id: order, version: 5, refusal: 'noMoney', reason: 'no cash' }),
  absent: async (order: string) =>
    ask(nadim, 'reportRefused', { id: order, version: 5, refusal: 'unreachableAtDoor', reason: 'nobody' }),
  fault: async (order: string) =>
    ask(nadim, 'reportRefused', { id: order, version: 5, refusal: 'damaged', reason: 'torn' }),
} as const;

/** What the books say the parcel owes, by who reported it before the statement and by what the statement says. */
function owedBy(
  fees: 'ask' | 'waive',
  before: keyof typeof reports,
  said: { outcome: string; amount: number },
): number {
  const fee = fees === 'ask' ? delivery : 0;
  if (before === 'delivered') return due;
  if (before === 'refused') return fee;
  if (before === 'absent' || before === 'fault') return 0;
  return said.outcome === 'delivered' ? due : Math.min(said.amount, fee);
}

const sayings = [
  { outcome: 'delivered', amount: due },
  { outcome: 'delivered', amount: 1_000 },
  { outcome: 'refused', amount: 0 },
  { outcome: 'refused', amount: delivery },
  { outcome: 'refused', amount: 500 },
] as const;

test.each(['ask', 'waive'] as const)(
  'whoever reports a parcel first, the difference that is shown is the one that is booked; refused parcels %s a fee',
  async (fees) => {
    await askAtDoors(fees);
    for (const before of Object.keys(reports) as (keyof typeof reports)[])
      for (const [place, said] of sayings.entries()) {
        const waybill = `${fees}-${before}-${place}`;
        const order = await handedOver(waybill);
        expect((await reports[before](order)).status).toBe(200);
        const fee = Math.round(due / 10);
        const lines = [{ waybill, ...said, fee, day: null }];
        const received = Math.max(0, said.amount - fee);
        const statement = { id, lines, received, into: 'bank' } as const;
        const tried = (await nadim.ask('addStatement', statement)).body.data.statement;
        const owed = owedBy(fees, before, said);
        expect({ waybill, owed: tried.lines[0]?.owed, difference: tried.difference }).toEqual({
          waybill,
          owed,
          difference: received - owed + fee,
        });
        const posted = (await ask(nadim, 'postStatement', { id, sid: tried._id })).body.data.statement;
        expect({ waybill, difference: posted.difference, lines: posted.lines }).toEqual({
          waybill,
          difference: tried.difference,
          lines: tried.lines,
        });
        expect((await nadim.ask('getCompany', { id })).body.data).toMatchObject({ balance: 0, owed: [] });
      }
    expect(await store.invariants()).toEqual([]);
  },
);

test.each([
  [undefined, delivery],
  [0, 0],
  [100, 100],
  [delivery + 500, delivery],
])('of the fee at a refusal %s is said to be taken: %s is owed', async (collected, owed) => {
  await askAtDoors('ask');
  const order = await handedOver(`taken-${collected}`);
  // A store hears of changed settings shortly after they are committed.
  const fee = async () => (await owner.ask('getOrder', { id: order })).body.data.order.feeAtRefusal;
  await expect.poll(fee).toBe(delivery);
  const said = { id: order, version: 5, refusal: 'noMoney', reason: 'no cash' } as const;
  const balance = async () => (await nadim.ask('getCompany', { id })).body.data.balance;
  const before = await balance();
  await ask(nadim, 'reportRefused', { ...said, ...(collected !== undefined && { collected }) });
  expect((await balance()) - before).toBe(owed);
  await askAtDoors('waive');
  await expect.poll(fee).toBe(0);
});

test('the fee is asked in notes of the day it was ordered on', async () => {
  await askAtDoors('ask');
  const order = await handedOver('old-notes');
  await store.pool.query(`update orders set cash_step = 100 where id = $1`, [order]);
  expect((await owner.ask('getOrder', { id: order })).body.data.order.feeAtRefusal).toBe(100);
  const before = (await nadim.ask('getCompany', { id })).body.data.balance;
  await reports.refused(order);
  expect((await nadim.ask('getCompany', { id })).body.data.balance - before).toBe(100);
});
