// Fills a database to look at or to measure on: with the demo shop where it is empty, and with as many generated
// products as asked: `npm run seed -- --products 20000`. The store must not be running on the same DATA_DIR.
import { parseArgs } from 'node:util';
import { loadDemo } from '../db/demo/load.ts';
import { loadGenerated } from '../db/demo/load-generated.ts';
import { readConfig } from '../src/api/config.ts';
import { LONG_WORK, openDatabase } from '../src/api/db/database.ts';
import { startEmbeddedDatabase } from '../src/api/db/embedded.ts';
import { migrate } from '../src/api/db/migrate.ts';

const mostProducts = 1_000_000;

try {
  await seed(productsAsked());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function productsAsked(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
  const asked = Number(values.products);
  if (Number.isInteger(asked) && asked >= 0 && asked <= mostProducts) return asked;
  throw new Error(`--products must be a whole number from 0 to ${mostProducts}, not ${values.products}.`);
}

async function seed(generated: number): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === null ? await startEmbeddedDatabase(config.dataDir) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url);
    const { db } = openDatabase(url, 2, LONG_WORK);
    await loadDemo(db, new Date());
    await loadGenerated(db, generated, new Date());
    const { count } = await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await db.destroy();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`The shop has ${count} products now (${seconds} s).\n`);
  } finally {
    await embedded?.stop();
  }
}
