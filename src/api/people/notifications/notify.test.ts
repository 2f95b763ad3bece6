import { describe, expect, test } from 'vitest';
import { localized } from '../../../../test/localized.ts';
import { openStore } from '../../../../test/store.ts';
import type { Language } from '../../../shop/language.ts';
import { transact } from '../../platform/db/database.ts';
import { writeSettings } from '../../settings.ts';
import { type Notice, notify } from './notify.ts';

const store = await openStore();
const { db } = store;

const news: Pick<Notice, 'title' | 'text' | 'href'> = {
  title: localized('Size M is back', 'عاد القياس M'),
  text: localized('The green dress waits for you.', 'الفستان الأخضر بانتظارك.'),
  href: '/ProductDetails/dress',
};

async function told(phone: string, more: Partial<Notice> = {}, language: Language = 'en') {
  const shopper = await store.shopper({ phone, language });
  const { id } = await db
    .selectFrom('shoppers')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const notice: Notice = { shopperId: id, kind: 'stock', ...news, ...more };
  await transact(db, async (tx) => notify(tx, notice, await store.terms()));
  return { shopper, id };
}

const rowsOf = (shopperId: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'text'])
    .where('shopper_id', '=', shopperId)
    .where('kind', '<>', 'code')
    .execute();

describe('a notice', () => {
  test('stands in the inbox and goes out once, in the language of the shopper', async () => {
    const { id } = await told('+963944000001', {}, 'ar');
    expect(await rowsOf(id)).toEqual([
      {
        kind: 'stock',
        channel: 'sms',
        recipient: '+963944000001',
        text: 'منوال: عاد القياس M. الفستان الأخضر بانتظارك.',
      },
    ]);
    const kept = await db.selectFrom('notifications').selectAll().where('shopper_id', '=', id).execute();
    expect(kept).toMatchObject([{ kind: 'stock', title_en: 'Size M is back', read_at: null }]);
  });

  test.each(['account', 'news'] as const)('of kind %s costs no SMS by itself', async (kind) => {
    const { id } = await told(kind === 'news' ? '+963944000002' : '+963944000003', { kind });
    expect(await rowsOf(id)).toEqual([]);
    expect(await db.selectFrom('notifications').where('shopper_id', '=', id).execute()).toHaveLength(1);
  });

  test('goes by SMS where the store says push and no device can be reached', async () => {
    await writeSettings(db, { orderNewsBy: 'push' });
    const { id } = await told('+963944000004', { kind: 'order' });
    expect(await rowsOf(id)).toMatchObject([{ channel: 'sms' }]);
    await writeSettings(db, {});
  });

  test('is gone with the transaction it was written in', async () => {
    const { id } = await told('+963944000005');
    const undone = transact(db, async (tx) => {
      await notify(tx, { shopperId: id, kind: 'stock', ...news }, await store.terms());
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere'])(
    'cannot lead to %s',
    async (href) => {
      const { id } = await told(`+96394400${1000 + href.length}`);
      await expect(
        transact(db, async (tx) =>
          notify(tx, { shopperId: id, kind: 'news', ...news, href }, await store.terms()),
        ),
      ).rejects.toThrow();
    },
  );

  test('is not sent to a deleted account', async () => {
    const { id } = await told('+963944000007');
    await db
      .updateTable('shoppers')
      .set({ phone: null, erased_at: store.now() })
      .where('id', '=', id)
      .execute();
    await transact(db, async (tx) =>
      notify(tx, { shopperId: id, kind: 'stock', ...news }, await store.terms()),
    );
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('goes out thirty times a day at most; the inbox has them all', async () => {
    const { shopper, id } = await told('+963944000008', { kind: 'order' });
    for (let times = 1; times < 40; times += 1)
      await transact(db, async (tx) =>
        notify(tx, { shopperId: id, kind: 'order', ...news }, await store.terms()),
      );
    expect(await rowsOf(id)).toHaveLength(30);
    expect((await shopper.call('getNotifications')).body.data.pagination.totalItems).toBe(40);

    await writeSettings(db, { messagesPerDay: 31 });
    for (let times = 0; times < 2; times += 1)
      await transact(db, async (tx) =>
        notify(tx, { shopperId: id, kind: 'stock', ...news }, await store.terms()),
      );
    expect(await rowsOf(id)).toHaveLength(31);
    await writeSettings(db, {});
    const tomorrow = new Date(store.now().getTime() + 24 * 3_600_000 + 1);
    await transact(db, async (tx) =>
      notify(tx, { shopperId: id, kind: 'order', ...news }, await store.terms(tomorrow)),
    );
    expect(await rowsOf(id)).toHaveLength(32);
  });
});
