import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addToCart, buy, home } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { recordStatements } from '../../../../../test/recorded-statements.ts';
import { openStore } from '../../../../../test/store.ts';
import { type EndpointName, endpointNames, endpoints } from '../../../../shop/endpoints.ts';
import type { Endpoint } from '../../../../shop/wire/endpoint.ts';

// Calls begin by what the token says, while the session is confirmed. A token outlives its session by ten minutes.

const store = await openStore();
const statements = recordStatements(store.pool);
const dress = await addProduct(store.db, { id: 'dress', stock: { 'black/M': 50 } });
const line = { productId: dress, colorId: 'black', sizeId: 'M', quantity: 1 };

const guarded = endpointNames.filter((name) =>
  ['token', 'registered'].includes((endpoints[name] satisfies Endpoint).access),
);

type Inputs = Partial<Record<EndpointName, object>>;

/** A shopper with an order and a cart, and what their calls need to do something; the others do it with nothing or refuse it. */
async function buyer(): Promise<{ shopper: Client; inputs: Inputs }> {
  const shopper = await store.shopper();
  const { _id: orderId, total: expectedTotal } = await buy(shopper, dress);
  await addToCart(shopper, dress);
  const inputs = {
    addToCart: line,
    mergeGuestChoices: { lines: [{ ...line, quantity: 5 }], favoriteIds: [dress] },
    payCash: { address: home, expectedTotal },
    editOrder: { orderId, changes: [{ ...line, quantity: 2 }], expectedTotal: 1 },
    requestReturnOrder: { orderId, kind: 'return', reason: 'size' },
    requestReturnShipment: { orderId, kind: 'return', reason: 'size', items: [line] },
    appeal: { text: 'It was not me.' },
    writeToSupport: { kind: 'question', text: 'Where is it?' },
    getOrderDetails: { orderId },
  };
  return { shopper, inputs };
}

/** All but reads, the start of a transaction and its end, and the counts of the day that the store writes by itself. */
const writes = () =>
  statements
    .filter(({ text }) => !/insert into product_days as d/.test(text))
    .filter(
      ({ text }) =>
        !/^\s*(select|with|start|commit|rollback)\b/i.test(text) || /\b(insert|update|delete)\b/i.test(text),
    );

const endSession = ({ phone }: Client) =>
  store.pool.query(
    `update sessions set ended_at = now(), end_reason = 'elsewhere'
      where shopper_id = (select id from shoppers where phone = $1)`,
    [phone],
  );

const newKey = () => ({ 'idempotency-key': randomUUID() });

describe('a session that was ended elsewhere', async () => {
  const { shopper, inputs } = await buyer();
  await endSession(shopper);

  test.each(guarded)('gets nothing from %s, and writes nothing', async (name) => {
    const before = writes().length;
    const { status, body } = await shopper.call(name, inputs[name] ?? {});
    expect([status, body.code, body.data]).toEqual([401, 'UNAUTHENTICATED', null]);
    expect(writes().slice(before)).toEqual([]);
  });

  test('stores nothing under a key', async () => {
    const key = newKey();
    expect((await shopper.call('addToCart', line, key)).status).toBe(401);
    const { rows } = await store.pool.query('select 1 from idempotency_keys where key = $1', [
      key['idempotency-key'],
    ]);
    expect(rows).toEqual([]);
  });

  test('is told so, and not that its key is wrong', async () => {
    expect((await shopper.call('addToCart', line, { 'idempotency-key': 'bad' })).status).toBe(401);
  });
});

test('an answer that is stored under a key is not for a session that has ended since', async () => {
  const { shopper } = await buyer();
  const key = newKey();
  expect((await shopper.call('addToCart', line, key)).status).toBe(200);
  await endSession(shopper);
  const { status, body } = await shopper.call('addToCart', line, key);
  expect([status, body.code, body.data]).toEqual([401, 'UNAUTHENTICATED', null]);
});

test('a session that has expired gets nothing, although its token has not', async () => {
  const { shopper } = await buyer();
  await store.pool.query(`update sessions set expires_at = $1`, [store.now()]);
  const { status, body } = await shopper.call('displayCart');
  expect([status, body.data]).toEqual([401, null]);
  expect((await shopper.call('addToCart', line)).status).toBe(401);
});
