// Fills a database to look at or to measure on: with the demo shop where it is empty, and with as many generated
// products as asked: `npm run seed -- --products 20000`.
import { parseArgs } from 'node:util';
import { loadGenerated } from '../db/demo/load-generated.ts';
import { demoIsLoaded, loadDemo } from '../db/demo/load.ts';
import { migrate } from '../src/api/db/migrate.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { onDatabase } from './on-database.ts';
import { showProgress } from './progress.ts';

helpIfAsked('seed');

const mostProducts = 1_000_000;

const started = performance.now();
await onDatabase(async ({ url, db }) => {
  const generated = productsAsked();
  await migrate(url);
  if (!(await demoIsLoaded(db))) process.stdout.write('Filling the shop with the demo…\n');
  await loadDemo(db, new Date());
  await loadGenerated(db, generated, new Date(), showProgress('Products', generated));
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`The shop has ${count} products now (${seconds} s).\n`);
});

function productsAsked(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
  const wanted = Number(values.products);
  if (Number.isInteger(wanted) && wanted >= 0 && wanted <= mostProducts) return wanted;
  throw new Error(`--products must be a whole number from 0 to ${mostProducts}, not ${values.products}.`);
}
