/**
 * How long the console waits for its reports and lists, each asked through the store's door, one after the other, in a shop of
 * 20,000 products and 500,000 orders. The shop is made in `--data` where that folder is empty, which takes some minutes, and
 * is left there. With `--against <folder of another version>` both versions answer in turn on the same database: machines
 * differ and are noisy, so that ratio, of the least each, is the figure to compare.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { showProgress } from '../scripts/progress.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { type Db, openDatabase } from '../src/api/platform/db/database.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { storeDateOf } from '../src/shop/time/store-time.ts';
import { openStoreProcess, type StoreProcess } from '../test/store-process.ts';
import { type ConsoleCall, type Known, listCalls, reportCalls } from './console-calls.ts';

helpIfAsked('bench:console');

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    products: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '500000' },
    times: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});
if (values.data === undefined) throw new Error('--data names the folder of the shop to measure');
const folder = values.data;
const times = Number(values.times);

if (!existsSync(join(folder, 'postgres'))) await makeShop();
const running = runningDatabaseUrl(folder);
const database =
  running === null ? await startEmbeddedDatabase(folder) : { url: running, stop: async () => {} };
const { db } = openDatabase(database.url, 1);
const stores: StoreProcess[] = [];
try {
  // This version first: it brings the database up to date for both.
  for (const version of [undefined, values.against].slice(0, values.against === undefined ? 1 : 2))
    stores.push(await open(version));
  const cookie = await signIn(db);
  const known = await readKnown(db);
  const asked = [...listCalls(known), ...reportCalls(known)].filter(({ name }) => name.includes(values.only));
  const done = showProgress('Calls measured', asked.length);
  const rows: Record<string, unknown>[] = [];
  for (const call of asked) {
    rows.push(await measureCall(call, cookie));
    done(rows.length);
  }
  console.table(rows);
} finally {
  await Promise.all(stores.map(({ stop }) => stop()));
  await db.destroy();
  await database.stop();
}

async function makeShop(): Promise<void> {
  const { products, orders } = values;
  const seeding = spawn(process.execPath, ['scripts/seed.ts', '--products', products, '--orders', orders], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: 'inherit',
  });
  const [status] = await once(seeding, 'exit');
  if (status !== 0) throw new Error('The shop could not be made');
}

async function open(version: string | undefined): Promise<StoreProcess> {
  const environment = {
    DATA_DIR: join(folder, version === undefined ? 'store' : 'other-store'),
    DATABASE_URL: database.url,
    DEMO: 'false',
    PORT: '0',
    LOG_LEVEL: 'error',
  };
  const started = (program: ChildProcess) => process.once('exit', () => program.kill());
  const store = await openStoreProcess(environment, started, version);
  // A new store reads all products for its search beside its first answers: the first calls would be measured with it.
  while ((await fetch(`${store.address}/api/v1/app/products/suggest?name=a`)).status !== 200) await wait(200);
  return store;
}

/** A session of the demo's owner, straight in the database: signing in is limited on purpose. */
async function signIn(on: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(`staff ${token}`).digest('base64url');
  await sql`
    insert into staff_sessions (token_hash, staff_id, idle_minutes, needs_second, second_at, created_at, last_used_at, expires_at)
    values (${hash}, 'demo-owner', 60, true, now(), now(), now(), now() + interval '12 hours')`.execute(on);
  return `staff=${token}`;
}

/** The product that was sold most often, a piece, and people with orders. */
async function readKnown(on: Db): Promise<Known> {
  const { rows } = await sql<Omit<Known, 'today'>>`
    select v.product_id as "productId", v.barcode as sku, (select min(id) from staff where 'courier' = any(roles)) as "courierId",
           (select phone from shoppers where phone is not null order by id limit 1) as phone
      from variants v order by v.stock desc, v.product_id limit 1`.execute(on);
  const [known] = rows;
  if (known === undefined) throw new Error('The shop has no products');
  return { ...known, today: storeDateOf(new Date()) };
}

async function measureCall(
  { name, path, limit }: ConsoleCall,
  cookie: string,
): Promise<Record<string, unknown>> {
  const took: number[][] = stores.map(() => []);
  let refused = '';
  // The first answer of each is not counted: it fills the caches of plans and pages.
  for (let turn = 0; turn <= times; turn += 1)
    for (const [place, { address }] of stores.entries()) {
      const began = performance.now();
      const answer = await fetch(address + path, { headers: { cookie } });
      const text = await answer.text();
      if (turn > 0) took[place]?.push(performance.now() - began);
      if (!answer.ok) refused = `${answer.status} ${text.slice(0, 60)}`;
    }
  const [ours = [], others] = took.map((each) => each.toSorted((a, b) => a - b));
  const p95 = at(ours, 0.95);
  return {
    call: name,
    // What a busy machine disturbed least.
    'least ms': Math.round(ours[0] ?? 0),
    'p50 ms': Math.round(at(ours, 0.5)),
    'p95 ms': Math.round(p95),
    ...(others !== undefined && {
      'other least': Math.round(others[0] ?? 0),
      'other p50': Math.round(at(others, 0.5)),
      'other p95': Math.round(at(others, 0.95)),
      ratio: Number(((ours[0] ?? 0) / (others[0] ?? 1)).toFixed(2)),
    }),
    'too long': p95 > limit ? `over ${limit}` : '',
    refused,
  };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
