import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSmallCatalog } from '../../../../test/small-catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { searchMisses } from './zero-results.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
// The store's own app has started and takes no more hooks.
const app = fastify();
const misses = searchMisses({ ...store, app });
afterAll(async () => app.close());

beforeAll(() => addSmallCatalog(store.db));

const kept = async () => {
  await misses.flush();
  const { rows } = await sql<{
    day: string;
    language: string;
    question: string;
    times: number;
    written: string;
  }>`
    select day, language, question, times, written from search_misses order by language, question`.execute(
    store.db,
  );
  return rows;
};

test('questions without an answer are counted by day and language, in their normal form, and stored as typed last', async () => {
  misses.note('فُستان زفاف', 'ar');
  misses.note('أحذية  زفاف ', 'ar');
  misses.note('فستان زفاف ', 'ar');
  misses.note('Ski Suit', 'en');
  await misses.flush();
  misses.note('ski suit', 'en');
  expect(await kept()).toEqual([
    { day: '2026-11-22', language: 'ar', question: 'احذيه زفاف', times: 1, written: 'أحذية زفاف' },
    { day: '2026-11-22', language: 'ar', question: 'فستان زفاف', times: 2, written: 'فستان زفاف' },
    { day: '2026-11-22', language: 'en', question: 'ski suit', times: 2, written: 'ski suit' },
  ]);
});

test.each(['0944 123 456', '+963944123456', 'call ٠٩٤٤١٢٣٤٥٦', 'layla@example.com', '…'])(
  'what may be personal data (%j) is not stored',
  async (question) => {
    misses.note(question, 'en');
    expect(await kept()).toHaveLength(3);
  },
);

test('a flood leaves at most 100 questions at once, and 2,000 a day; known ones are still counted', async () => {
  for (let index = 0; index < 500; index += 1) misses.note(`nothing ${index}`, 'en');
  expect(await kept()).toHaveLength(103);
  await sql`insert into search_misses (day, language, question)
            select '2026-11-22', 'en', 'flood ' || n from generate_series(1, 2000) n`.execute(store.db);
  misses.note('one more', 'en');
  misses.note('ski suit', 'en');
  const rows = await kept();
  expect(rows).toHaveLength(2103);
  expect(rows.find(({ question }) => question === 'ski suit')?.times).toBe(3);
});

test('a search tells what it had nothing for, also where it answers without a word', async () => {
  store.setNow('2026-11-23T10:00:00+03:00');
  const guest = store.guest();
  const found = await guest.call('getAllProducts', { name: 'yellow dress' });
  expect(found.body.data.search?.corrected).toBe('dress');
  await guest.call('getAllProducts', { name: 'umbrella' });
  await guest.call('getAllProducts', { name: 'dress' });
  await expect
    .poll(
      async () => (await kept()).filter(({ day }) => day === '2026-11-23').map(({ question }) => question),
      { interval: 300 },
    )
    .toEqual(['umbrella', 'yellow dress']);
});
