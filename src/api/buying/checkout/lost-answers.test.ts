import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { addToCart, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { manyOrders } from '../../../../test/many-orders.ts';
import { openStore } from '../../../../test/store.ts';
import { endpoints } from '../../../shop/endpoints.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 500, stock: { 'black/M': 10_000 } });
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await store.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** More bytes than the request and the answer have: later cuts change nothing. */
const REQUEST_BYTES = 1500;
const ANSWER_BYTES = 2400;
const SHOPPERS = 60;

type Cut = { asked?: number; answered?: number };

/** Sends a payment as bytes and closes the connection after so many of the request, or of the answer. */
async function payAndDrop(shopper: Client, key: string, { asked, answered = 0 }: Cut): Promise<void> {
  const body = JSON.stringify({ address: home, expectedTotal: 650 });
  const head = [
    `POST ${endpoints.payCash.path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `authorization: Bearer ${shopper.accessToken}`,
    `cookie: ${[...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `x-xsrf-token: ${shopper.cookies.get('XSRF-TOKEN')}`,
    'sec-fetch-site: same-origin',
    `idempotency-key: ${key}`,
    'connection: close',
  ];
  const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  const line = connect(port, '127.0.0.1');
  await once(line, 'connect');
  line.write(request.subarray(0, asked ?? request.length));
  let received = 0;
  if (asked === undefined)
    for await (const part of line) {
      received += (part as Buffer).length;
      if (received >= answered) break;
    }
  line.destroy();
}

async function untilAnswered(shopper: Client, key: string): Promise<string> {
  for (;;) {
    const { status, body } = await pay(shopper, { expectedTotal: 650 }, { 'idempotency-key': key });
    if (status === 201) return body.data.order._id;
    expect(body.code).toBe('IDEMPOTENCY_RUNNING');
    await new Promise((again) => setTimeout(again, 20));
  }
}

const cuts: Cut[] = [
  ...[1, 20, 300, 700, 900, 1000, 1050].map((asked) => ({ asked })),
  ...[1, 9, 15, 400, 900, 1500].map((answered) => ({ answered })),
];

const idsOf = async (shopper: Client) =>
  (
    await store.pool.query<{ id: string }>(
      'select o.id from orders o join shoppers s on s.id = o.shopper_id where s.phone = $1',
      [shopper.phone],
    )
  ).rows.map(({ id }) => id);

async function isOneOrder(cut: Cut, shopper: Client): Promise<void> {
  await addToCart(shopper, shirt);
  await shopper.send('GET', endpoints.getXsrfToken.path);
  const before = new Set(await idsOf(shopper));
  const key = randomUUID();
  await payAndDrop(shopper, key, cut);
  const id = await untilAnswered(shopper, key);
  expect([cut, (await idsOf(shopper)).filter((each) => !before.has(each))]).toEqual([cut, [id]]);
}

test.each(cuts)(
  'a payment whose line drops after %o bytes is one order once it is sent again',
  async (cut) => {
    await isOneOrder(cut, await store.shopper());
    expect(await store.invariants()).toEqual([]);
  },
);

// Takes 40 s: `EVERY_BYTE=true vitest run src/api/buying/checkout/lost-answers.test.ts`.
test.runIf(process.env['EVERY_BYTE'] === 'true')(
  'wherever in the request or in the answer the line drops, it is one order',
  async () => {
    const all: Cut[] = [
      ...Array.from({ length: REQUEST_BYTES }, (_, asked) => ({ asked })),
      ...Array.from({ length: ANSWER_BYTES }, (_, place) => ({ answered: place + 1 })),
    ];
    await writeSettings(store.db, manyOrders);
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => store.shopper()));
    await Promise.all(
      shoppers.map(async (shopper, place) => {
        for (const cut of all.filter((_, at) => at % SHOPPERS === place)) await isOneOrder(cut, shopper);
      }),
    );
    expect(await store.invariants()).toEqual([]);
  },
);

test('the bytes that are sent make an order', async () => {
  const shopper = await store.shopper();
  await addToCart(shopper, shirt);
  await shopper.send('GET', endpoints.getXsrfToken.path);
  await payAndDrop(shopper, randomUUID(), { answered: 100_000 });
  expect((await shopper.call('getAllOrders')).body.data.orders).toHaveLength(1);
});
