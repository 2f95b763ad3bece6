import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { orderNumberIn } from '../../../shop/buying/orders/order-number.ts';
import type { TemplateName } from '../../../shop/people/notifications/message-template.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';

const store = await openStore();
const { db, integrations } = store;
const dress = await addProduct(db, { id: 'dress', stock: { 'black/M': 100 } });
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

describe('the merchant words a message', () => {
  const wordsOf = async (manager: ConsoleClient, name: TemplateName) => {
    const { template } = (await manager.ask('getTemplate', { name })).body.data;
    return { words: template.words, version: template.version };
  };

  test('and the next one goes out so', async () => {
    const manager = await openConsole(store, ['manager'], { name: 'Rana' });
    const { words, version } = await wordsOf(manager, 'order.place');
    expect(version).toBe(0);
    const en = { title: 'Thanks for {number}', text: 'It comes to {total}.' };
    const first = await manager.ask('wordTemplate', {
      name: 'order.place',
      words: { ...words, en },
      version,
    });
    expect(first.body.data.template).toMatchObject({
      words: { ar: words.ar, en },
      builtIn: words,
      needs: ['number'],
      may: ['total'],
      version: 1,
      changedBy: 'Rana',
    });
    const shopper = await store.shopper();
    const order = await buy(shopper, dress);
    expect(await outboxOf(shopper)).toEqual([
      {
        text: expect.stringMatching(/^Minwal: Thanks for \d{3} \d{3} \d{3}\. It comes to [\d,]+ SYP\.$/),
        isSent: false,
      },
    ]);
    const arabic = await sql<{ title: string }>`
      select title_ar as title from notifications where href = ${`/order/${order._id}`}`.execute(db);
    expect(arabic.rows).toEqual([{ title: `وصلنا طلبك ${orderNumberIn('ar', order.number)}` }]);
    const audit = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'message.word')
      .execute();
    expect(audit).toMatchObject([
      {
        staff_id: manager.staffId,
        subject: 'order.place',
        before: { titleEn: words.en.title },
        after: { titleEn: en.title },
      },
    ]);
  });

  test('and of two who do, the second is shown what the first wrote', async () => {
    const rana = await openConsole(store, ['manager'], { name: 'Rana' });
    const suha = await openConsole(store, ['owner']);
    const { words, version } = await wordsOf(rana, 'order.lost');
    const change = async (who: ConsoleClient, title: string) =>
      who.ask('wordTemplate', {
        name: 'order.lost',
        words: { ...words, en: { title, text: '' } },
        version,
      });
    await change(rana, 'Lost: {number}');
    const second = await change(suha, 'Gone: {number}');
    expect([second.status, second.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(second.body.data).toMatchObject({
      template: { changedBy: 'Rana', words: { en: { title: 'Lost: {number}' } }, version: 1 },
    });
    const answers = await Promise.all(['A {number}', 'B {number}'].map(async (title) => change(suha, title)));
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('at once, and one of them is refused', async () => {
    const manager = await openConsole(store, ['manager']);
    const { words, version } = await wordsOf(manager, 'order.recall');
    const answers = await Promise.all(
      (['en', 'ar'] as const).map(async (language) =>
        manager.ask('wordTemplate', {
          name: 'order.recall',
          words: { ...words, [language]: { title: '{number}', text: '' } },
          version,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('and returns to the shop’s own words; the version still increases', async () => {
    const manager = await openConsole(store, ['manager']);
    const { words } = await wordsOf(manager, 'order.pack');
    const changed = { ...words, ar: { title: 'جاهز {number}', text: '' } };
    await manager.ask('wordTemplate', { name: 'order.pack', words: changed, version: 0 });
    await manager.ask('wordTemplate', { name: 'order.pack', words, version: 1 });
    expect(await wordsOf(manager, 'order.pack')).toEqual({ words, version: 2 });
    const restored = await db
      .selectFrom('message_templates')
      .select('is_restored')
      .where('name', '=', 'order.pack')
      .execute();
    expect(restored).toEqual([{ is_restored: true }]);
  });

  test('a wording of an older version names the product as before', async () => {
    await sql`insert into message_templates (name, language, title, text)
              values ('stock.back', 'en', '{piece} is back', '{piece}: {size}')`.execute(store.db);
    const manager = await openConsole(store, ['manager']);
    const { templates } = (await manager.ask('listTemplates')).body.data;
    const back = templates.find(({ name }) => name === 'stock.back');
    expect(back?.words.en).toEqual({ title: '{product} is back', text: '{product}: {size}' });
  });

  test.each([
    ['a field it has not', 'Hello {name}, {number}', ['"ar.{name}" is not allowed'], 'FIELD_UNKNOWN'],
    ['without one it has to say', 'Hello', ['"ar.{number}" is required'], 'FIELD_UNKNOWN'],
    ['nothing', ' ', ['"words.ar.title" is not allowed to be empty'], 'VALIDATION'],
  ])('not with %s', async (_, title, errors, code) => {
    const owner = await openConsole(store, ['owner']);
    const { words, version } = await wordsOf(owner, 'order.cancel');
    const ar = { title, text: '' };
    const answer = await owner.ask('wordTemplate', {
      name: 'order.cancel',
      words: { ...words, ar },
      version,
    });
    expect([answer.status, answer.body.code, answer.body.errors]).toEqual([400, code, errors]);
  });

  test('and sends a test to their own phone, five an hour, at night too', async () => {
    store.setNow('2026-11-22T23:00:00+03:00');
    const manager = await openConsole(store, ['manager']);
    const test = async (title: string, key: string) =>
      manager.ask(
        'testTemplate',
        { name: 'order.handOver', language: 'en', title, text: 'PIN {pin}, {total}' },
        { 'idempotency-key': `test-message-${key}` },
      );
    expect((await test('To {name}', 'wrong')).body.code).toBe('FIELD_UNKNOWN');
    const sent = await test('On the way: {number}', '1');
    expect(sent.body.data.to).toMatch(/^\+963 9•• ••• \d\d$/);
    await test('On the way: {number}', '1');
    const { phone } = await db
      .selectFrom('staff')
      .select('phone')
      .where('id', '=', manager.staffId)
      .executeTakeFirstOrThrow();
    await deliver();
    const texts = await db
      .selectFrom('outbox')
      .select(['kind', 'text', 'sent_at'])
      .where('recipient', '=', phone)
      .where('kind', '=', 'test')
      .execute();
    expect(texts).toMatchObject([
      { kind: 'test', text: 'Minwal: On the way: 261 122 041. PIN 4821, 2,450 SYP', sent_at: store.now() },
    ]);
    const more = await Promise.all(['2', '3', '4', '5', '6', '7'].map(async (key) => test('{number}', key)));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(more.find(({ status }) => status !== 200)?.body.code).toBe('RATE_LIMITED');
  });
});
