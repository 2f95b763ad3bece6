import { expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console.ts';
import { addSmallCatalog } from '../../../../../test/small-catalog.ts';
import { openStore } from '../../../../../test/store.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { listProducts } from '../list-products.ts';

const store = await openStore();
await addSmallCatalog(store.db);
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const guest = store.guest();

const found = async (name: string) =>
  (await guest.call('getAllProducts', { name })).body.data.pagination.totalItems;

test('words that are taught find at once, on another instance too, until they are removed', async () => {
  const { db } = openDatabase(store.url, 4);
  const elsewhere = async (query: string) => {
    const list = { filter: {}, query, page: { page: 1, limit: 5 } };
    const settings = { ...(await store.settings()), oldestNew: null };
    return (await listProducts(db, list, { language: 'en', now: store.now(), settings })).total;
  };
  try {
    expect([await found('zarkash'), await elsewhere('zarkash')]).toEqual([0, 0]);
    const dresses = await found('dress');
    expect(dresses).toBeGreaterThan(0);
    const { status, body } = await manager.ask('createSynonym', {
      words: ['Zarkash', 'dress', ' DRESS '],
      isOneWay: false,
    });
    expect([status, body.data.synonym.words]).toEqual([201, ['Zarkash', 'dress']]);
    expect([await found('zarkash'), await elsewhere('zarkash')]).toEqual([dresses, dresses]);
    expect((await manager.ask('removeSynonym', { id: body.data.synonym._id })).status).toBe(200);
    expect([await found('zarkash'), await elsewhere('zarkash')]).toEqual([0, 0]);
  } finally {
    await db.destroy();
  }
});

test('a preview shows what a question finds without and with the words, and stores nothing', async () => {
  const asked = { synonymId: null, words: ['vlirpo', 'dress'], isOneWay: false, question: 'vlirpo' };
  const { before, after } = (await manager.ask('previewSynonym', asked)).body.data;
  expect([before.total, before.products]).toEqual([0, []]);
  expect(after.total).toBe(await found('dress'));
  expect(after.products[0]?.name).not.toBe('');
  expect(await found('vlirpo')).toBe(0);
  const backwards = { ...asked, words: ['dress', 'vlirpo'], isOneWay: true };
  expect((await manager.ask('previewSynonym', backwards)).body.data.after.total).toBe(0);
  const { synonym } = (await manager.ask('createSynonym', { words: ['vlirpo', 'dress'], isOneWay: false }))
    .body.data;
  const without = { ...asked, synonymId: synonym._id, words: ['vlirpo'] };
  const removed = (await manager.ask('previewSynonym', without)).body.data;
  expect([removed.before.total > 0, removed.after.total]).toEqual([true, 0]);
});

test('a preview says which of the words change, and that one finds much of the shop', async () => {
  const dresses = await found('dress');
  const asked = { synonymId: null, question: 'x' };
  const preview = async (words: string[], isOneWay: boolean) => {
    const { changed, isBroad } = (await manager.ask('previewSynonym', { ...asked, words, isOneWay })).body
      .data;
    return { changed, isBroad };
  };
  const oneWay = await preview(['zorbik', 'dress'], true);
  expect(oneWay.changed).toEqual([{ word: 'zorbik', before: 0, after: dresses }]);
  const broad = await preview(['dress', 'bag', 'shirt'], false);
  const dress = broad.changed.find(({ word }) => word === 'dress');
  expect(dress).toMatchObject({ before: dresses });
  expect([oneWay.isBroad, broad.isBroad]).toEqual([false, true]);
});

test.each([
  [['one'], '"words" must contain at least 2 different words'],
  [['Tee', 'tee'], '"words" must contain at least 2 different words'],
  [['tee', 'a b c d'], '"words" must be of at most 3 words and 40 letters each'],
])('%j are no synonyms', async (words, error) => {
  const { status, body } = await manager.ask('createSynonym', { words, isOneWay: false });
  expect([status, body.errors]).toEqual([400, [error]]);
});

test('the second of two editors gets the words of the first', async () => {
  const { synonym } = (await manager.ask('createSynonym', { words: ['sanbaq', 'zamzoun'], isOneWay: false }))
    .body.data;
  const { _id: id } = synonym;
  await owner.ask('changeSynonym', { id, version: 1, words: ['sanbaq', 'kharkoub'], isOneWay: true });
  const late = await manager.ask('changeSynonym', {
    id,
    version: 1,
    words: ['sanbaq', 'laflouf'],
    isOneWay: false,
  });
  expect([late.status, late.body.code, late.body.data]).toEqual([
    409,
    'VERSION_CONFLICT',
    { synonym: { _id: id, version: 2, words: ['sanbaq', 'kharkoub'], isOneWay: true } },
  ]);
  const listed = (await manager.ask('listSynonyms', { search: 'KHARKOUB' })).body.data.synonyms;
  expect(listed.map(({ _id }) => _id)).toEqual([id]);
});

test('searches without results are listed by count with what they find now, until they are dismissed', async () => {
  await store.pool.query(`
    insert into search_misses (day, language, question, times, written) values
      ('2026-11-20', 'en', 'galabiya thing', 2, 'galabiya thing'),
      ('2026-11-21', 'en', 'galabiya thing', 3, 'Galabiya Thing'),
      ('2026-11-22', 'ar', 'ارجوحه', 2, 'أرجوحة'), ('2026-10-01', 'en', 'long ago', 90, null),
      ('2026-11-20', 'en', 'dress shmurda', 1, 'dress shmurda')`);
  // Besides the searches of the other tests.
  const inserted = ['galabiya thing', 'ارجوحه', 'long ago', 'dress shmurda'];
  const listed = async () =>
    (await manager.ask('listMissedQuestions')).body.data.questions.filter(({ question }) =>
      inserted.includes(question),
    );
  expect(await listed()).toEqual([
    {
      question: 'galabiya thing',
      written: 'Galabiya Thing',
      language: 'en',
      times: 5,
      lastDay: '2026-11-21',
      found: 0,
      isUnderstood: false,
    },
    {
      question: 'ارجوحه',
      written: 'أرجوحة',
      language: 'ar',
      times: 2,
      lastDay: '2026-11-22',
      found: 0,
      isUnderstood: false,
    },
    // The shopper sees dresses, though the search knows one word alone.
    {
      question: 'dress shmurda',
      written: 'dress shmurda',
      language: 'en',
      times: 1,
      lastDay: '2026-11-20',
      found: await found('dress'),
      isUnderstood: false,
    },
  ]);
  await manager.ask('createSynonym', { words: ['galabiya thing', 'dress'], isOneWay: false });
  // What is understood by now comes after what is not.
  expect((await listed()).map(({ question }) => question)).toEqual([
    'ارجوحه',
    'dress shmurda',
    'galabiya thing',
  ]);
  const one = { question: 'ارجوحه', language: 'ar' } as const;
  await manager.ask('ignoreQuestion', { ...one, isIgnored: true });
  expect((await listed()).map(({ question }) => question)).toEqual(['dress shmurda', 'galabiya thing']);
  await manager.ask('ignoreQuestion', { ...one, isIgnored: false });
  expect(await listed()).toHaveLength(3);
});
