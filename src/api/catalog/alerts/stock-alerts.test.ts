import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addToCart, bringTo, buy, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { notifyRestock } from './notify-restock.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const { db } = store;
let productId: string;
let shopper: Client;

beforeEach(async () => {
  productId = await addProduct(db, {
    name: { en: 'Linen dress', ar: 'فستان كتّان' },
    stock: { 'black/M': 0, 'red/M': 3, 'black/S': 0 },
  });
  shopper = await store.shopper();
});

const blackM = () => ({ productId, colorId: 'black', sizeId: 'M' });

/** Adds stock as the merchant does. */
async function receive(pieces: number, sizeId = 'M'): Promise<void> {
  await sql`update variants set stock = stock + ${pieces}
             where product_id = ${productId} and color_id = 'black' and size_id = ${sizeId}`.execute(db);
  await sql`insert into stock_ledger (product_id, color_id, size_id, change, reason, actor)
            values (${productId}, 'black', ${sizeId}, ${pieces}, 'received', 'test')`.execute(db);
}

const messagesTo = async ({ phone }: Client) =>
  (
    await db
      .selectFrom('outbox')
      .select(['text', 'kind'])
      .where('recipient', '=', phone)
      .where('kind', '=', 'stock')
      .execute()
  ).map(({ text }) => text);

test('a shopper sets an alert for a color and size and can remove it', async () => {
  const asked = await shopper.call('addStockAlert', blackM());
  const alert = { ...blackM(), createdAt: '2026-11-22T07:00:00.000Z' };
  expect([asked.status, asked.body.message]).toEqual([200, 'We will notify you when it is back']);
  expect(asked.body.data.alerts).toEqual([alert]);
  expect((await shopper.call('addStockAlert', blackM())).body.data.alerts).toEqual([alert]);
  expect((await shopper.call('getStockAlerts')).body.data.alerts).toEqual([alert]);
  for (let turn = 0; turn < 2; turn += 1) {
    const dropped = await shopper.call('removeStockAlert', blackM());
    expect([dropped.status, dropped.body.data.alerts]).toEqual([200, []]);
  }
  await receive(1);
  expect(await notifyRestock(db, await store.terms())).toBe(0);
});

test('when it is back the shopper hears it once, in their language, and waits no longer', async () => {
  const arabic = await store.shopper({ language: 'ar' });
  await sql`update shoppers set language = 'ar' where phone = ${arabic.phone}`.execute(db);
  for (const client of [shopper, arabic]) await client.call('addStockAlert', blackM());
  expect(await notifyRestock(db, await store.terms())).toBe(0);
  await receive(2);
  expect(await notifyRestock(db, await store.terms())).toBe(2);
  expect(await notifyRestock(db, await store.terms())).toBe(0);
  expect(await messagesTo(shopper)).toEqual([expect.stringContaining('Linen dress (Black, M)')]);
  expect(await messagesTo(arabic)).toEqual([expect.stringContaining('فستان كتّان (أسود، M)')]);
  expect((await shopper.call('getStockAlerts')).body.data.alerts).toEqual([]);
  const inbox = await sql<{ href: string }>`
    select href from notifications n join shoppers s on s.id = n.shopper_id where s.phone = ${shopper.phone}`.execute(
    db,
  );
  expect(inbox.rows).toEqual([{ href: `/ProductDetails/${productId}?color=black&size=M` }]);
});

test('as many are notified as there are free pieces, the oldest first, the next when a turn is over', async () => {
  const shoppers = [shopper, await store.shopper(), await store.shopper(), await store.shopper()];
  const [first, second, third, fourth] = shoppers;
  for (const client of shoppers) {
    await client.call('addStockAlert', blackM());
    store.setNow(new Date(store.now().getTime() + 60_000));
  }
  const run = async () => {
    await notifyRestock(db, await store.terms());
    const counts = await Promise.all(shoppers.map(messagesTo));
    return counts.map((messages) => messages.length);
  };
  await receive(2);
  expect(await run()).toEqual([1, 1, 0, 0]);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return;
  await buy(first, productId);
  expect(await run()).toEqual([1, 1, 0, 0]);
  await receive(1);
  expect(await run()).toEqual([1, 1, 1, 0]);
  store.setNow(new Date(store.now().getTime() + 24 * 3_600_000 - 1));
  expect(await run()).toEqual([1, 1, 1, 0]);
  store.setNow(new Date(store.now().getTime() + 1));
  expect(await run()).toEqual([1, 1, 1, 1]);
  store.setNow('2026-11-22T10:00:00+03:00');
});

test('whichever way a piece comes back: a canceled order tells', async () => {
  await receive(1);
  const buyer = await store.shopper();
  const order = await buy(buyer, productId);
  await shopper.call('addStockAlert', blackM());
  await bringTo(store, order._id, 'canceled');
  expect(await notifyRestock(db, await store.terms())).toBe(1);
  expect(await messagesTo(shopper)).toHaveLength(1);
  expect(await store.invariants()).toEqual([]);
});

test('a restock of another size, or one sold out again, notifies no shopper', async () => {
  await shopper.call('addStockAlert', blackM());
  await receive(5, 'S');
  await receive(1);
  const quick = await store.shopper();
  await addToCart(quick, productId);
  expect((await pay(quick)).status).toBe(201);
  expect(await notifyRestock(db, await store.terms())).toBe(0);
  expect((await shopper.call('getStockAlerts')).body.data.alerts).toHaveLength(1);
});

