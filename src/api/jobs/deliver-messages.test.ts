import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buy } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { localized } from '../../../test/localized.ts';
import { openStore } from '../../../test/store.ts';
import { notify } from '../people/notifications/notify.ts';
import { transact } from '../platform/db/database.ts';
import type { Integrations } from '../platform/integrations/integrations.ts';
import type { Message } from '../platform/integrations/messages.ts';
import { noPush, type Push, type PushNote } from '../platform/integrations/push.ts';
import { SendFailure } from '../platform/integrations/send-failure.ts';
import { writeSettings } from '../settings.ts';
import { deliverMessages } from './deliver-messages.ts';

const store = await openStore({
  integrations: {
    push: {
      publicKey: 'key',
      read: (token) => (token.startsWith('device') ? token : null),
      send: async () => 'taken',
    },
  },
});
const { db } = store;
const dress = await addProduct(db, { id: 'dress', price: 2050, stock: { 'black/M': 300 } });

const minutesLater = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000);

beforeEach(async () => void (await sql`delete from outbox`.execute(db)));

function recording(more: { isDown?: () => boolean; push?: Push } = {}) {
  const sent: Message[] = [];
  const send = async (message: Message) => {
    if (more.isDown?.() === true) throw new SendFailure('no', 'the operator is away');
    sent.push(message);
  };
  const integrations: Pick<Integrations, 'messages' | 'push'> = {
    messages: { kind: 'gateway', send, health: () => [] },
    push: more.push ?? noPush,
  };
  return { sent, integrations };
}

const rowOf = (kind: string) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'attempts', 'last_error', 'sent_at', 'dead_at'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();

async function told(kind: 'order' | 'stock' | 'news', devices: string[] = []) {
  const shopper = await store.shopper();
  const { id } = await db
    .selectFrom('shoppers')
    .select('id')
    .where('phone', '=', shopper.phone)
    .executeTakeFirstOrThrow();
  if (devices.length > 0) await shopper.call('setPushToken', { token: devices[0] ?? '' });
  for (const token of devices.slice(1))
    await sql`insert into sessions (shopper_id, push_token, expires_at)
              values (${id}, ${token}, ${minutesLater(1000)})`.execute(db);
  await shopper.call('setNotificationWishes', { orders: 'push', stock: 'push', news: 'push' });
  const notice = {
    shopperId: id,
    kind,
    title: localized('Size M is back', 'عاد القياس M'),
    text: localized('The dress waits.', 'الفستان بانتظارك.'),
    href: '/ProductDetails/dress',
  };
  await transact(db, async (tx) => notify(tx, notice, await store.terms()));
  return { shopper, id };
}

