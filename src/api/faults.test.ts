import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { home } from '../../test/buying.ts';
import { addProduct } from '../../test/catalog.ts';
import { signalDatabase } from '../../test/database-processes.ts';
import { lockOrders } from '../../test/lock-orders.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { type Answer, type Buyer, sendTo, signInAt } from '../../test/remote-buyer.ts';
import { openStoreProcess, type StoreProcess } from '../../test/store-process.ts';
import { openDatabase } from './platform/db/database.ts';
import { runningDatabaseUrl } from './platform/db/embedded/embedded.ts';
import { writeSettings } from './settings.ts';

// A whole store in its own process with its own database, under injected faults.

const dataDir = mkdtempSync(join(tmpdir(), 'minwal-faults-'));
const price = 500;
const toPay = price + 150;
let store: StoreProcess;
let rush: Buyer[] = [];

/** The store must be back 5 s after any crash; on a busy machine, within the time of two starts. */
let patience = 5000;
/** A request waits for 5 s at most, and is answered within 6; on a busy machine, within half a start more. */
let answerMs = 6000;

beforeAll(async () => {
  const begun = Date.now();
  store = await openHere('0');
  const startMs = Date.now() - begun;
  patience = Math.max(patience, 2 * startMs);
  answerMs = Math.max(answerMs, 5000 + startMs / 2);
  const { db } = openDatabase(databaseUrl(), 2);
  await writeSettings(db, manyOrders);
  await addProduct(db, { id: 'shirt', price, stock: { 'black/M': 5000 } });
  await db.destroy();
  rush = await Promise.all(Array.from({ length: 12 }, () => signInAt(() => store.address)));
});

beforeEach(async () => {
  // Each test finds a running store, also after one that ended it.
  if (hasEnded()) store = await openHere('0');
  onTestFailed(() => {
    const { exitCode, signalCode } = store.child;
    const last = `The store ended with ${exitCode ?? signalCode}: ${store.said.join(' ')}\n`;
    if (hasEnded()) process.stderr.write(last);
  });
});

const hasEnded = () => store.child.exitCode !== null || store.child.signalCode !== null;

afterAll(async () => {
  if (!hasEnded()) await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (method: string, path: string) => sendTo(store.address, method, path);

const openHere = (port: string) =>
  openStoreProcess({ DATA_DIR: dataDir, DEMO: 'false', PORT: port, LOG_LEVEL: 'fatal', DATABASE_URL: '' });

function databaseUrl(): string {
  const url = runningDatabaseUrl(dataDir);
  if (url === null) throw new Error('the store runs no database');
  return url;
}

const piece = { productId: 'shirt', colorId: 'black', sizeId: 'M' };
const setCart = (buyer: Buyer) =>
  buyer('POST', '/api/client/v1/store/cart/add-to-cart', { ...piece, quantity: 1 });
const pay = (buyer: Buyer, key: string = randomUUID()) =>
  buyer(
    'POST',
    '/api/client/v1/payment/cash/pay',
    { address: home, expectedTotal: toPay },
    { 'idempotency-key': key },
  );

function buyerOf(index: number): Buyer {
  const buyer = rush[index];
  if (buyer === undefined) throw new Error('the rush has fewer people');
  return buyer;
}

const orderOf = ({ body }: Answer) => (body.data as { order: { _id: string } }).order._id;

/**
 * What a page does when an answer is lost: it retries, a payment with the same key. Only 503 is an acceptable
 * failure.
 */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer.status < 300) return answer;
    if (answer !== null && answer.body.code !== 'IDEMPOTENCY_RUNNING') {
      expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '2',
      ]);
    }
    await wait(50);
  }
}

/** Shoppers repeatedly fill a cart and order it while `hurt` runs; returns the acknowledged orders. */
async function buyDuring(hurt: () => Promise<void>): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  const everybody = rush.map(async (buyer) => {
    for (let times = 0; times < 3; times += 1) {
      await insist(() => setCartOnce(buyer));
      const key = randomUUID();
      acknowledged.add(orderOf(await insist(() => pay(buyer, key))));
    }
  });
  await wait(100);
  await hurt();
  await Promise.all(everybody);
  return acknowledged;
}

