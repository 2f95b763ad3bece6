import { beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { Client } from '../../../../../test/client.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const beside = await store.beside();
await addProduct(store.db, { id: 'coat', categoryId: 'women' });
await addProduct(store.db, { id: 'shirt', categoryId: 'men' });
await addProduct(store.db, { id: 'hat', categoryId: 'men' });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const owner = await openConsole(store, ['owner'], { name: 'Rana' });
const guest = store.guest();
const arabic = store.guest({ language: 'ar' });

beforeEach(() => store.db.deleteFrom('home_content').execute());

const fieldsOf = (more: Partial<HomeBlockFields> = {}): HomeBlockFields => ({
  titleEn: 'Winter',
  titleAr: 'شتاء',
  textEn: '',
  textAr: '',
  href: '/SearchProducts',
  pictureOf: null,
  productIds: [],
  minProducts: 1,
  startsAt: null,
  endsAt: null,
  isDraft: false,
  ...more,
});
type Kind = 'hero' | 'notice' | 'collection' | 'banner';
const create = async (kind: Kind, more: Partial<HomeBlockFields> = {}) => {
  const { status, body } = await manager.ask('createHomeBlock', { kind, fields: fieldsOf(more) });
  expect(status).toBe(201);
  return body.data.block;
};
const home = async (who = guest) => (await who.call('getHomePage')).body.data;
const sentences = async (who = guest) => (await who.call('getStoreFacts')).body.data.sentences;
const at = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000).toISOString();

test('a hero is shown at once in both languages on every instance, and leaves when its time is over', async () => {
  expect((await home()).hero.title).toBe('Minwal');
  await create('hero', { titleEn: 'Always', titleAr: 'دائماً' });
  await create('hero', { pictureOf: 'coat', startsAt: at(-1), endsAt: at(1) });
  expect((await home()).hero).toMatchObject({ title: 'Winter', href: '/SearchProducts' });
  const { body } = await new Client(beside.app, 'ar').call('getHomePage');
  expect(body.data.hero.title).toBe('شتاء');
  const { blocks } = (await owner.ask('listHomeBlocks')).body.data;
  expect(blocks.map(({ title, state }) => [title, state])).toEqual([
    ['Winter', 'shown'],
    ['Always', 'replaced'],
  ]);
  store.setNow(new Date(at(1)));
  expect((await home()).hero.title).toBe('Always');
});

test('a draft is not shown, replaces nothing and leads to no page, until it is published', async () => {
  await create('hero', { titleEn: 'Always' });
  const { _id: id } = await create('hero', { isDraft: true });
  await create('notice', { titleEn: 'Soon', isDraft: true });
  const { _id: picked } = await create('collection', { href: '', productIds: ['coat'], isDraft: true });
  expect((await home()).hero.title).toBe('Always');
  expect((await home()).collections).toEqual([]);
  expect((await guest.call('getCollection', { collectionId: picked })).status).toBe(404);
  expect((await sentences()).isNoticeWritten).not.toBe(true);
  const { blocks } = (await owner.ask('listHomeBlocks')).body.data;
  expect(blocks.map(({ state }) => state).toSorted()).toEqual(['draft', 'draft', 'draft', 'shown']);
  await manager.ask('changeHomeBlock', { id, version: 1, fields: { isDraft: false } });
  expect((await home()).hero.title).toBe('Winter');
});

test('the notice replaces the sentence of delivery, with its link and a shorter one for phones', async () => {
  const before = await sentences();
  const { _id: id } = await create('notice', {
    titleEn: 'Closed on Thursday for the feast',
    titleAr: 'نغلق الخميس',
    textEn: 'Closed on Thursday',
    href: '',
  });
  expect(await sentences()).toMatchObject({
    notice: 'Closed on Thursday for the feast',
    noticeShort: 'Closed on Thursday',
    isNoticeWritten: true,
  });
  expect(await sentences()).not.toHaveProperty('noticeHref');
  await manager.ask('changeHomeBlock', {
    id,
    version: 1,
    fields: { href: 'https://minwal.example/SearchProducts?onSale=true' },
  });
  expect(await sentences(arabic)).toMatchObject({
    noticeShort: 'نغلق الخميس',
    noticeHref: '/SearchProducts?onSale=true',
  });
  await manager.ask('deleteHomeBlock', { id });
  expect(await sentences()).toEqual(before);
});