describe('the budget of a month', () => {
  const messageBudget = { order: null, stock: 2 };
  const count = async () =>
    (
      await sql<{
        sent: number;
      }>`select sent from message_counts where kind = 'stock' order by month`.execute(db)
    ).rows;
  beforeEach(async () => void (await sql`delete from message_counts`.execute(db)));

  test('ends the SMS of its kind until the next month, and leaves the inbox', async () => {
    const shoppers = [await told('stock'), await told('stock'), await told('stock')];
    await told('order');
    const { sent, integrations } = recording();
    const both = await Promise.all([
      deliverMessages(db, integrations, store.now(), { messageBudget }),
      deliverMessages(db, integrations, store.now(), { messageBudget }),
    ]);
    expect(both.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(sent).toHaveLength(3);
    const { rows: dead } = await sql<{ last_error: string }>`
      select last_error from outbox where dead_at is not null`.execute(db);
    expect(dead).toEqual([{ last_error: 'OVER_BUDGET' }]);
    for (const { shopper } of shoppers)
      expect((await shopper.call('getNotifications')).body.data.notifications).toHaveLength(1);
    const december = new Date('2026-12-01T10:00:00+03:00');
    store.setNow(december);
    await told('stock');
    expect(await deliverMessages(db, integrations, december, { messageBudget })).toBe(1);
    expect(await count()).toEqual([{ sent: 2 }, { sent: 1 }]);
    store.setNow('2026-11-22T10:00:00+03:00');
  });

  test('does not count what could not be sent', async () => {
    await told('stock');
    const { integrations } = recording({ isDown: () => true });
    expect(await deliverMessages(db, integrations, store.now(), { messageBudget })).toBe(0);
    expect(await count()).toEqual([{ sent: 0 }]);
  });

  test('is shown to who sets it from four fifths on', async () => {
    await told('stock');
    await deliverMessages(db, recording().integrations, store.now(), { messageBudget });
    await writeSettings(db, { messageBudget: { order: null, stock: 1 } });
    const [manager, packer] = [await openConsole(store, ['manager']), await openConsole(store, ['packer'])];
    const budgets = [{ kind: 'stock', sent: 1, budget: 1 }];
    // The store hears of changed settings shortly after they are committed.
    await expect.poll(async () => (await manager.ask('getToday')).body.data.budgets).toEqual(budgets);
    expect((await packer.ask('getToday')).body.data.budgets).toEqual([]);
  });
});

describe('an SMS', () => {
  test('is tried again after pauses that double, until it is sent, once', async () => {
    const shopper = await store.shopper();
    const { number } = await buy(shopper, dress);
    let isDown = true;
    const { sent, integrations } = recording({ isDown: () => isDown });
    expect(await deliverMessages(db, integrations, store.now())).toBe(0);
    expect(await deliverMessages(db, integrations, minutesLater(0.9))).toBe(0);
    expect(await rowOf('order')).toMatchObject({ attempts: 1, last_error: 'the operator is away' });
    expect(await deliverMessages(db, integrations, minutesLater(1))).toBe(0);
    isDown = false;
    expect(await deliverMessages(db, integrations, minutesLater(2.9))).toBe(0);
    expect(await deliverMessages(db, integrations, minutesLater(3))).toBe(1);
    expect(await deliverMessages(db, integrations, minutesLater(600))).toBe(0);
    expect(sent).toMatchObject([{ to: shopper.phone, language: 'en', code: null }]);
    expect(sent[0]?.text.replaceAll(' ', '')).toContain(number);
  });

  test('is sent once by two workers at once', async () => {
    const shopper = await store.shopper();
    await sql`delete from outbox`.execute(db);
    for (let index = 0; index < 30; index += 1) {
      await sql`insert into outbox (kind, recipient, text, next_try_at, created_at)
                values ('order', ${shopper.phone}, ${`message ${index}`}, ${store.now()}, ${store.now()})`.execute(
        db,
      );
    }
    const { sent, integrations } = recording();
    await Promise.all([
      deliverMessages(db, integrations, store.now()),
      deliverMessages(db, integrations, store.now()),
    ]);
    expect(sent).toHaveLength(30);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(30);
  });

  test('that no gateway takes all day is dead, with the reason, and is not retried', async () => {
    await buy(await store.shopper(), dress);
    const { sent, integrations } = recording({ isDown: () => true });
    for (let tries = 0; tries < 24; tries += 1)
      await deliverMessages(db, integrations, minutesLater(tries * 61));
    expect(await rowOf('order')).toMatchObject({ attempts: 24, last_error: 'the operator is away' });
    expect((await rowOf('order')).dead_at).not.toBeNull();
    const later = recording();
    expect(await deliverMessages(db, later.integrations, minutesLater(25 * 61))).toBe(0);
    expect([...sent, ...later.sent]).toEqual([]);
  });

  test('that waited three days stays in the inbox alone', async () => {
    await buy(await store.shopper(), dress);
    const { sent, integrations } = recording();
    expect(await deliverMessages(db, integrations, minutesLater(3 * 24 * 60))).toBe(0);
    expect(sent).toEqual([]);
    expect(await rowOf('order')).toMatchObject({ last_error: 'not sent in time', sent_at: null });
  });

  test('with a code is never sent by the job', async () => {
    await store.guest().call('sendOtp', { number: '+963944555001' });
    const { sent, integrations } = recording();
    expect(await deliverMessages(db, integrations, minutesLater(600))).toBe(0);
    expect(sent).toEqual([]);
  });
});

describe('a push', () => {
  const pushing = (send: (token: string, note: PushNote) => Promise<'taken' | 'gone'>) =>
    recording({ push: { publicKey: 'key', read: String, send } });

  test('goes to every device of the shopper, in their language, with the way to more', async () => {
    await told('stock', ['device-1', 'device-2']);
    const pushed: [string, PushNote][] = [];
    const { sent, integrations } = pushing(async (token, note) => {
      pushed.push([token, note]);
      return 'taken';
    });
    expect(await deliverMessages(db, integrations, store.now())).toBe(1);
    expect(await deliverMessages(db, integrations, minutesLater(600))).toBe(0);
    expect(pushed.map(([token]) => token).toSorted()).toEqual(['device-1', 'device-2']);
    expect(pushed[0]?.[1]).toMatchObject({
      title: 'Size M is back',
      text: 'The dress waits.',
      href: '/ProductDetails/dress',
      language: 'en',
    });
    expect(sent).toEqual([]);
  });

  test('that one device took is not sent to the others again', async () => {
    await told('stock', ['device-3', 'device-4']);
    let tries = 0;
    const { integrations } = pushing(async (token) => {
      tries += 1;
      if (token === 'device-4') throw new SendFailure('no', 'away');
      return 'taken';
    });
    expect(await deliverMessages(db, integrations, store.now())).toBe(1);
    expect(await deliverMessages(db, integrations, minutesLater(600))).toBe(0);
    expect(tries).toBe(2);
  });

  test('to a device that is gone forgets it, and what was promised goes by SMS', async () => {
    const { shopper, id } = await told('stock', ['device-5']);
    const { sent, integrations } = pushing(async () => 'gone');
    expect(await deliverMessages(db, integrations, store.now())).toBe(0);
    expect(await deliverMessages(db, integrations, minutesLater(1))).toBe(1);
    expect(sent).toMatchObject([{ to: shopper.phone, text: 'Minwal: Size M is back. The dress waits.' }]);
    const tokens = await db
      .selectFrom('sessions')
      .select('push_token')
      .where('shopper_id', '=', id)
      .execute();
    expect(tokens).toEqual([{ push_token: '' }]);
  });

  test('that no service takes in three tries goes by SMS', async () => {
    await told('order', ['device-6']);
    const { sent, integrations } = pushing(async () => {
      throw new SendFailure('no', 'away');
    });
    for (const minutes of [0, 1, 3])
      expect(await deliverMessages(db, integrations, minutesLater(minutes))).toBe(0);
    expect(await rowOf('order')).toMatchObject({ channel: 'sms', attempts: 0 });
    expect(await deliverMessages(db, integrations, minutesLater(4))).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('of news that reaches no device is dead and costs nothing', async () => {
    await told('news', ['device-7']);
    const { sent, integrations } = pushing(async () => 'gone');
    await deliverMessages(db, integrations, store.now());
    expect(await deliverMessages(db, integrations, minutesLater(600))).toBe(0);
    expect(sent).toEqual([]);
    expect(await rowOf('news')).toMatchObject({ last_error: 'no device', sent_at: null });
    expect((await rowOf('news')).dead_at).not.toBeNull();
  });
});