// Adding is not idempotent: after a lost answer the product may already be in the cart.
async function setCartOnce(buyer: Buyer): Promise<Answer> {
  const cart = await buyer('GET', '/api/client/v1/store/cart/display-cart');
  const filled =
    cart.status === 200 && (cart.body.data as { cart: { itemsCount: number } }).cart.itemsCount === 1;
  return filled || cart.status !== 200 ? cart : setCart(buyer);
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const invariants = readFileSync(join(import.meta.dirname, '../../db/invariants.sql'), 'utf8');

async function expectExactly(acknowledged: Set<string>, before: number): Promise<void> {
  expect(acknowledged.size).toBe(rush.length * 3);
  const kept = (await ask<{ id: string }>('select id from orders')).map(({ id }) => id);
  expect(kept.length - before).toBe(acknowledged.size);
  expect(kept).toEqual(expect.arrayContaining([...acknowledged]));
  expect(await ask(invariants)).toEqual([]);
}

const countOrders = async () => (await ask('select id from orders')).length;

/** The time until the store reports ready. */
async function untilReady(): Promise<number> {
  const begun = Date.now();
  while ((await fetch(`${store.address}/health/ready`).catch(() => null))?.status !== 200) await wait(50);
  return Date.now() - begun;
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'kill -9 of the database in a rush loses no order and doubles none; it is back within 5 s',
  async () => {
    const before = await countOrders();
    let away = 0;
    const acknowledged = await buyDuring(async () => {
      signalDatabase(dataDir, 'SIGKILL');
      away = await untilReady();
    });
    expect(away).toBeLessThan(patience);
    await expectExactly(acknowledged, before);
  },
);

test('kill -9 of the store in a rush loses no order and doubles none; it is back within 5 s', async () => {
  const before = await countOrders();
  let away = 0;
  const acknowledged = await buyDuring(async () => {
    const killed = Date.now();
    const { port } = new URL(store.address);
    store.child.kill('SIGKILL');
    store = await openHere(port);
    await untilReady();
    away = Date.now() - killed;
  });
  expect(away).toBeLessThan(patience);
  await expectExactly(acknowledged, before);
});

test('a locked table is answered with 503 within 6 s, and reads still work', async () => {
  for (const buyer of rush) await insist(() => setCartOnce(buyer));
  const { untilAwaited, unlock } = await lockOrders(databaseUrl());
  const paid = Promise.all([...rush, ...rush].map((buyer) => pay(buyer)));
  await untilAwaited();
  for (let times = 0; times < 5; times += 1) {
    const read = await send('GET', '/api/client/v1/store/products/get-product-details?productId=shirt');
    expect([read.status, read.ms < answerMs - 5000]).toEqual([200, true]);
  }
  for (const { status, body, headers, ms } of await paid) {
    expect([status, body.code, headers.get('retry-after'), ms < answerMs]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '2',
      true,
    ]);
  }
  await unlock();
  expect((await pay(buyerOf(0))).status).toBe(201);
});

test('a database without a free connection is answered with 503 within 6 s, and let go again', async () => {
  const name = 'taker';
  const takers: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: databaseUrl(), application_name: name });
    client.on('error', () => {});
    await client.connect();
    takers.push(client);
  };
  const isRoom = () =>
    take().then(
      () => true,
      () => false,
    );
  await take();
  // The store connects again meanwhile: the server is full of takers once that holds for a while.
  for (let full = 0; full < 5;) {
    const others = await takers[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> $1`,
      [name],
    );
    const took = await isRoom();
    full = took || others?.rowCount !== 0 ? 0 : full + 1;
    if (!took) await wait(50);
  }
  const { status, headers, ms } = await send(
    'GET',
    '/api/client/v1/store/products/get-product-details?productId=shirt',
  );
  expect([status, headers.get('retry-after'), ms < answerMs]).toEqual([503, '2', true]);
  expect((await fetch(`${store.address}/health/live`)).status).toBe(200);
  await Promise.all(takers.map((client) => client.end()));
  await untilReady();
});

test.runIf(isLinux)(
  'a database that stands still is answered with 503 within 6 s, and works again when it moves',
  async () => {
    signalDatabase(dataDir, 'SIGSTOP');
    const asked = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? send('GET', `/api/v1/app/products/get-all-products-client?minPrice=${index}`)
        : buyerOf(index % 12)('GET', '/api/client/v1/store/cart/display-cart'),
    );
    const answers = await Promise.all(asked);
    const ready = await fetch(`${store.address}/health/ready`);
    const page = await fetch(`${store.address}/SearchProducts?minPrice=77`);
    signalDatabase(dataDir, 'SIGCONT');
    for (const { status, headers, ms } of answers) {
      expect([status, headers.get('retry-after'), ms]).toEqual([
        503,
        '2',
        expect.toSatisfy((time: number) => time < answerMs),
      ]);
    }
    expect(ready.status).toBe(503);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toContain('</html>');
    expect(await untilReady()).toBeLessThan(patience);
    expect((await setCartOnce(buyerOf(1))).status).toBe(200);
  },
);

test('SIGTERM: no longer ready at once, what runs is finished, and the end is a good one', async () => {
  const buyer = buyerOf(2);
  await insist(() => setCartOnce(buyer));
  const { untilAwaited, unlock } = await lockOrders(databaseUrl());
  const slow = pay(buyer);
  await untilAwaited();
  const ended = new Promise((done) => store.child.once('exit', (status, signal) => done([status, signal])));
  const told = Date.now();
  store.child.kill('SIGTERM');
  const ready = async () => {
    const { status, headers } = await fetch(`${store.address}/health/ready`);
    return [status, headers.get('connection')];
  };
  await expect.poll(ready, { interval: 20 }).toEqual([503, 'close']);
  // Until it listens no longer; a lock is waited for three seconds at most.
  await wait(1100);
  await unlock();
  expect((await slow).status).toBe(201);
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - told).toBeLessThan(20_000);
});
