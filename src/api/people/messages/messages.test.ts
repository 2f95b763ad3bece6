import { beforeEach, describe, expect, test } from 'vitest';
import { buy, step } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { localized } from '../../../../test/localized.ts';
import { openStore } from '../../../../test/store.ts';
import { inEachLanguage, type Localized } from '../../../shop/language.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { sendBrandNews } from './brand-news.ts';

const store = await openStore();
const { db, integrations } = store;
const dress = await addProduct(db, { id: 'dress', stock: { 'black/M': 100 } });
const { brand_id: brandId } = await db
  .selectFrom('products')
  .select('brand_id')
  .where('id', '=', dress)
  .executeTakeFirstOrThrow();
const day = '2026-11-22T10:00:00+03:00';

beforeEach(() => store.setNow(day));

const outboxOf = async ({ phone }: Client) =>
  (
    await db
      .selectFrom('outbox')
      .select(['text', 'sent_at'])
      .where('recipient', '=', phone)
      .where('kind', '<>', 'code')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ text, sent_at }) => ({ text, isSent: sent_at !== null }));

const deliver = async () => deliverMessages(db, integrations, store.now(), (await store.terms()).settings);

describe('in quiet hours', () => {
  test('messages wait until nine, those of the door do not', async () => {
    const shopper = await store.shopper();
    const first = await buy(shopper, dress);
    await step(store, first._id, 'inProgress');
    await deliver();
    store.setNow('2026-11-22T21:00:00+03:00');
    await shopper.signIn(shopper.phone);
    await buy(shopper, dress);
    store.setNow('2026-11-22T21:05:00+03:00');
    await step(store, first._id, 'inDelivery');
    await deliver();
    expect((await outboxOf(shopper)).map(({ isSent }) => isSent)).toEqual([true, false, true]);
    store.setNow('2026-11-23T08:59:59+03:00');
    await deliver();
    expect((await outboxOf(shopper)).filter(({ isSent }) => isSent)).toHaveLength(2);
    store.setNow('2026-11-23T09:00:00+03:00');
    await deliver();
    expect((await outboxOf(shopper)).filter(({ isSent }) => isSent)).toHaveLength(3);
  });

  test('what failed in the evening is not tried again at night', async () => {
    const shopper = await store.shopper();
    store.setNow('2026-11-22T20:59:00+03:00');
    await shopper.signIn(shopper.phone);
    await buy(shopper, dress);
    store.setNow('2026-11-22T21:30:00+03:00');
    await deliver();
    expect(await outboxOf(shopper)).toMatchObject([{ isSent: false }]);
  });

  test('an alert removed while its message waits is not sent', async () => {
    const shopper = await store.shopper();
    store.setNow('2026-11-22T22:00:00+03:00');
    await shopper.signIn(shopper.phone);
    await buy(shopper, dress);
    expect(await outboxOf(shopper)).toHaveLength(1);
    await shopper.call('setNotificationWishes', { orders: 'inbox' });
    expect(await outboxOf(shopper)).toEqual([]);
    expect((await shopper.call('getNotifications')).body.data.pagination.totalItems).toBe(1);
  });
});

test('each step of an order is one message', async () => {
  const shopper = await store.shopper();
  const inInbox = async () => (await shopper.call('getNotifications')).body.data.pagination.totalItems;
  const order = await buy(shopper, dress);
  const counts = [[await inInbox(), (await outboxOf(shopper)).length]];
  for (const to of ['inProgress', 'inDelivery', 'delivered'] as const) {
    await step(store, order._id, to);
    counts.push([await inInbox(), (await outboxOf(shopper)).length]);
  }
  // Placed, confirmed, packed and handed over, delivered: what asks nothing of the shopper is in the inbox alone.
  expect(counts).toEqual([
    [1, 1],
    [2, 1],
    [4, 2],
    [5, 2],
  ]);
});

