import { expect, test } from 'vitest';
import { addToCart, buy } from '../../../test/buying.ts';
import { addProduct } from '../../../test/catalog.ts';
import { recordStatements } from '../../../test/recorded-statements.ts';
import { openStore } from '../../../test/store.ts';
import { formatMoney } from '../../shop/money.ts';
import { catalog } from '../../shop/texts/en/catalog.ts';
import { product } from '../../shop/texts/en/product.ts';
import { formatPromisedDay } from '../../shop/time/days.ts';
import { REQUESTS_A_MINUTE } from '../platform/http/guards/rate-limit.ts';

const store = await openStore({ pages: true });
const sent = recordStatements(store.pool);
const emptyList = String((await store.guest({ language: 'en' }).send('GET', '/SearchProducts')).body);
const dress = await addProduct(store.db, { id: 'dress', stock: { 'black/M': 50 } });
const shopper = await store.shopper();
await buy(shopper, dress);
await addToCart(shopper, dress, 3);

test.each([
  ['/', 0],
  ['/ProductDetails/dress', 0],
  ['/orders', 0],
  ['/my-favorite', 0],
  ['/points', 0],
  ['/coupons', 1],
  ['/profile', 0],
  ['/checkout/delivery', 1],
])('%s reads the session once and the lines of the cart %i times', async (path, carts) => {
  const before = sent.length;
  const page = await shopper.send('GET', path);
  expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('Rima')]);
  const texts = sent.slice(before).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('"registered_at" from "sessions"'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('from cart_lines') && text.includes('variants'))).toHaveLength(
    carts,
  );
});

test('the list of a shop without products blames no filter', async () => {
  expect(emptyList.split(catalog.noneYet)).toHaveLength(3);
  expect(emptyList).not.toContain(catalog.showNone);
  const filtered = String((await shopper.send('GET', '/SearchProducts?maxPrice=1')).body);
  expect(filtered).toContain(catalog.showNone);
});

test('a product page never shows the day and the fee of another visitor’s city', async () => {
  const damascus = await deliveryTo('damascus');
  const far = await store.shopper({ registered: false });
  const address = { city: 'Al-Hasakah', area: 'Center', street: 'Main street' };
  await far.call('registerUser', { name: 'Hala Issa', ...address });
  const page = String((await far.send('GET', '/ProductDetails/dress')).body);
  expect(page).toContain(product.noQuote({ min: 1, max: 5 }));
  expect(page).not.toContain(damascus.day);
  expect(page).not.toContain(product.deliveryFee(damascus.fee));

  const near = String((await shopper.send('GET', '/ProductDetails/dress')).body);
  expect(near).toContain(product.arrives(damascus.day, 'Damascus'));
  expect(near).toContain(product.deliveryFee(damascus.fee));
});

async function deliveryTo(city: string) {
  const quote = (await shopper.call('getDeliveryQuote', { city })).body.data;
  return { day: formatPromisedDay(quote.estimatedDelivery, 'en'), fee: formatMoney(quote.fee, 'en') };
}

test('the count of a cart in the header is that of its units', async () => {
  expect((await shopper.call('getUserData')).body.data.user.cartCount).toBe(3);
  await addToCart(shopper, dress, 2);
  expect((await shopper.call('getUserData')).body.data.user.cartCount).toBe(5);
});

test('what a page asks in process is no request of its visitor', async () => {
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = { url: '/contact', remoteAddress: '203.0.113.7', headers: { cookie } };
  const nothing = { ...asked, url: '/api/nothing' };
  // The last ten of the allowance are pages, each of which makes calls of its own.
  for (let times = 0; times < REQUESTS_A_MINUTE.person - 10; times += 1) await store.app.inject(nothing);
  const statuses = [];
  for (let times = 0; times < 11; times += 1) statuses.push((await store.app.inject(asked)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
