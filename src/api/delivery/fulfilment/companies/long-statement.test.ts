import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { sendByCompany } from '../../../../../test/parcels.ts';
import { openStore } from '../../../../../test/store.ts';
import { transact } from '../../../platform/db/database.ts';

/** More than end in one transaction. */
const PARCELS = 53;

test('a long report is posted in batches; what ended before an interruption stays, and the rest follows', async () => {
  // The store gives up on what waits for a lock after these seconds.
  const store = await openStore({ environment: { REQUEST_SECONDS: '15' } });
  const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': PARCELS } });
  const owner = await openConsole(store, ['owner']);
  const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
  const id = (await owner.ask('addCompany', names)).body.data.company._id;
  const waybills = Array.from({ length: PARCELS }, (_, at) => `W${1001 + at}`);
  let last = '';
  for (const waybill of waybills) {
    last = (await buy(await store.shopper(), shirt))._id;
    await sendByCompany(store, last, id, waybill);
  }
  // Every other one was refused.
  const rows = waybills.map((waybill, at) =>
    at % 2 === 0 ? `${waybill},delivered,1425` : `${waybill},refused,0`,
  );
  const csv = ['waybill,outcome,amount', ...rows].join('\n');
  const received = Math.ceil(PARCELS / 2) * 1_425;
  const { statement } = (await owner.ask('addStatement', { id, csv, received, into: 'safe' })).body.data;
  expect(statement).toMatchObject({ parcelsOut: PARCELS, difference: 0 });
  const sid = statement._id;
  const post = () => ask(owner, 'postStatement', { id, sid });
  const shown = async () => (await owner.ask('getStatement', { id, sid })).body.data.statement;

  const interrupted = await transact(store.db, async (tx) => {
    await sql`select from orders where id = ${last} for update`.execute(tx);
    return post();
  });
  expect(interrupted.status).toBe(503);
  expect(await shown()).toMatchObject({ postedAt: null, parcelsOut: 3, difference: 0 });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await shown()).toMatchObject({ parcelsOut: 0, difference: 0 });
  const company = (await owner.ask('getCompany', { id })).body.data;
  expect(company).toMatchObject({ balance: 0, owed: [], out: { parcels: 0 } });
  expect(await store.invariants()).toEqual([]);
});
