import { setTimeout } from 'node:timers/promises';
import type { Request } from 'autocannon';
import type { BenchShopper } from './prepare-shoppers.ts';

/** A request; with `perConnection`, each connection uses its own shopper. */
export type Scenario = {
  name: string;
  address: string;
  requests: Request[];
  perConnection: ((connection: number) => Request[]) | null;
};

const LIST = '/api/v1/app/products/get-all-products-client?page=1&limit=6';
const SUGGEST = '/api/v1/app/products/suggest?name=';
const HOME = '/api/v1/app/homePage';
const DETAILS = '/api/client/v1/store/products/get-product-details?productId=';
const ADD = '/api/client/v1/store/cart/add-to-cart';
const REMOVE = '/api/client/v1/store/cart/remove-from-cart';
const PAY = '/api/client/v1/payment/cash/pay';
/** How an answer with at least one product holds them. */
const PRODUCTS = '"products":[{';
const PRODUCTS_OF_HOME = '"ourProducts":[{';
const ADDRESS = {
  city: 'Damascus',
  area: 'Mezzeh',
  street: 'Al-Jalaa Street',
  latitude: 33.5138,
  longitude: 36.2765,
};

/** Typical searches in turn: a kind, with a color, typos, Arabic in Latin letters, prefixes. */
const QUESTIONS = [
  'فستان',
  'black dress',
  'كنزة صوف رجالية',
  'blak drees',
  'fustan',
  'بنطلون جينز',
  'neelwan jeans',
  'swea',
];
const FILTERS = [
  'categoryId=women,men&colors=black,navy&inStock=true',
  'brandId=neelwan&sizes=M,L&minPrice=500',
  'categoryId=women&subCategoryId=women--dresses&onSale=true&sort=priceAsc',
  'seasons=winter&maxPrice=2000&sort=rating',
];

/** The most frequent requests, to the store at `address`, whose answers have been seen to hold what is asked for. */
export async function scenariosFor(address: string, shoppers: BenchShopper[]): Promise<Scenario[]> {
  const get = async (name: string, part: string, ...paths: string[]): Promise<Scenario> => {
    for (const path of paths) {
      const answer = await (await fetch(address + path)).text();
      if (!answer.includes(part))
        throw new Error(`"${name}" has no ${part} in ${path}: ${answer.slice(0, 300)}`);
    }
    return { name, address, requests: paths.map((path) => ({ method: 'GET', path })), perConnection: null };
  };
  const asShopper = (name: string, requests: (shopper: BenchShopper) => Request[]): Scenario => ({
    name,
    address,
    requests: [],
    perConnection: (connection) =>
      shoppers
        .slice(connection % shoppers.length)
        .slice(0, 1)
        .flatMap(requests),
  });
  const productId = await firstProduct(address);
  return [
    await get('list', PRODUCTS, LIST),
    await get('filtered list', PRODUCTS, ...FILTERS.map((filter) => `${LIST}&${filter}`)),
    await get(
      'search',
      PRODUCTS,
      ...QUESTIONS.map((question) => `${LIST}&name=${encodeURIComponent(question)}`),
    ),
    await get(
      'suggestions',
      PRODUCTS,
      ...QUESTIONS.map((question) => `${SUGGEST}${encodeURIComponent(question)}`),
    ),
    await get('product', `"_id":"${productId}"`, `${DETAILS}${productId}`),
    asShopper('add to cart', (shopper) => [add(shopper), remove(shopper)]),
    asShopper('add and check out', (shopper) => [add(shopper), pay(shopper)]),
    await get('Home', PRODUCTS_OF_HOME, HOME),
    await get('rendered page', 'href="/ProductDetails/', '/SearchProducts'),
  ];
}

/** After a start lists wait until the index is read, and of a large shop they are refused until then. */
const LONGEST_START_MS = 120_000;
const BETWEEN_TRIES_MS = 250;

async function firstProduct(address: string, triesUntil = Date.now() + LONGEST_START_MS): Promise<string> {
  const answer = await fetch(`${address}${LIST}`);
  const body = await answer.json();
  if (answer.status === 503 && Date.now() < triesUntil) {
    await setTimeout(BETWEEN_TRIES_MS);
    return firstProduct(address, triesUntil);
  }
  const [product] = (body as { data: { products: { _id: string }[] } }).data.products; // the contract's list
  if (product === undefined) throw new Error('The list is empty');
  return product._id;
}

const headersOf = (shopper: BenchShopper) => ({
  authorization: `Bearer ${shopper.token}`,
  'content-type': 'application/json',
});

const post = (shopper: BenchShopper, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: headersOf(shopper),
  body: JSON.stringify(body),
});

// The checkout must send the total that the cart's answer states.
const add = (shopper: BenchShopper): Request => ({
  ...post(shopper, ADD, { ...shopper.piece, quantity: 1 }),
  onResponse: (_status, body, context) => {
    Object.assign(context, {
      total: (JSON.parse(body) as { data: { cart: { total: number } } | null }).data?.cart.total,
    }); // the contract's cart
  },
});

const pay = (shopper: BenchShopper): Request => ({
  ...post(shopper, PAY, {}),
  setupRequest: (request, context) => ({
    ...request,
    body: JSON.stringify({ address: ADDRESS, expectedTotal: (context as { total?: number }).total }),
  }),
});

const remove = (shopper: BenchShopper): Request => ({
  method: 'DELETE',
  path: `${REMOVE}?${new URLSearchParams(shopper.piece)}`,
  headers: { authorization: `Bearer ${shopper.token}` },
});