test('an alert set again after the size sold out again notifies again', async () => {
  for (let turn = 1; turn <= 2; turn += 1) {
    await shopper.call('addStockAlert', blackM());
    await receive(1);
    await notifyRestock(db, await store.terms());
    expect(await messagesTo(shopper)).toHaveLength(turn);
    await buy(await store.shopper(), productId);
  }
});

test('an announced product notifies once it is sold', async () => {
  const announced = await addProduct(db, { availableFrom: '2026-12-01T00:00:00+03:00' });
  const asked = await shopper.call('addStockAlert', { productId: announced, colorId: 'black', sizeId: 'M' });
  expect(asked.status).toBe(200);
  expect(await notifyRestock(db, await store.terms('2026-11-30T20:59:59Z'))).toBe(0);
  expect(await notifyRestock(db, await store.terms('2026-11-30T21:00:00Z'))).toBe(1);
});

test('an archived product notifies no shopper', async () => {
  await shopper.call('addStockAlert', blackM());
  await receive(1);
  await sql`update products set status = 'archived' where id = ${productId}`.execute(db);
  expect(await notifyRestock(db, await store.terms())).toBe(0);
});

test('two workers at once notify hundreds, each once', async () => {
  await sql`insert into shoppers (id, phone) select 'many-' || n, '+9639990' || lpad(n::text, 5, '0')
              from generate_series(1, 230) n`.execute(db);
  await sql`insert into stock_alerts (shopper_id, product_id, color_id, size_id)
            select 'many-' || n, ${productId}, 'black', 'M' from generate_series(1, 230) n`.execute(db);
  await receive(230);
  const told = await Promise.all([
    notifyRestock(db, await store.terms()),
    notifyRestock(db, await store.terms()),
  ]);
  const rest = await notifyRestock(db, await store.terms());
  expect(told.reduce((sum, one) => sum + one, rest)).toBe(230);
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages from outbox where shopper_id like 'many-%'`.execute(db);
  expect(rows).toEqual([{ messages: 230 }]);
});

test('fifty are waited for at most, however many are asked for at once', async () => {
  const sizes = Array.from({ length: 60 }, (_, place) => `size-${place}`);
  await sql`insert into sizes (id, label_en, label_ar, system) select id, id, id, 'alpha'
              from unnest(${sizes}::text[]) as s (id) on conflict do nothing`.execute(db);
  await sql`insert into variants (product_id, color_id, size_id, stock) select ${productId}, 'black', id, 0
              from unnest(${sizes}::text[]) as s (id)`.execute(db);
  // All wait for one lock; on a busy machine the last ones must retry.
  const insist = async (sizeId: string) => {
    for (;;) {
      const answer = await shopper.call('addStockAlert', { productId, colorId: 'black', sizeId });
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all(sizes.map(insist));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('ALERT_LIMIT');
  expect((await shopper.call('getStockAlerts')).body.data.alerts).toHaveLength(50);
});

test('a notified alert is deleted after a month, a waiting one after half a year', async () => {
  const other = await store.shopper();
  await shopper.call('addStockAlert', blackM());
  await other.call('addStockAlert', { ...blackM(), sizeId: 'S' });
  await receive(1);
  await notifyRestock(db, await store.terms());
  const keptAfter = async (days: number) => {
    await cleanUp(db, new Date(store.now().getTime() + days * 24 * 3_600_000));
    const rows = await db
      .selectFrom('stock_alerts')
      .select('size_id')
      .where('product_id', '=', productId)
      .execute();
    return rows.map((row) => row.size_id).sort();
  };
  expect(await keptAfter(29)).toEqual(['M', 'S']);
  expect(await keptAfter(31)).toEqual(['S']);
  expect(await keptAfter(183)).toEqual([]);
});

test('what can be had, is not there or not shown is not waited for; a guest signs in first', async () => {
  const had = await shopper.call('addStockAlert', { ...blackM(), colorId: 'red' });
  expect([had.status, had.body.code]).toEqual([409, 'ALERT_NOT_NEEDED']);
  const none = await shopper.call('addStockAlert', { ...blackM(), sizeId: 'XXL' });
  expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
  const draft = await addProduct(db, { status: 'draft', stock: { 'black/M': 0 } });
  expect((await shopper.call('addStockAlert', { ...blackM(), productId: draft })).status).toBe(404);
  const guest = store.guest();
  expect((await guest.call('addStockAlert', blackM())).status).toBe(401);
  expect((await guest.call('getStockAlerts')).status).toBe(401);
  expect((await guest.call('removeStockAlert', blackM())).status).toBe(401);
});

test('alerts are visible and removable only by their shopper; deleting the account deletes them', async () => {
  const other = await store.shopper();
  await shopper.call('addStockAlert', blackM());
  expect((await other.call('removeStockAlert', blackM())).body.data.alerts).toEqual([]);
  expect((await shopper.call('getStockAlerts')).body.data.alerts).toHaveLength(1);
  await shopper.call('sendOtp', { number: shopper.phone });
  await shopper.call('deleteAccount', { verificationCode: await shopper.readCode() });
  await receive(1);
  expect(await notifyRestock(db, await store.terms())).toBe(0);
});
