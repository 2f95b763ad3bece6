import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { sami, send, take } from '../../../../test/parcels.ts';
import { bringing, decide, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db, { stock: { 'black/M': 60 } });

async function delivered(quantity = 2) {
  const shopper = await store.shopper();
  const order = await buy(shopper, dress, quantity);
  await send(store, order._id);
  expect(await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, sami)).toBeNull();
  return { shopper, order };
}

async function figuresOf(id: string) {
  const { rows } = await store.pool.query(`select * from order_figures where order_id = $1`, [id]);
  return rows[0];
}

test('an order has its figures from its placing, its line those of its day of delivery', async () => {
  const shopper = await store.shopper();
  const placed = await buy(shopper, dress, 2);
  expect(await figuresOf(placed._id)).toMatchObject({ lines: 1, day: null, pieces: 0, confirmed_at: null });
  const { order } = await delivered();
  expect(await figuresOf(order._id)).toMatchObject({
    lines: 1,
    kept_lines: 1,
    pieces: 2,
    courier_id: 'sami',
  });
  const { rows } = await store.pool.query(`select day, kept from line_figures where order_id = $1`, [
    order._id,
  ]);
  expect(rows).toMatchObject([{ kept: 2 }]);
  expect(await store.invariants()).toEqual([]);
});

test('a late refund corrects the day of the delivery', async () => {
  const { shopper, order } = await delivered();
  const { body } = await shopper.call(
    'requestReturnShipment',
    bringing(order, 'return', 'wrongSize', line(dress)),
  );
  const before = await figuresOf(order._id);
  for (const to of ['approved', 'received', 'refunded'] as const)
    await decide(store, order._id, body.data.order.returns.at(-1)?._id ?? '', to);
  const after = await figuresOf(order._id);
  expect([before.refunded, Number(after.refunded) > 0, after.day]).toEqual([
    before.refunded,
    true,
    before.day,
  ]);
  expect(await store.invariants()).toEqual([]);
});

test.each([
  [
    'an address that is erased',
    `update orders set address = '{"city": "Homs", "area": "", "street": ""}' where id = $1`,
    { city: 'Homs', area: '' },
  ],
  [
    'a settlement that is taken back',
    `delete from settlements where order_id = $1`,
    { day: null, items: 0, pieces: 0 },
  ],
  [
    'a message that is sent',
    `insert into order_messages values ($1, 40) on conflict (order_id) do update set sent = 40`,
    { sent: 40 },
  ],
])('%s changes them in the same transaction', async (_what, change, figures) => {
  const { order } = await delivered();
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query(change, [order._id]);
    const { rows } = await client.query(
      `select *, items::int as items from order_figures where order_id = $1`,
      [order._id],
    );
    expect(rows[0]).toMatchObject(figures);
    const { rows: wrong } = await client.query(
      `select from order_figures f join counted_order_figures c using (order_id) where to_jsonb(f) is distinct from to_jsonb(c)`,
    );
    expect(wrong).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a message of an order that is not delivered yet is counted', async () => {
  const { _id } = await buy(await store.shopper(), dress);
  await store.pool.query(`insert into order_messages values ($1, 1)`, [_id]);
  expect(await figuresOf(_id)).toMatchObject({ sent: 1, day: null });
  expect(await store.invariants()).toEqual([]);
});

test('of two changes at once the second counts the first', async () => {
  const { order } = await delivered();
  const [one, other] = [await store.pool.connect(), await store.pool.connect()];
  try {
    await one.query('begin');
    await one.query(
      `insert into order_messages values ($1, 7) on conflict (order_id) do update set sent = 7`,
      [order._id],
    );
    const waits = other.query(`update orders set address = address || '{"city": "Homs"}' where id = $1`, [
      order._id,
    ]);
    await new Promise((wake) => setTimeout(wake, 100));
    await one.query('commit');
    await waits;
  } finally {
    one.release();
    other.release();
  }
  expect(await figuresOf(order._id)).toMatchObject({ sent: 7, city: 'Homs' });
  expect(await store.invariants()).toEqual([]);
});