test('a collection of picked products has a page of its own, in their order', async () => {
  const { _id: collectionId } = await create('collection', { productIds: ['hat', 'coat'], minProducts: 2 });
  expect((await home()).collections).toMatchObject([{ href: `/collections/${collectionId}`, count: 2 }]);
  const { products, collection } = (await arabic.call('getCollection', { collectionId })).body.data;
  expect([collection.title, products.map(({ _id }) => _id)]).toEqual(['شتاء', ['hat', 'coat']]);
  await store.db.updateTable('products').set({ status: 'hidden' }).where('id', '=', 'hat').execute();
  expect((await home()).collections).toEqual([]);
  const { blocks } = (await manager.ask('listHomeBlocks')).body.data;
  expect(blocks).toMatchObject([{ state: 'tooFew', count: 1 }]);
  expect((await guest.call('getCollection', { collectionId })).status).toBe(404);
  await store.db.updateTable('products').set({ status: 'published' }).where('id', '=', 'hat').execute();
  expect((await home()).collections).toHaveLength(1);
});

test('a collection that is over or leads to a list has no page', async () => {
  const over = await create('collection', { productIds: ['hat'], startsAt: at(-2), endsAt: at(-1) });
  const listed = await create('collection', { href: '/SearchProducts?categoryId=men' });
  expect((await home()).collections).toMatchObject([{ _id: listed._id, count: 2 }]);
  for (const collectionId of [over._id, listed._id, 'none'])
    expect((await guest.call('getCollection', { collectionId })).status).toBe(404);
});

test.each(['hero', 'notice'] as const)(
  'of two of kind %s without a first day the one added last is shown',
  async (kind) => {
    const shownTitle = async () => (kind === 'hero' ? (await home()).hero.title : (await sentences()).notice);
    for (const titleEn of ['First', 'Second', 'Third', 'Fourth']) {
      await create(kind, { titleEn });
      expect(await shownTitle()).toBe(titleEn);
    }
    const { blocks } = (await owner.ask('listHomeBlocks')).body.data;
    expect(blocks.map(({ title, state }) => [title, state])).toEqual([
      ['Fourth', 'shown'],
      ['Third', 'replaced'],
      ['Second', 'replaced'],
      ['First', 'replaced'],
    ]);
    const preview = { kind, fields: fieldsOf() };
    const last = blocks[0]?._id ?? '';
    for (const [blockId, state] of [
      [null, 'shown'],
      [last, 'shown'],
      [blocks[1]?._id ?? '', 'replaced'],
    ] as const)
      expect((await manager.ask('previewHomeBlock', { ...preview, blockId })).body.data.state).toBe(state);
  },
);

test('two editors move blocks at once, and both moves count', async () => {
  const ids: string[] = [];
  for (const titleEn of ['One', 'Two', 'Three', 'Four']) ids.push((await create('banner', { titleEn }))._id);
  const [, two = '', , four = ''] = ids;
  await Promise.all([
    manager.ask('moveHomeBlock', { id: two, to: 'up' }),
    owner.ask('moveHomeBlock', { id: four, to: 'up' }),
  ]);
  const { banners } = (await guest.call('getBanners')).body.data;
  expect(banners.map(({ title }) => title)).toEqual(['Two', 'One', 'Four', 'Three']);
});

