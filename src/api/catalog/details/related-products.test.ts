import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { bringTo, addToCart, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { countBoughtTogether } from './count-bought-together.ts';

const store = await openStore();
const { db } = store;

beforeAll(async () => {
  await addProduct(db, { id: 'dress', price: 3000 });
  await addProduct(db, { id: 'near', price: 2900 });
  for (const id of ['scarf', 'bag', 'belt', 'archived-hat', 'coming-hat'])
    await addProduct(db, { id, categoryId: 'accessories', brandId: 'rakda' });
});

/** One order of some products, in a given status. */
async function order(pieces: readonly string[], status: 'pending' | 'delivered' | 'canceled'): Promise<void> {
  const shopper = await store.shopper();
  for (const piece of pieces) await addToCart(shopper, piece);
  const { body } = await pay(shopper);
  await bringTo(store, body.data.order._id, status);
}

const relatedTo = async (productId: string) => {
  const { body } = await store.guest().call('getProductDetails', { productId });
  return body.data.product.related.map(({ _id }) => _id);
};

test('what was bought together stands first, the most often first, and nothing of the same kind', async () => {
  await order(['dress', 'scarf', 'bag'], 'delivered');
  await order(['dress', 'bag'], 'delivered');
  await order(['dress', 'belt'], 'canceled');
  await order(['dress', 'belt'], 'pending');
  expect(await relatedTo('dress')).toEqual(['near']);
  expect(await countBoughtTogether(db, store.now())).toBe(6);
  expect(await relatedTo('dress')).toEqual(['bag', 'scarf']);
  expect(await relatedTo('scarf')).toEqual(['dress']);
});

test('what did not change is not written again', async () => {
  expect(await countBoughtTogether(db, store.now())).toBe(0);
});

test('what cannot be bought is not offered, however often it was bought', async () => {
  await order(['dress', 'archived-hat', 'coming-hat'], 'delivered');
  await order(['dress', 'archived-hat', 'coming-hat'], 'delivered');
  await countBoughtTogether(db, store.now());
  expect(await relatedTo('dress')).toEqual(['archived-hat', 'bag']);
  await sql`update products set status = 'archived' where id = 'archived-hat'`.execute(db);
  await sql`update products set available_from = '2027-01-01' where id = 'coming-hat'`.execute(db);
  expect(await relatedTo('dress')).toEqual(['bag', 'scarf']);
});

test('orders of half a year ago count no longer', async () => {
  expect(await countBoughtTogether(db, new Date('2027-06-22T10:00:00+03:00'))).toBeGreaterThan(0);
  expect(await relatedTo('dress')).toEqual(['near']);
});

test('a piece that is no longer sold leads to others like it; one that never was does not', async () => {
  const similarTo = (productId: string) => store.guest().call('getSimilarProducts', { productId });
  await addProduct(db, { id: 'old-dress', price: 2950, status: 'archived' });
  const { status, body } = await similarTo('old-dress');
  expect([status, body.data.products.map(({ _id }) => _id)]).toEqual([200, ['dress', 'near']]);
  await addProduct(db, { id: 'draft-dress', status: 'draft' });
  for (const id of ['draft-dress', 'moon']) expect((await similarTo(id)).body.code).toBe('NOT_FOUND');
});

test('what the merchant chose stands first, in their order, and only while it can be bought', async () => {
  const manager = await openConsole(store, ['manager']);
  // What is in the shop is changed only where it stays complete.
  const words = 'Of washed linen, and falls to just below the knee.';
  await sql`update products set description_en = ${words}, description_ar = ${words}, material_en = 'Linen', material_ar = 'كتان',
                                care_en = '30°', care_ar = '30°' where id = 'dress'`.execute(db);
  await sql`insert into pictures (id, width, height, avif, webp) values ('f00d', 960, 1280, '{240}', '{480}')`.execute(
    db,
  );
  await sql`insert into product_pictures (product_id, position, color_id, picture_id) values ('dress', 0, 'black', 'f00d')`.execute(
    db,
  );
  const choose = async (relatedIds: string[]) => {
    const { version } = (await manager.ask('getProductToEdit', { id: 'dress' })).body.data.product;
    return manager.ask('changeProduct', { id: 'dress', version, fields: { relatedIds } });
  };
  const { body } = await choose(['belt', 'near', 'archived-hat', 'scarf']);
  expect(body.data.product.related.map(({ _id }) => _id).toSorted()).toEqual([
    'archived-hat',
    'belt',
    'near',
    'scarf',
  ]);
  expect(await relatedTo('dress')).toEqual(['belt', 'near', 'scarf']);
  // Of the same brand and category, but of another kind.
  await addProduct(db, { id: 'skirt', subCategoryId: 'women--skirts' });
  await choose(['scarf', 'belt']);
  expect(await relatedTo('dress')).toEqual(['scarf', 'belt', 'skirt']);
  for (const ids of [['dress'], ['moon'], ['belt', 'belt']])
    expect((await choose(ids)).body.errors).toEqual(['"relatedIds" is unknown']);
  await choose([]);
  expect(await relatedTo('dress')).toEqual(['skirt']);
});

test('what was bought together of the same department stands before what more people took of another', async () => {
  await addProduct(db, { id: 'swaddle', categoryId: 'baby' });
  for (const [id, subCategoryId] of [
    ['overcoat', 'men--coats'],
    ['trousers', 'men--trousers'],
  ] as const)
    await addProduct(db, { id, categoryId: 'men', subCategoryId });
  await order(['overcoat', 'swaddle'], 'delivered');
  await order(['overcoat', 'swaddle'], 'delivered');
  await order(['overcoat', 'trousers'], 'delivered');
  await countBoughtTogether(db, store.now());
  expect(await relatedTo('overcoat')).toEqual(['trousers', 'swaddle']);
});
