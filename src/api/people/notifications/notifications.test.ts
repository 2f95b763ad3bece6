import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { localized } from '../../../../test/localized.ts';
import { openStore } from '../../../../test/store.ts';
import type { Language } from '../../../shop/language.ts';
import { transact } from '../../platform/db/database.ts';
import { notify } from './notify.ts';

const store = await openStore();
const { db } = store;

async function told(times: number, language: Language = 'en') {
  const shopper = await store.shopper({ language });
  for (let index = 1; index <= times; index += 1) await tell(shopper, index);
  return shopper;
}

async function tell(shopper: Client, index: number, href = '/orders') {
  const { id } = await db
    .selectFrom('shoppers')
    .select('id')
    .where('phone', '=', shopper.phone)
    .executeTakeFirstOrThrow();
  const at = new Date(store.now().getTime() + index * 1000);
  const notice = {
    shopperId: id,
    kind: 'order',
    title: localized(`Message ${index}`, `رسالة ${index}`),
    text: localized('', ''),
    href,
  } as const;
  await transact(db, async (tx) => notify(tx, notice, await store.terms(at)));
}

const unreadOf = async (shopper: Client) => (await shopper.call('getUserData')).body.data.user.unread;

describe('the inbox', () => {
  test('shows the newest first, in the language that is asked for, a page at a time', async () => {
    const shopper = await told(3, 'ar');
    const { data } = (await shopper.call('getNotifications', { page: 1, limit: 2 })).body;
    expect(data.notifications.map(({ title, read, href, kind }) => [title, read, href, kind])).toEqual([
      ['رسالة 3', false, '/orders', 'order'],
      ['رسالة 2', false, '/orders', 'order'],
    ]);
    expect(data).toMatchObject({ unread: 3, pagination: { totalItems: 3, totalPages: 2 } });
    const past = (await shopper.call('getNotifications', { page: 9 }, { 'accept-language': 'en' })).body.data;
    expect(past.notifications).toEqual([]);
  });

  test('counts what is unread, and less once it is read', async () => {
    const shopper = await told(4);
    expect(await unreadOf(shopper)).toBe(4);
    const { notifications } = (await shopper.call('getNotifications')).body.data;
    const ids = notifications.slice(0, 2).map(({ _id }) => _id);
    expect((await shopper.call('readNotifications', { ids })).body.data).toEqual({ unread: 2 });
    expect((await shopper.call('readNotifications', { ids })).body.data).toEqual({ unread: 2 });
    expect((await shopper.call('readNotifications', {})).body.data).toEqual({ unread: 0 });
    expect(await unreadOf(shopper)).toBe(0);
  });

  test('counts an order once, however many messages it has, and not after its page was opened', async () => {
    const shopper = await told(1);
    for (const [index, href] of ['/order/a', '/order/b', '/order/a', '/order/a', '/orders'].entries())
      await tell(shopper, index + 2, href);
    expect(await unreadOf(shopper)).toBe(4);
    const { notifications, unread } = (await shopper.call('getNotifications')).body.data;
    expect(unread).toBe(4);
    expect(notifications.map(({ href, read }) => [href, read])).toEqual([
      ['/orders', false],
      ['/order/a', false],
      ['/order/a', true],
      ['/order/b', false],
      ['/order/a', true],
      ['/orders', false],
    ]);
    expect((await shopper.call('readNotifications', { orderId: 'a' })).body.data).toEqual({ unread: 3 });
    await tell(shopper, 9, '/order/a');
    expect(await unreadOf(shopper)).toBe(4);
    expect((await shopper.call('readNotifications', {})).body.data).toEqual({ unread: 0 });
  });

  test('of another stays unread', async () => {
    const [owner, other] = [await told(1), await store.shopper()];
    const { notifications } = (await owner.call('getNotifications')).body.data;
    await other.call('readNotifications', { ids: notifications.map(({ _id }) => _id) });
    expect(await unreadOf(owner)).toBe(1);
    expect((await other.call('getNotifications')).body.data.notifications).toEqual([]);
  });

  test.each([
    { ids: 'all' as never },
    { ids: Array.from({ length: 51 }, String) },
    { ids: ['x'.repeat(65)] },
  ])('refuses %j as bad input', async (input) => {
    const shopper = await store.shopper();
    expect((await shopper.call('readNotifications', input)).body.code).toBe('VALIDATION');
  });

  test('is gone with the account', async () => {
    const shopper = await told(2);
    await store.pool.query(`update verification_codes set created_at = created_at - interval '2 minutes'`);
    await shopper.call('sendOtp', { number: shopper.phone });
    await shopper.call('deleteAccount', { verificationCode: await shopper.readCode() });
    const { rows } = await store.pool.query(
      `select 1 from notifications n join shoppers s on s.id = n.shopper_id where s.erased_at is not null`,
    );
    expect(rows).toEqual([]);
  });
});

describe('preferences', () => {
  test('are the store’s until the shopper has their own', async () => {
    const shopper = await store.shopper();
    const { data } = (await shopper.call('getNotificationWishes')).body;
    expect(data).toEqual({ wishes: { orders: 'sms', stock: 'sms', news: 'push' }, push: false });
    const set = await shopper.call('setNotificationWishes', { orders: 'inbox' });
    expect(set.body.data.wishes).toEqual({ orders: 'inbox', stock: 'sms', news: 'push' });
    await shopper.call('setNotificationWishes', { news: 'inbox' });
    expect((await shopper.call('getNotificationWishes')).body.data.wishes).toEqual({
      orders: 'inbox',
      stock: 'sms',
      news: 'inbox',
    });
  });

  test('are obeyed: with the inbox alone no message is sent', async () => {
    const shopper = await store.shopper();
    await shopper.call('setNotificationWishes', { orders: 'inbox' });
    await tell(shopper, 1);
    const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
    expect(messages.filter(({ code }) => code === null)).toEqual([]);
    expect(await unreadOf(shopper)).toBe(1);
  });

  test.each([{ orders: 'pigeon' as never }, { stock: null as never }])('%j is refused', async (wish) => {
    const shopper = await store.shopper();
    expect((await shopper.call('setNotificationWishes', wish)).status).toBe(400);
  });
});
