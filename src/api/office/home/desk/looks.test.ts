import { expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { Language } from '../../../../shop/language.ts';
import type { HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
await addProduct(store.db, { id: 'coat', categoryId: 'women' });
await addProduct(store.db, { id: 'shirt', categoryId: 'men' });
await addProduct(store.db, { id: 'hat', categoryId: 'men' });
const manager = await openConsole(store, ['manager'], { name: 'Suha' });
const guest = store.guest();

const create = async (productIds: string[], more: Partial<HomeBlockFields> = {}) =>
  manager.ask('createHomeBlock', {
    kind: 'look',
    fields: {
      titleEn: 'Winter',
      titleAr: 'شتاء',
      textEn: '',
      textAr: '',
      href: '',
      pictureOf: null,
      productIds,
      minProducts: 1,
      startsAt: null,
      endsAt: null,
      isDraft: false,
      ...more,
    },
  });
const at = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000).toISOString();
const looksOnHome = async (language: Language = 'en') =>
  (await store.guest({ language }).call('getHomePage')).body.data.banners;

test('a look is on the home page, on its own page with what its pieces come in, and on the page of each piece', async () => {
  const details = async (productId: string) =>
    (await guest.call('getProductDetails', { productId })).body.data.product;
  const alone = await details('shirt');
  expect([alone.looks, alone.related.map(({ _id }) => _id)]).toEqual([[], ['hat']]);
  const { body } = await create(['shirt', 'hat', 'coat', 'shirt'], { endsAt: at(5) });
  const { _id } = body.data.block;
  const pieces = { _id, title: 'Winter', products: [{ _id: 'shirt' }, { _id: 'hat' }, { _id: 'coat' }] };
  expect(await looksOnHome()).toMatchObject([
    { _id, title: 'Winter', href: `/collections/${_id}`, image: { alt: expect.stringContaining('Plain') } },
  ]);
  expect(await looksOnHome('ar')).toMatchObject([{ title: 'شتاء' }]);
  expect(await details('shirt')).toMatchObject({ looks: [pieces], related: [] });
  const { data } = (await guest.call('getCollection', { collectionId: _id })).body;
  expect(data).toMatchObject({
    collection: { title: 'Winter' },
    choices: ['shirt', 'hat', 'coat'].map((productId) => ({
      productId,
      sizes: [{ label: 'M' }],
      variants: [{ sizeId: 'M', available: expect.any(Number) }],
    })),
  });
  expect((await manager.ask('getCollectionShare', { id: _id })).status).toBe(200);

  await store.db.updateTable('products').set({ status: 'hidden' }).where('id', '=', 'hat').execute();
  store.setNow(at(1));
  expect(await looksOnHome()).toHaveLength(1);
  expect((await details('shirt')).looks[0]?.products.map((piece) => piece._id)).toEqual(['shirt', 'coat']);
  await store.db.updateTable('products').set({ status: 'hidden' }).where('id', '=', 'coat').execute();
  store.setNow(at(1));
  expect([await looksOnHome(), (await details('shirt')).looks]).toEqual([[], []]);
  expect((await guest.call('getCollection', { collectionId: _id })).status).toBe(404);
  await store.db.updateTable('products').set({ status: 'published' }).execute();
  store.setNow(at(5));
  expect([await looksOnHome(), (await details('shirt')).looks]).toEqual([[], []]);
});

test('a look of fewer than two pieces is refused', async () => {
  for (const productIds of [['coat'], ['coat', 'coat'], []]) {
    const { status, body } = await create(productIds);
    expect([status, body.errors]).toEqual([400, ['"productIds" must be 2 to 5 products']]);
  }
});
