import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { displayOrderNumber } from '../../../shop/buying/orders/order-number.ts';
import type { ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { writeSettings } from '../../settings.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_000, stock: { 'black/M': 90 } });
await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
manager.audited = db;

const list = async (query: ConsoleInputOf<'listMessages'>) =>
  (await manager.ask('listMessages', query)).body.data;
const resend = (id: string, key: string = randomUUID()) =>
  manager.ask('resendMessage', { id }, { 'idempotency-key': key });

async function messagesOf(phone: string) {
  return (await list({ phone })).messages.filter(({ kind }) => kind !== 'code');
}

test('a message stands with its title and a masked number, and no PIN or code is shown', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, shirt);
  await send(store, order._id);
  const { pin } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
  const found = await list({ phone: shopper.phone.replace('+963', '0') });
  const ofOrder = { kind: 'order', state: 'waiting', channel: 'sms' };
  const title = expect.stringContaining(displayOrderNumber(order.number));
  expect(found.messages.toSorted((one, other) => other.kind.localeCompare(one.kind))).toMatchObject([
    { ...ofOrder, title },
    { ...ofOrder, title },
    { kind: 'code', title: null, canResend: false },
  ]);
  expect(pin).toMatch(/^\d{4}$/);
  expect(found.messages.map((message) => message.title).join()).not.toContain(pin);
  expect(JSON.stringify(found)).not.toContain(shopper.phone);
  expect(found.messages[0]?.to).toMatch(/^\+963 9•• ••• \d\d$/);
  expect((await list({ phone: 'no phone' })).messages).toEqual([]);
});

test('what failed is sent again, by hand: once in a while, and to each press once', async () => {
  const shopper = await store.shopper();
  await buy(shopper, shirt);
  const [message] = await messagesOf(shopper.phone);
  const id = message?._id ?? '';
  expect((await resend(id)).status).toBe(404);
  await db
    .updateTable('outbox')
    .set({ dead_at: store.now(), last_error: `no way to ${shopper.phone}` })
    .where('id', '=', id)
    .execute();
  expect((await list({ state: 'failed', phone: shopper.phone })).messages).toMatchObject([
    { _id: id, state: 'failed', error: 'no way to …', canResend: true },
  ]);
  const key = randomUUID();
  const pressed = await Promise.all([resend(id), resend(id)]);
  expect(pressed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429]);
  expect((await resend(id, key)).status).toBe(429);
  expect((await messagesOf(shopper.phone)).map(({ state }) => state).toSorted()).toEqual([
    'failed',
    'waiting',
  ]);
  const log = await db.selectFrom('staff_audit').select('action').where('subject', '=', id).execute();
  expect(log).toEqual([{ action: 'message.resend' }]);
});

test('what the budget held back is told apart from what failed, and waits for a higher limit', async () => {
  const messageBudget = { order: 1, stock: null };
  const deliver = () => deliverMessages(db, store.integrations, store.now(), { messageBudget });
  await buy(await store.shopper(), shirt);
  await deliver();
  const shopper = await store.shopper();
  await buy(shopper, shirt);
  await deliver();
  await writeSettings(db, { messageBudget });
  const [message] = await messagesOf(shopper.phone);
  const held = { _id: message?._id, state: 'inboxOnly', error: 'OVER_BUDGET' };
  const shown = async () => (await list({ state: 'inboxOnly', phone: shopper.phone })).messages;
  await expect.poll(shown).toMatchObject([{ ...held, canResend: false }]);
  expect((await list({ state: 'failed', phone: shopper.phone })).messages).toEqual([]);
  expect((await resend(held._id ?? '')).status).toBe(404);
  await writeSettings(db, { messageBudget: { order: null, stock: null } });
  await expect.poll(shown).toMatchObject([{ ...held, canResend: true }]);
});

test('an old message and a code are not sent again', async () => {
  const shopper = await store.shopper();
  await buy(shopper, shirt);
  const [message] = await messagesOf(shopper.phone);
  const id = message?._id ?? '';
  const old = new Date(store.now().getTime() - 4 * 86_400_000);
  await db.updateTable('outbox').set({ sent_at: old, created_at: old }).where('id', '=', id).execute();
  expect((await resend(id)).status).toBe(404);
  const code = (await list({ phone: shopper.phone })).messages.find(({ kind }) => kind === 'code');
  expect((await resend(code?._id ?? '')).status).toBe(404);
});

test('pages of messages of the same moment leave none out', async () => {
  await store.pool.query(
    `insert into outbox (kind, channel, recipient, text, created_at, due_at, next_try_at)
     select 'test', 'sms', '+963933000222', 'x', $1::timestamptz + interval '123 microseconds', $1, $1 from generate_series(1, 120)`,
    [store.now()],
  );
  const ids = new Set<string>();
  let before: string | undefined;
  do {
    const page = await list({ phone: '0933000222', ...(before !== undefined && { before }) });
    for (const { _id } of page.messages) ids.add(_id);
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(ids.size).toBe(120);
});
