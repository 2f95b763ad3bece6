import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { bringTo, addToCart, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
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
