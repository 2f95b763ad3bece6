import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { buy } from '../../../test/buying.ts';
import { askWithKey } from '../../../test/cash.ts';
import { addProduct } from '../../../test/catalog.ts';
import type { Client } from '../../../test/client.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', price: 1_000, stock: { 'black/M': 99 } });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support'], { name: 'Salma' });

const write = (shopper: Client, text: string, orderNumber?: string) =>
  shopper.call(
    'writeToSupport',
    { kind: 'question', text, orderNumber },
    { 'idempotency-key': randomUUID() },
  );
const deskOf = async (shopper: Client) => {
  const id = (await shopper.call('getUserData')).body.data.user._id;
  return (await support.ask('getCustomer', { id })).body.data.customer;
};

test('what a shopper writes about an order is a case at the desk, and its answer is read on the site', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, 'dress');
  const spaced = `${order.number.slice(0, 3)} ${order.number.slice(3)}`;
  const { body } = await write(shopper, 'Is it lined?', spaced);
  expect(body.data.cases).toMatchObject([
    {
      kind: 'question',
      orderNumber: order.number,
      closedAt: null,
      messages: [{ text: 'Is it lined?', byStore: false }],
    },
  ]);
  const [open] = (await deskOf(shopper)).cases;
  expect(open).toMatchObject({ channel: 'site', orderNumber: order.number, answeredAt: null });
  await askWithKey(support, 'answerCase', { id: open?._id ?? '', text: 'Yes, with cotton.' });
  const { cases } = (await shopper.call('getSupportCases')).body.data;
  expect(cases[0]?.messages.at(-1)).toMatchObject({ text: 'Yes, with cotton.', byStore: true });
  const { notifications } = (await shopper.call('getNotifications')).body.data;
  expect(notifications).toContainEqual(
    expect.objectContaining({ text: 'Yes, with cotton.', href: '/support' }),
  );
  expect(await store.invariants()).toEqual([]);
});

test('a further message goes to the open case, which is due again once it was answered', async () => {
  const shopper = await store.shopper();
  await write(shopper, 'When do you open?');
  const [first] = (await deskOf(shopper)).cases;
  await askWithKey(support, 'answerCase', { id: first?._id ?? '', text: 'At nine.' });
  const listed = async () =>
    (await support.ask('listCustomers', { view: 'cases' })).body.data.customers.find(
      ({ openCases, phone }) => openCases > 0 && phone.endsWith(shopper.phone.slice(-2)),
    );
  expect(await listed()).toMatchObject({ dueAt: null });
  await store.pool.query(`update cases set due_at = opened_at where id = $1`, [first?._id]);
  await write(shopper, 'And on Friday?');
  const { cases } = await deskOf(shopper);
  expect(cases).toHaveLength(1);
  expect(cases[0]?.messages.map(({ text }) => text)).toEqual([
    'When do you open?',
    'At nine.',
    'And on Friday?',
  ]);
  expect(cases[0]).toMatchObject({ answeredAt: null });
  expect(new Date(cases[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(store.now().getTime());
  const stale = { id: first?._id ?? '', version: first?.version ?? 0 };
  expect((await askWithKey(support, 'closeCase', stale)).body.code).toBe('VERSION_CONFLICT');
  expect(await store.invariants()).toEqual([]);
});

test('a message names an own order or none, and there are five a day', async () => {
  const [shopper, other] = [await store.shopper(), await store.shopper()];
  const foreign = await buy(other, 'dress');
  expect((await write(shopper, 'Where is it?', foreign.number)).status).toBe(404);
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((text) => write(shopper, text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('RATE_LIMITED');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await shopper.call('getSupportCases')).body.data.cases).toHaveLength(1);
});

test('what the staff noted of a call is the desk’s alone', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await deskOf(shopper);
  const noted = {
    id,
    kind: 'complaint',
    channel: 'phone',
    orderNumber: null,
    text: 'Called, was loud',
  } as const;
  await askWithKey(support, 'openCase', noted);
  expect((await shopper.call('getSupportCases')).body.data.cases).toEqual([]);
});

test('what is written while the case is being closed opens another', async () => {
  const shopper = await store.shopper();
  await write(shopper, 'Is it lined?');
  const [first] = (await deskOf(shopper)).cases;
  const closing = await store.pool.connect();
  try {
    await closing.query('begin');
    await closing.query(`update cases set closed_at = now() where id = $1`, [first?._id]);
    const second = write(shopper, 'And how long is it?');
    await vi.waitFor(async () => {
      const { rowCount } = await store.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await closing.query('commit');
    expect((await second).status).toBe(200);
  } finally {
    closing.release();
  }
  const [open] = (await deskOf(shopper)).cases;
  expect(open).toMatchObject({ closedAt: null, messages: [{ text: 'And how long is it?' }] });
});