describe('news of a brand', () => {
  const title: Localized = localized('Autumn is here', 'وصل الخريف');
  const news = { title, text: {} };
  const inbox = async (shopper: Client) =>
    (await shopper.call('getNotifications')).body.data.notifications.map(({ title }) => title);
  const send = async () => sendBrandNews(db, (await store.terms()).settings, store.now());
  const schedule = async (title: string, publishAt?: string | null) => {
    const manager = await openConsole(store, ['manager']);
    return manager.ask(
      'scheduleBrandNews',
      {
        ...news,
        title: inEachLanguage(() => title),
        brandId,
        ...(publishAt === undefined ? {} : { publishAt }),
      },
      { 'idempotency-key': `news-of-${title}` },
    );
  };

  test('reach its followers once, one in a week', async () => {
    const [follower, other] = [await store.shopper(), await store.shopper()];
    await follower.call('followBrand', { brandId });
    const first = await schedule('First', '2026-11-22T09:00:00+03:00');
    expect([first.status, first.body.data.news.sentAt]).toEqual([201, null]);
    await schedule('Second');
    const later = await schedule('Third', '2026-12-25T10:00:00+03:00');
    expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([0, 1]));
    expect(await send()).toBe(0);
    expect(await inbox(follower)).toEqual(['First']);
    expect(await inbox(other)).toEqual([]);
    expect(await outboxOf(follower)).toEqual([]);

    store.setNow('2026-11-29T09:59:59+03:00');
    expect(await send()).toBe(0);
    store.setNow('2026-11-29T10:00:00+03:00');
    expect(await send()).toBe(1);
    await follower.signIn(follower.phone);
    expect(await inbox(follower)).toEqual(['Second', 'First']);

    const manager = await openConsole(store, ['manager']);
    const sent = (await manager.ask('listBrandNews')).body.data.news;
    expect(sent.map(({ title, sentAt }) => [title.en, sentAt !== null])).toEqual([
      ['Third', false],
      ['Second', true],
      ['First', true],
    ]);
    expect(sent.map(({ told, followers, state }) => [told, followers, state])).toEqual([
      [0, 1, 'waiting'],
      [1, 1, 'sent'],
      [1, 1, 'sent'],
    ]);
    expect((await manager.ask('dropBrandNews', { id: sent[1]?._id ?? '' })).status).toBe(404);
    const { _id: id = '', version = 0 } = sent[1] ?? {};
    const late = await manager.ask('changeBrandNews', { ...news, id, version, brandId });
    expect([late.status, late.body.code]).toEqual([409, 'IN_USE']);
    expect((await manager.ask('dropBrandNews', { id: later.body.data.news._id })).status).toBe(200);
    expect((await manager.ask('listBrandNews')).body.data.news).toHaveLength(2);
  });

  test('are a draft without a time, and go out once they have one', async () => {
    store.setNow('2026-12-20T10:00:00+03:00');
    const follower = await store.shopper();
    await follower.call('followBrand', { brandId });
    const { news: draft } = (await schedule('Draft', null)).body.data;
    expect(draft).toMatchObject({ state: 'draft', publishAt: null, dueAt: null });
    await send();
    expect(await inbox(follower)).not.toContain('Draft');
    const manager = await openConsole(store, ['manager']);
    const { _id: id, version, title } = draft;
    await manager.ask('changeBrandNews', { ...news, title, brandId, id, version });
    await send();
    expect(await inbox(follower)).toContain('Draft');
  });

  test('are changed until they go out, by one editor at a time', async () => {
    const { news: waiting } = (await schedule('Fourth', '2026-12-26T10:00:00+03:00')).body.data;
    const manager = await openConsole(store, ['manager'], { name: 'Rana' });
    const change = async (title: string) =>
      manager.ask('changeBrandNews', {
        ...news,
        id: waiting._id,
        version: waiting.version,
        brandId,
        title: inEachLanguage(() => title),
        publishAt: '2026-12-27T10:00:00+03:00',
      });
    const answers = await Promise.all([change('Better'), change('Best')]);
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(done?.body.data.news).toMatchObject({
      publishAt: '2026-12-27T07:00:00.000Z',
      version: 2,
      changedBy: 'Rana',
    });
    expect([refused?.status, refused?.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(refused?.body.data).toMatchObject({ news: { title: done?.body.data.news.title, version: 2 } });
    const read = await manager.ask('getBrandNews', { id: waiting._id });
    expect(read.body.data.news).toEqual(done?.body.data.news);
    expect(read.body.data.brands.find(({ _id }) => _id === brandId)).toBeDefined();
    expect((await manager.ask('dropBrandNews', { id: waiting._id })).status).toBe(200);
    expect((await manager.ask('getBrandNews', { id: waiting._id })).status).toBe(404);
  });

  test('of one brand are due one after the other, whatever was asked for each', async () => {
    const { id: apart } = await db
      .insertInto('brands')
      .values({ id: 'apart', slug: 'apart', name_en: 'Apart', name_ar: 'بعيدة' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const manager = await openConsole(store, ['manager']);
    const at = ['2027-01-01', '2027-01-02', '2027-01-20'].map((day) => `${day}T10:00:00+03:00`);
    for (const publishAt of at.toReversed())
      await manager.ask(
        'scheduleBrandNews',
        { ...news, brandId: apart, publishAt },
        { 'idempotency-key': `due-${publishAt}` },
      );
    const { body } = await manager.ask('listBrandNews');
    const own = body.data.news.filter(({ brandId: id }) => id === apart);
    expect(own.map(({ dueAt }) => dueAt)).toEqual([
      '2027-01-01T07:00:00.000Z',
      '2027-01-08T07:00:00.000Z',
      '2027-01-20T07:00:00.000Z',
    ]);
    for (const { _id } of own) await manager.ask('dropBrandNews', { id: _id });
  });

  test('are scheduled once with one key', async () => {
    const manager = await openConsole(store, ['manager']);
    const once = { ...news, brandId, publishAt: '2027-02-01T10:00:00+03:00' };
    const ask = async () => manager.ask('scheduleBrandNews', once, { 'idempotency-key': 'news-once' });
    const [first, again] = [await ask(), await ask()];
    expect(again.body.data.news._id).toBe(first.body.data.news._id);
    await manager.ask('dropBrandNews', { id: first.body.data.news._id });
  });

  test('of a brand that is not there are refused, and so without a key', async () => {
    const manager = await openConsole(store, ['manager']);
    const nowhere = { ...news, brandId: 'nowhere' };
    const keyed = await manager.ask('scheduleBrandNews', nowhere, { 'idempotency-key': 'news-nowhere' });
    expect([keyed.status, keyed.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await manager.ask('scheduleBrandNews', { ...news, brandId })).status).toBe(400);
  });
});
