import type { Request } from 'autocannon';
import type { BenchShopper } from './prepare-shoppers.ts';

/** What is asked; with `perConnection`, each connection asks as a shopper of its own. */
export type Scenario = {
  name: string;
  address: string;
  requests: Request[];
  perConnection: ((connection: number) => Request[]) | null;
};

const LIST = '/api/v1/app/products/get-all-products-client?page=1&limit=6';
const DETAILS = '/api/client/v1/store/products/get-product-details?productId=';
const ADD = '/api/client/v1/store/cart/add-to-cart';
const REMOVE = '/api/client/v1/store/cart/remove-from-cart';
const PREVIEW = '/api/v1/app/coupon/preview-cart';
const PAY = '/api/client/v1/payment/cash/pay';
const ADDRESS = { city: 'Damascus', area: 'Mezzeh', street: 'Al-Jalaa Street', latitude: 33.5138, longitude: 36.2765 };

/** The six things shoppers do most, on the store at `address`. */
export async function scenariosFor(address: string, shoppers: BenchShopper[]): Promise<Scenario[]> {
  const get = (name: string, path: string): Scenario => ({ name, address, requests: [{ method: 'GET', path }], perConnection: null });
  const productId = await firstProduct(address);
  const asShopper = (name: string, requests: (shopper: BenchShopper, total: number) => Request[], totals: number[]): Scenario => ({
    name,
    address,
    requests: [],
    perConnection: (connection) => {
      const index = connection % shoppers.length;
      const shopper = shoppers[index];
      return shopper === undefined ? [] : requests(shopper, totals[index] ?? 0);
    },
  });
  const totals = await Promise.all(shoppers.map((shopper) => totalOf(address, shopper)));
  return [
    get('list', LIST),
    get('search', `${LIST}&name=${encodeURIComponent('فستان')}`),
    get('product', `${DETAILS}${productId}`),
    asShopper('add to cart', (shopper) => [post(shopper, ADD, { ...shopper.piece, quantity: 1 }), remove(shopper)], totals),
    asShopper('add and check out', (shopper, total) => [post(shopper, ADD, { ...shopper.piece, quantity: 1 }), pay(shopper, total)], totals),
    get('rendered page', '/SearchProducts'),
  ];
}

async function firstProduct(address: string): Promise<string> {
  const body = await (await fetch(`${address}${LIST}`)).json();
  const [product] = (body as { data: { products: { _id: string }[] } }).data.products; // the contract's list
  if (product === undefined) throw new Error('The list is empty');
  return product._id;
}

// What one piece costs this shopper with its delivery: asked once, then expected at every checkout.
async function totalOf(address: string, shopper: BenchShopper): Promise<number> {
  const send = (path: string, body: object) => fetch(`${address}${path}`, { method: 'POST', headers: headersOf(shopper), body: JSON.stringify(body) });
  await send(ADD, { ...shopper.piece, quantity: 1 });
  const answer = await (await send(PREVIEW, { latitude: ADDRESS.latitude, longitude: ADDRESS.longitude })).json();
  const query = new URLSearchParams(shopper.piece);
  await fetch(`${address}${REMOVE}?${query}`, { method: 'DELETE', headers: { authorization: `Bearer ${shopper.token}` } });
  return (answer as { data: { total: number } }).data.total; // the contract's totals
}

const headersOf = (shopper: BenchShopper) => ({ authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' });

const post = (shopper: BenchShopper, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: headersOf(shopper),
  body: JSON.stringify(body),
});

const pay = (shopper: BenchShopper, expectedTotal: number) => post(shopper, PAY, { address: ADDRESS, expectedTotal });

const remove = (shopper: BenchShopper): Request => ({
  method: 'DELETE',
  path: `${REMOVE}?${new URLSearchParams(shopper.piece)}`,
  headers: { authorization: `Bearer ${shopper.token}` },
});
