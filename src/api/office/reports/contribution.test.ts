import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { owner, sami, send, take } from '../../../../test/parcels.ts';
import { bringing, decide, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { changeStoredSetting } from '../../settings.ts';

const now = new Date().toISOString();
const store = await openStore({ now });
await changeStoredSetting(store.db, 'messageCost', () => 7);
const boss = await openConsole(store, ['owner']);
const dress = await addProduct(store.db, { stock: { 'black/M': 0 } });

async function receive(counted: number, unitCost: number) {
  const made = await askWithKey(boss, 'createReceipt', {});
  const { _id: id, version } = made.body.data.receipt;
  const given = { productId: dress, colorId: 'black', sizeId: 'M', counted, unitCost };
  const changed = await boss.ask('changeReceipt', { id, version, lines: [given] });
  await askWithKey(boss, 'postReceipt', { id, version: changed.body.data.receipt.version });
}

const rowOf = async (number: string) => {
  const { body } = await boss.ask('readReport', { name: 'contribution', by: 'order' });
  return body.data.rows.find(({ key }) => key === number)?.figures;
};

test('an order is worth its items and fee, less its pieces, its refunds and its messages', async () => {
  await askWithKey(boss, 'setRate', { rate: 10_000 });
  await receive(4, 300);
  const shopper = await store.shopper();
  const order = await buy(shopper, dress, 3);
  await send(store, order._id);
  const kept = [{ lineNo: 1, kept: 2, reason: 'changedMind' as const }];
  expect(await take(store, order._id, { step: 'deliver', kept, noPin: 'noPhone' }, sami)).toBeNull();
  // The rate of the day counts, not that of the sale's hour; a later purchase changes nothing.
  await askWithKey(boss, 'setRate', { rate: 20_000 });
  await receive(4, 900);
  const whole = { orders: 1, items: 2000, delivery: 150, cost: 1200, carrierFees: 0, refunds: 0 };
  expect(await rowOf(order.number)).toMatchObject({ ...whole, messages: 0, contribution: 950 });

  await deliverMessages(store.db, store.integrations, new Date(Date.now() + 60_000));
  const { rows: sent } = await store.pool.query(
    `select count(*)::int as sent from outbox b join notifications n on n.id = b.notification_id
      where b.channel = 'sms' and b.sent_at is not null and n.href = $1`,
    [`/order/${order._id}`],
  );
  expect(sent[0].sent).toBeGreaterThan(0);
  const messages = 7 * sent[0].sent;
  expect(await rowOf(order.number)).toMatchObject({ messages, contribution: 950 - messages });

  expect(await take(store, order._id, { step: 'backIn', pieces: null }, owner)).toBeNull();
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'wrongSize', line(dress)),
  );
  const returnId = body.data.order.returns.at(-1)?._id ?? '';
  for (const to of ['approved', 'received', 'refunded'] as const)
    await decide(store, order._id, returnId, to);
  // One of the two kept pieces came back: its 300 cents with it, and 1,000 pounds less.
  const after = await rowOf(order.number);
  expect(after).toMatchObject({ cost: 600, refunds: 1000, contribution: 2150 - 600 - 1000 - messages });
  const sums = await boss.ask('readReport', { name: 'contribution', by: 'day' });
  expect(sums.body.data.sum).toEqual(after);
  expect(await store.invariants()).toEqual([]);
});

test('a company’s fee is the agreed one until its statement says another', async () => {
  await store.pool.query(
    `insert into companies (id, name_en, name_ar, fee_kind, fee_value) values ('q', 'Q', 'ق', 'percent', 500)`,
  );
  const order = await buy(await store.shopper(), dress, 1);
  await send(store, order._id);
  await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, sami);
  await store.pool.query(`update parcels set company_id = 'q', courier_id = null where order_id = $1`, [
    order._id,
  ]);
  // 5 % of 1,150.
  expect((await rowOf(order.number))?.['carrierFees']).toBe(58);
  await store.pool.query(
    `with w as (insert into waybills (company_id, number, parcel_id) select 'q', 'W1', id from parcels where order_id = $1 returning 1),
          s as (insert into company_statements (id, company_id, received, into_account, lines, created_by, created_at, posted_at, posted_by)
                values ('s', 'q', 1, 'safe', '[]', $2, now(), now(), $2) returning 1)
     select from w, s`,
    [order._id, boss.staffId],
  );
  await store.pool.query(
    `insert into remitted_waybills (company_id, number, statement_id, amount, fee) values ('q', 'W1', 's', 1150, 70)`,
  );
  expect((await rowOf(order.number))?.['carrierFees']).toBe(70);
});

test('a piece that was lost on its way back was used up', async () => {
  await receive(4, 100);
  const order = await buy(await store.shopper(), dress, 2);
  await send(store, order._id);
  const kept = [{ lineNo: 1, kept: 1, reason: 'late' as const }];
  expect(await take(store, order._id, { step: 'deliver', kept, noPin: 'noPhone' }, sami)).toBeNull();
  const before = (await rowOf(order.number))?.['cost'] ?? 0;
  const pieces = [{ lineNo: 1, resellable: 0, damaged: 0, missing: 1 }];
  expect(await take(store, order._id, { step: 'backIn', pieces }, owner)).toBeNull();
  const after = (await rowOf(order.number))?.['cost'] ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(2 * before);
});
