import { expect, test } from 'vitest';
import { addToCart, buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';

// A product written in Arabic alone, as readers of English get it.

const NAME = 'فستان فريزيا';
const store = await openStore();
const id = await addProduct(store.db, {
  id: 'freesia',
  name: { en: '', ar: NAME },
  description: { en: '', ar: '' },
  stock: { 'black/M': 9 },
});
const manager = await openConsole(store, ['owner', 'manager']);
const begun = { nameEn: '', nameAr: NAME, subCategoryId: 'women--all', brandId: 'loza', price: 1_500 };
await manager.ask('createProduct', begun);
const shopper = await store.shopper({ language: 'en' });
await shopper.call('addToFavorites', { productId: id });
const order = await buy(shopper, id);
await addToCart(shopper, id);

test.each<[string, () => Promise<{ body: { data: unknown } }>]>([
  ['its page', () => shopper.call('getProductDetails', { productId: id })],
  ['a list', () => shopper.call('getAllProducts', {})],
  ['a search in Arabic', () => shopper.call('getAllProducts', { name: 'فريزيا' })],
  ['a search in Latin letters', () => shopper.call('getAllProducts', { name: 'fustan frizya' })],
  ['a suggestion', () => shopper.call('suggestProducts', { name: 'فريز' })],
  ['the favorites', () => shopper.call('getAllFavorites', {})],
  ['the cart', () => shopper.call('displayCart')],
  ['the order', () => shopper.call('getOrderDetails', { orderId: order._id })],
  ['the copy of one’s data', () => shopper.call('exportData')],
  ['the console’s list', () => manager.ask('listProductsToEdit')],
  ['its stock', () => manager.ask('listStock')],
  ['the log', () => manager.ask('listAudit')],
  ['a piece to add to an order', () => manager.ask('findPieces', { search: 'فريزيا' })],
  ['the order in the console', () => manager.ask('getOrder', { id: order._id })],
])('%s has its name', async (_door, ask) => {
  const text = JSON.stringify((await ask()).body.data);
  expect(text).toContain(NAME);
  expect(text).not.toMatch(/"(?:name|piece|productName)":""/);
});
