import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { home } from '../../test/buying.ts';
import { inDatabase } from '../../test/global-setup.ts';
import { type Answer, sendTo, signInAt } from '../../test/remote-buyer.ts';
import { openStoreProcess } from '../../test/store-process.ts';
import { writeVersionBefore } from '../../test/version-before.ts';
import { migrate } from './platform/db/migrate.ts';

const server = inject('databaseServer');
const name = `test_${randomBytes(6).toString('hex')}`;
const url = inDatabase(server, name);
const folder = mkdtempSync(join(tmpdir(), 'minwal-versions-'));
const environment = {
  DATABASE_URL: url,
  DATA_DIR: join(folder, '.data'),
  DIST: resolve('dist'),
  PORT: '0',
  LOG_LEVEL: 'warn',
};

const admin = new pg.Client({ connectionString: server });

const programs: ChildProcess[] = [];

afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

type Product = {
  colors: { _id: string }[];
  variants: { colorId: string; sizeId: string; available: number }[];
};

/** Shops at a store until `stop`: browses, fills the cart, pays, reads the orders. Returns every status by path. */
async function startShopping(address: string) {
  const seen: [what: string, status: number][] = [];
  let isOver = false;
  let buyer = await signInAt(() => address);
  const note = (what: string, answer: Answer): never => {
    seen.push([what, answer.status]);
    return answer.body.data;
  };
  const rounds = (async () => {
    // A failed call has no data to go on with; its status is in `seen`.
    for (let round = 1; !isOver && seen.every(([, status]) => status < 500); round += 1) {
      const path = `/api/v1/app/products/get-all-products-client?inStock=true&limit=1&page=${round}`;
      const { products } = note('list', await sendTo(address, 'GET', path)) as {
        products: { _id: string }[];
      };
      const productId = products[0]?._id ?? '';
      const details = `/api/client/v1/store/products/get-product-details?productId=${productId}`;
      const { product } = note('product', await sendTo(address, 'GET', details)) as { product: Product };
      note('home', await sendTo(address, 'GET', '/api/v1/app/homePage'));
      const { colorId, sizeId } = product.variants.find(({ available }) => available > 0) ?? {};
      const line = { productId, colorId, sizeId, quantity: 1 };
      note('add', await buyer('POST', '/api/client/v1/store/cart/add-to-cart', line));
      const { cart } = note('cart', await buyer('GET', '/api/client/v1/store/cart/display-cart')) as {
        cart: { total: number };
      };
      const order = { address: home, expectedTotal: cart.total };
      const paid = await buyer('POST', '/api/client/v1/payment/cash/pay', order);
      note('pay', paid);
      note('orders', await buyer('GET', '/api/client/v1/store/order/get-all-order-user'));
      // A new shopper may have two orders under way; the third is the next shopper's.
      if (paid.status === 409) buyer = await signInAt(() => address);
    }
  })().catch(() => seen.push(['a call without its data', 500]));
  return {
    seen,
    stop: async () => {
      isOver = true;
      await rounds;
    },
  };
}

const ordersIn = (seen: readonly [string, number][]) =>
  seen.filter(([what, status]) => what === 'pay' && status === 201).length;

test('the version before and this one serve side by side while the migrations of this one run', async ({
  skip,
}) => {
  await admin.connect();
  if ((await writeVersionBefore(folder)) === null) skip('this clone has no history: no version before');
  await admin.query(`create database ${name}`);
  const before = await openStoreProcess(
    { ...environment, DEMO: 'true' },
    (one) => programs.push(one),
    folder,
  );
  const shopping = await startShopping(before.address);
  await expect.poll(() => ordersIn(shopping.seen)).toBeGreaterThan(0);

  const applied = await migrate(url);
  expect(applied).not.toEqual([]);
  const since = ordersIn(shopping.seen);
  const now = await openStoreProcess({ ...environment, DEMO: 'false' }, (one) => programs.push(one));
  const shoppingHere = await startShopping(now.address);
  await expect.poll(() => ordersIn(shoppingHere.seen)).toBeGreaterThan(1);
  await expect.poll(() => ordersIn(shopping.seen)).toBeGreaterThan(since);
  await Promise.all([shopping.stop(), shoppingHere.stop()]);

  expect([...shopping.seen, ...shoppingHere.seen].filter(([, status]) => status >= 500)).toEqual([]);
  await Promise.all([before.stop(), now.stop()]);
});
