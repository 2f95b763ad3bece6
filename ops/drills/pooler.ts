import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { violations } from '../../src/api/platform/backup/restore.ts';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { chooseLaunch, launchProcess } from '../../src/api/platform/db/embedded/embedded-process.ts';
import { freePort, startEmbeddedDatabase } from '../../src/api/platform/db/embedded/embedded.ts';
import { openStoreProcess, type StoreProcess } from '../../test/store-process.ts';
import type { Drill } from './drill.ts';
import { keys } from './proxies.ts';
import { letBuy } from './shoppers.ts';

const INSTANCES = 4;
const BUYERS = 8;
/** Beside the pooler, for each instance. */
const DIRECT = 3;
const POOL = 6;
/** The drill's own, and one for a start. */
const SPARE = 4;
const BUYING_MS = 15_000;
const HEARD_MS = 5000;

/** In the proportion of ops/pgbouncer.ini: 20 instances of 3 connections and a pool of 30 on a PostgreSQL that allows 100. */
export const pooler: Drill = {
  promise: `${INSTANCES} instances share ${POOL} connections of pgBouncer in transaction mode on a PostgreSQL that allows ${INSTANCES * DIRECT + POOL + SPARE}: no request fails, each hears of a change, and the books are true.`,
  missing: () =>
    spawnSync('pgbouncer', ['--version']).error === undefined ? null : 'pgbouncer is not installed',
  work: async (folder, started) => {
    const most = INSTANCES * DIRECT + POOL + SPARE;
    const database = await startEmbeddedDatabase(join(folder, 'database'), {
      max_connections: String(most),
      superuser_reserved_connections: '0',
      reserved_connections: '0',
    });
    const port = await freePort();
    const direct = new URL(database.url);
    const own = join(folder, 'pgbouncer');
    mkdirSync(own);
    writeFileSync(join(own, 'userlist.txt'), `"minwal" "${direct.password}"\n`);
    const text = readFileSync(join(import.meta.dirname, '../pgbouncer.ini'), 'utf8')
      .replace('host=127.0.0.1', `host=${direct.searchParams.get('host') ?? '127.0.0.1'}`)
      .replace('port=5432', `port=${direct.port || '5432'}`)
      .replace('dbname=minwal', `dbname=${direct.pathname.slice(1)}`)
      .replace('/etc/pgbouncer/userlist.txt', join(own, 'userlist.txt'))
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('default_pool_size = 30', `default_pool_size = ${POOL}`)
      .replace('max_client_conn = 1000', 'max_client_conn = 200');
    writeFileSync(join(own, 'pgbouncer.ini'), text);
    const bouncer = launchProcess(
      chooseLaunch(own),
      'pgbouncer',
      ['--quiet', join(own, 'pgbouncer.ini')],
      process.env,
    );
    bouncer.stdout?.resume();
    let said = '';
    bouncer.stderr?.on('data', (part: Buffer) => (said = (said + part).slice(-2000)));
    started(bouncer);
    const environment = {
      ...keys(),
      DATABASE_URL: database.url,
      DATABASE_POOLER_URL: `postgres://minwal:${direct.password}@127.0.0.1:${port}/minwal`,
      DATABASE_CONNECTIONS: String(DIRECT),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'true',
      PORT: '0',
      LOG_LEVEL: 'warn',
    };
    const stores: StoreProcess[] = [];
    for (let place = 0; place < INSTANCES; place += 1)
      stores.push(await openStoreProcess(environment, started));
    const { db, pool } = openDatabase(database.url, 2);
    let turn = 0;
    const shoppers = await letBuy(db, BUYERS, () => stores[(turn += 1) % INSTANCES]?.address ?? '');
    let open = 0;
    for (const end = Date.now() + BUYING_MS; Date.now() < end; await wait(200)) {
      const { rows } = await pool.query<{ open: number }>(
        `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'`,
      );
      open = Math.max(open, rows[0]?.open ?? 0);
    }
    const { asked, paid, slowest, failed } = await shoppers.stop();
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${asked} failed: ${[...new Set(failed)].join('; ')}; ${said}`);
    for (const { address } of stores) await expectHeard(address, pool);
    const broken = await violations(pool);
    if (broken.length > 0) throw new Error(broken.join('; '));
    await db.destroy();
    await Promise.all(stores.map((store) => store.stop()));
    bouncer.kill('SIGINT');
    await database.stop();
    return `${asked} requests, ${paid} orders, the slowest ${slowest} ms; ${open} connections at most`;
  },
};

const LIST = '/api/v1/app/products/get-all-products-client?limit=1';

/** An answer that this instance keeps changes with the database. */
async function expectHeard(address: string, pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const read = async () => (await fetch(address + LIST, { headers: { 'accept-language': 'en' } })).text();
  const { data } = JSON.parse(await read()) as { data: { products: { _id: string }[] } };
  const name = `Heard by ${new URL(address).port}`;
  await pool.query('update products set name_en = $1 where id = $2', [name, data.products[0]?._id]);
  for (const end = Date.now() + HEARD_MS; !(await read()).includes(name); await wait(50))
    if (Date.now() > end) throw new Error(`${address} did not hear of a change`);
}
