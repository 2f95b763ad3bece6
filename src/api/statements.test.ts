import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToCart, home, pay } from '../../test/buying.ts';
import { addProduct } from '../../test/catalog.ts';
import { openConsole } from '../../test/console.ts';
import { type Counted, statementCounter } from '../../test/count-statements.ts';
import { openStore } from '../../test/store.ts';

// How long a call takes follows from how often it waits for the database. These numbers are exact, and may only shrink.

/** The first calls also read what is kept, such as the settings, and a timer of the store may send a statement beside one. */
const MOST_ROUNDS = 5;

const count = statementCounter();
const store = await openStore({ demo: true, environment: { PUBLIC_CACHE: 'off' } });
const dress = await addProduct(store.db, { id: 'dress', stock: { 'black/M': 500 } });
const line = { productId: dress, colorId: 'black', sizeId: 'M', quantity: 1 };
const [guest, shopper] = [store.guest(), await store.shopper()];
const owner = await openConsole(store, ['owner', 'packer', 'courier', 'accountant', 'support']);
await addToCart(shopper, dress);
const id = (await pay(shopper)).body.data.order._id;
const key = () => ({ 'idempotency-key': randomUUID() });
let expectedTotal = 0;

type Call = () => Promise<{ status: number; body: unknown }>;
type Row = [name: string, statements: number, waits: number, call: Call];

async function fillCart(): Promise<void> {
  await addToCart(shopper, dress);
  expectedTotal = (await shopper.call('displayCart')).body.data.cart.total ?? 0;
}

async function fewest(call: Call, before: () => Promise<void>, enough: number): Promise<Counted> {
  let least: Counted = { statements: Infinity, waits: Infinity };
  for (let round = 0; round < MOST_ROUNDS && least.statements > enough; round += 1) {
    await before();
    const counted = await count(async () => {
      const { status, body } = await call();
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    });
    if (counted.statements < least.statements) least = counted;
  }
  return least;
}

const ofTheShop: Row[] = [
  ['addToCart', 12, 3, () => shopper.call('addToCart', line)],
  ['addToCart with a key', 14, 3, () => shopper.call('addToCart', line, key())],
  ['displayCart', 6, 1, () => shopper.call('displayCart')],
  ['getDeliveryQuote', 1, 1, () => shopper.call('getDeliveryQuote', home)],
  ['payCash with a key', 24, 4, () => pay(shopper, { expectedTotal }, key())],
  ['getProductDetails', 1, 1, () => guest.call('getProductDetails', { productId: dress })],
  ['getSimilarProducts', 1, 1, () => guest.call('getSimilarProducts', { productId: dress })],
  ['getHomePage', 1, 1, () => guest.call('getHomePage')],
  ['getAllProducts', 1, 1, () => guest.call('getAllProducts', { limit: 10 })],
  ['getAllProducts by a name', 1, 1, () => guest.call('getAllProducts', { name: 'dress' })],
  ['getAllOrders', 3, 1, () => shopper.call('getAllOrders')],
  ['getOrderDetails', 2, 1, () => shopper.call('getOrderDetails', { orderId: id })],
];

const ofTheConsole: Row[] = [
  ['getToday', 23, 3, () => owner.ask('getToday')],
  ['countWaiting', 2, 2, () => owner.ask('countWaiting')],
  ['listOrders', 4, 3, () => owner.ask('listOrders', {})],
  ['getOrder', 10, 3, () => owner.ask('getOrder', { id })],
  ['findInStore', 10, 4, () => owner.ask('findInStore', { search: 'dress' })],
  ['listStock', 3, 3, () => owner.ask('listStock', {})],
  ['listProductsToEdit', 3, 3, () => owner.ask('listProductsToEdit', {})],
  ['getProductToEdit', 2, 2, () => owner.ask('getProductToEdit', { id: dress })],
  ['listReturns', 3, 3, () => owner.ask('listReturns', {})],
  ['listCustomers', 5, 3, () => owner.ask('listCustomers', {})],
];

test.each([...ofTheShop, ...ofTheConsole])(
  '%s sends %i statements and waits for the database %i times',
  async (name, statements, waits, call) => {
    const before = name.startsWith('payCash') ? fillCart : () => Promise.resolve();
    expect(await fewest(call, before, statements)).toEqual({ statements, waits });
  },
);
