// Fills a database to look at or to measure on: with the demo shop where it is empty, and with as many generated
// products and orders as asked: `npm run seed -- --products 20000 --orders 500000`.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { loadGeneratedOrders } from '../db/demo/load-generated-orders.ts';
import { loadGenerated } from '../db/demo/load-generated.ts';
import { demoIsLoaded, loadDemo } from '../db/demo/load.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { onDatabase } from './on-database.ts';
import { showProgress } from './progress.ts';

helpIfAsked('seed');

const MOST = { products: 1_000_000, orders: 2_000_000 };

const started = performance.now();
await onDatabase(async ({ url, db }) => {
  const asked = { products: countOf('products'), orders: countOf('orders') };
  await migrate(url);
  if (!(await demoIsLoaded(db))) process.stdout.write('Filling the shop with the demo…\n');
  await loadDemo(db, new Date());
  await loadGenerated(db, asked.products, new Date(), showProgress('Products', asked.products));
  if (asked.orders > 0) process.stdout.write(`Adding ${asked.orders} orders, some minutes…\n`);
  await loadGeneratedOrders(url, asked.orders, new Date());
  const { rows } = await sql<{ products: number; orders: number }>`
    select (select count(*) from products) as products, (select count(*) from orders) as orders`.execute(db);
  const { products, orders } = rows[0] ?? { products: 0, orders: 0 };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`The shop has ${products} products and ${orders} orders now (${seconds} s).\n`);
});

function countOf(what: keyof typeof MOST): number {
  const none = { type: 'string', default: '0' } as const;
  const { values } = parseArgs({ options: { products: none, orders: none } });
  const wanted = Number(values[what]);
  if (Number.isInteger(wanted) && wanted >= 0 && wanted <= MOST[what]) return wanted;
  throw new Error(`--${what} must be a whole number from 0 to ${MOST[what]}, not ${values[what]}.`);
}
