/**
 * How many requests the store answers: lists, searches, suggestions, product, add to cart, checkout and a rendered page, at 1, 16 and 64
 * connections, on 2,000 and 20,000 products, beside a bare Fastify answer of the same size in the same run. Machines
 * differ and are noisy: the ratio to the bare answer is the figure to compare.
 *
 * An answer that is not what a scenario means to get ends the bench.
 *
 * The cache is measured apart: first without it (`PUBLIC_CACHE=off`), then with reads from memory; `--no-cache` leaves the
 * second out. `npm run bench -- --seconds 3 --products 2000` shortens it. The tables are written to `bench/results` too, with the
 * machine and its load.
 */
import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { inOwnFolder } from '../scripts/in-own-folder.ts';
import { showProgress } from '../scripts/progress.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { openStoreProcess } from '../test/store-process.ts';
import { startBareServer } from './bare-server.ts';
import { measure, type Figure } from './measure.ts';
import { prepareShoppers } from './prepare-shoppers.ts';
import { type Scenario, scenariosFor } from './scenarios.ts';
import { seedProducts } from './seed-products.ts';
import { type Section, writeResults } from './write-results.ts';

helpIfAsked('bench');

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    products: { type: 'string', default: '2000,20000' },
    connections: { type: 'string', default: '1,16,64' },
    'no-cache': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const connectionCounts = values.connections.split(',').map(Number);
const startedAt = new Date();
const sections: Section[] = [];

for (const products of values.products.split(',').map(Number)) {
  await inOwnFolder('bench', async (dataDir, started) => {
    await seedProducts(dataDir, products, started);
    await benchmarkStore(products, dataDir, 'off', started);
    if (!values['no-cache']) await benchmarkStore(products, dataDir, 'on', started);
  });
}
console.log(`\nWritten to ${await writeResults(sections, startedAt)}`);

async function benchmarkStore(
  products: number,
  dataDir: string,
  cache: 'on' | 'off',
  started: (program: ChildProcess) => void,
): Promise<void> {
  const environment = { DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'error' };
  // Never the database that DATABASE_URL names: it may hold a real shop.
  const store = await openStoreProcess({ ...environment, DATABASE_URL: '', PUBLIC_CACHE: cache }, started);
  const bare = await startBareServer();
  try {
    const shoppers = cache === 'on' ? [] : await prepareShoppers(dataDir, Math.max(...connectionCounts));
    const all = await scenariosFor(store.address, shoppers);
    const scenarios = cache === 'on' ? all.filter(({ perConnection }) => perConnection === null) : all;
    for (const connections of connectionCounts) {
      const title = titleOf(products, connections, cache);
      console.log(`\n${title}`);
      const rows = await measureAll(scenarios, bare.address, connections);
      console.table(rows);
      sections.push({ title, rows });
    }
  } finally {
    await bare.stop();
    await store.stop();
  }
}

async function measureAll(
  scenarios: Scenario[],
  bareAddress: string,
  connections: number,
): Promise<Section['rows']> {
  const rows: Record<string, unknown>[] = [];
  const done = showProgress('Calls measured', scenarios.length);
  for (const scenario of scenarios) {
    const ours = await measure(scenario, connections, seconds);
    const plain = await measure(bareLike(scenario, bareAddress, ours), connections, seconds);
    rows.push(rowOf(scenario, ours, plain));
    done(rows.length);
  }
  return rows;
}

function titleOf(products: number, connections: number, cache: 'on' | 'off'): string {
  const plural = connections === 1 ? '' : 's';
  const how = cache === 'on' ? 'given from memory' : 'computed';
  return `${products.toLocaleString('en')} products, ${connections} connection${plural}, ${how}`;
}

function bareLike(scenario: Scenario, address: string, ours: Figure): Scenario {
  return {
    name: `bare ${scenario.name}`,
    address,
    requests: [{ method: 'GET', path: `/${Math.round(ours.bytes)}` }],
    perConnection: null,
  };
}

function rowOf(scenario: Scenario, ours: Figure, plain: Figure): Record<string, unknown> {
  return {
    call: scenario.name,
    'requests/s': Math.round(ours.perSecond),
    'p50 ms': ours.p50,
    'p97.5 ms': ours.p97,
    bytes: Math.round(ours.bytes),
    'bare requests/s': Math.round(plain.perSecond),
    'of bare': `${((ours.perSecond / plain.perSecond) * 100).toFixed(1)} %`,
  };
}
