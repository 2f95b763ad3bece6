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
const due = 1_425;

const newCompany = async () =>
  (await owner.ask('addCompany', { nameEn: 'North Freight', nameAr: 'شحن الشمال' })).body.data.company._id;

async function handedTo(companyId: string, waybill: string) {
  const order = await buy(await store.shopper(), shirt);
  await sendByCompany(store, order._id, companyId, waybill);
  return order._id;
}

const statusOf = async (id: string) =>
  (await store.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

async function tried(id: string, csv: string, received = 0) {
  const { statement } = (await nadim.ask('addStatement', { id, csv, received, into: 'safe' })).body.data;
  const outcomes = statement.lines.map(({ outcome, state }) => [outcome, state]);
  const say = async (waybill: string, outcome: 'delivered' | 'refused' | 'out') =>
    (await nadim.ask('setLineOutcome', { id, sid: statement._id, waybill, outcome })).body.data.statement;
  return { statement, outcomes, say, post: () => ask(nadim, 'postStatement', { id, sid: statement._id }) };
}

test('a word in no list is asked, then remembered for the company; until then nothing is posted', async () => {
  const [id, other] = [await newCompany(), await newCompany()];
  const orders = await Promise.all(['N1', 'N2', 'N3'].map((waybill) => handedTo(id, waybill)));
  const csv = `N1,0,0,لم يتم التسليم\nN2,0,0,لم يتمّ التسليم\nN3,${due},0,تم التسليم`;
  const first = await tried(id, csv, due);
  expect(first.outcomes).toEqual([
    ['unclear', 'unclear'],
    ['unclear', 'unclear'],
    ['delivered', 'matched'],
  ]);
  const refused = await first.post();
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  expect(await Promise.all(orders.map(statusOf))).toEqual(['inDelivery', 'inDelivery', 'inDelivery']);

  const { lines } = await first.say('N1', 'refused');
  expect(lines.map(({ outcome, isAsked }) => [outcome, isAsked])).toEqual([
    ['refused', true],
    ['refused', true],
    ['delivered', false],
  ]);
  expect((await tried(id, csv)).outcomes[0]?.[0]).toBe('refused');
  expect((await tried(other, csv)).outcomes[0]?.[0]).toBe('unclear');
  expect((await first.post()).status).toBe(200);
  expect(await Promise.all(orders.map(statusOf))).toEqual(['canceled', 'canceled', 'delivered']);
  const late = await nadim.ask('setLineOutcome', {
    id,
    sid: first.statement._id,
    waybill: 'N1',
    outcome: 'delivered',
  });
  expect(late.body.code).toBe('ALREADY_POSTED');
  expect(await store.invariants()).toEqual([]);
});

test('what is still with the company is not posted, and a later statement can report it', async () => {
  const id = await newCompany();
  const orders = await Promise.all(['O1', 'O2'].map((waybill) => handedTo(id, waybill)));
  const { outcomes, post } = await tried(id, `O1,0,0,مؤجل\nO2,${due},0,delivered`, due);
  expect(outcomes[0]).toEqual(['out', 'out']);
  expect((await post()).body.data.statement.difference).toBe(0);
  expect(await Promise.all(orders.map(statusOf))).toEqual(['inDelivery', 'delivered']);
  const later = await tried(id, `O1,${due},0,واصل`, due);
  expect(later.outcomes).toEqual([['delivered', 'matched']]);
  expect((await later.post()).status).toBe(200);
  expect((await tried(id, 'O9,0,0,pending')).outcomes).toEqual([['out', 'unknown']]);
  expect(await store.invariants()).toEqual([]);
});

test('no cash where cash is due is a delivery only by a person’s choice', async () => {
  const id = await newCompany();
  const [order] = [await handedTo(id, 'Z1')];
  const { outcomes, say, post } = await tried(id, 'Z1,0,0,delivered');
  expect(outcomes).toEqual([['delivered', 'unclear']]);
  expect((await post()).status).toBe(409);
  const { lines } = await say('Z1', 'delivered');
  expect(lines[0]).toMatchObject({ state: 'differs', isAsked: true });
  expect((await post()).status).toBe(200);
  expect(await statusOf(order)).toBe('delivered');
  // The word is in our list: the choice was for this line alone.
  await handedTo(id, 'Z2');
  expect((await tried(id, 'Z2,0,0,delivered')).outcomes).toEqual([['delivered', 'unclear']]);
  expect(await store.invariants()).toEqual([]);
});