test('a picture is removed with its product', async () => {
  const { _id: id } = await create('hero', { pictureOf: 'coat' });
  await store.pool.query(
    `insert into pictures (id, width, height, avif, webp) values ('own', 3, 4, '{3}', '{3}')`,
  );
  await store.pool.query(`update home_content set picture_id = 'own' where id = $1`, [id]);
  await manager.ask('changeHomeBlock', { id, version: 1, fields: { pictureOf: null } });
  const { rows } = await store.pool.query('select picture_of, picture_id from home_content where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ picture_of: null, picture_id: null }]);
});

test('a block whose path cannot be read is refused by the database, and by the page it is no list', async () => {
  for (const href of ['/\\elsewhere.example', '//elsewhere.example', '/two words'])
    await expect(
      store.pool.query(
        `insert into home_content (kind, title_en, title_ar, href) values ('collection', 'x', 'x', $1)`,
        [href],
      ),
    ).rejects.toThrow(/home_content_href_check/);
  await store.pool.query(
    `insert into home_content (kind, title_en, title_ar, href) values ('collection', 'Broken', 'x', '/SearchProducts?minPrice=x&page=0')`,
  );
  expect((await guest.call('getHomePage')).status).toBe(200);
});

test('a block moves among those of its kind', async () => {
  const ids: string[] = [];
  for (const titleEn of ['One', 'Two', 'Three']) ids.push((await create('banner', { titleEn }))._id);
  const [one = '', , three = ''] = ids;
  await manager.ask('moveHomeBlock', { id: three, to: 'up' });
  await manager.ask('moveHomeBlock', { id: one, to: 'up' });
  const { banners } = (await guest.call('getBanners')).body.data;
  expect(banners.map(({ title }) => title)).toEqual(['One', 'Three', 'Two']);
  expect((await manager.ask('moveHomeBlock', { id: 'none', to: 'up' })).status).toBe(404);
});

test.each<[string, Kind, Partial<HomeBlockFields>, string]>([
  ['without Arabic', 'hero', { titleAr: ' ' }, '"titleAr" is required'],
  ['that leads elsewhere', 'banner', { href: '//elsewhere.example' }, '"href" must be a path of this store'],
  ['of an unknown product', 'collection', { productIds: ['none'] }, '"productIds" is unknown'],
  ['with the picture of an unknown product', 'hero', { pictureOf: 'none' }, '"pictureOf" is unknown'],
  [
    'that ends before it starts',
    'notice',
    { startsAt: '2026-11-22T00:00:00Z', endsAt: '2026-11-21T00:00:00Z' },
    '"endsAt" must be after the start',
  ],
])('a block %s is refused', async (_, kind, part, error) => {
  const { status, body } = await manager.ask('createHomeBlock', { kind, fields: fieldsOf(part) });
  expect([status, body.errors]).toEqual([400, [error]]);
  expect((await manager.ask('listHomeBlocks')).body.data.blocks).toEqual([]);
});

test('the second of two editors gets the first one’s block with their name; the log has before and after', async () => {
  const { _id: id } = await create('hero');
  await owner.ask('changeHomeBlock', { id, version: 1, fields: { titleEn: 'Hers' } });
  const { status, body } = await manager.ask('changeHomeBlock', { id, version: 1, fields: { textEn: 'x' } });
  expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(body.data).toMatchObject({ block: { version: 2, changedBy: 'Rana', fields: { titleEn: 'Hers' } } });
  const { rows } = await store.pool.query(
    `select before, after from staff_audit where subject = $1 order by id desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ before: { titleEn: 'Winter' }, after: { titleEn: 'Hers' } }]);
});

test('a preview shows what would be shown, and stores nothing', async () => {
  const preview = async (kind: Kind, fields: Partial<HomeBlockFields>) =>
    (await manager.ask('previewHomeBlock', { blockId: null, kind, fields: fieldsOf(fields) })).body.data;
  expect(await preview('collection', { href: '/SearchProducts?categoryId=men' })).toMatchObject({
    count: 2,
    state: 'shown',
  });
  expect(await preview('collection', { productIds: ['coat'], minProducts: 2 })).toMatchObject({
    count: 1,
    state: 'tooFew',
  });
  await create('hero', { startsAt: at(-1) });
  expect(await preview('hero', {})).toMatchObject({ state: 'replaced', count: null });
  expect(await preview('hero', { startsAt: at(1) })).toMatchObject({ state: 'scheduled' });
  expect((await manager.ask('listHomeBlocks')).body.data.blocks).toHaveLength(1);
});

test.each([
  ['picked products', { productIds: ['coat'], href: '' }, '/collections/'],
  ['a list', { href: '/SearchProducts?name=coat' }, '/SearchProducts?name=coat&'],
])('a collection of %s is sent with links that are counted', async (_what, more, path) => {
  const { _id: id } = await create('collection', { textAr: 'لأيام البرد', ...more });
  const { share } = (await manager.ask('getCollectionShare', { id })).body.data;
  expect(share.ar).toMatchObject({ title: 'شتاء', text: 'شتاء\nلأيام البرد' });
  expect(share.en.links.whatsapp).toContain(path);
  const { searchParams } = new URL(share.ar.links.telegram);
  expect(Object.fromEntries(searchParams)).toMatchObject({ utm_source: 'tg', lang: 'ar' });
});

test.each([
  ['a draft', 'collection', { isDraft: true }],
  ['a collection that is over', 'collection', { startsAt: at(-20), endsAt: at(-10) }],
  ['a banner', 'banner', { pictureOf: 'coat' }],
] as const)('%s is not sent', async (_what, kind, more) => {
  const { _id: id } = await create(kind, more);
  expect((await manager.ask('getCollectionShare', { id })).status).toBe(404);
});
