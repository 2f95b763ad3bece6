import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { violations } from '../../src/api/platform/backup/restore.ts';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { startEmbeddedDatabase } from '../../src/api/platform/db/embedded/embedded.ts';
import { openStoreProcess, type StoreProcess } from '../../test/store-process.ts';
import type { Drill } from './drill.ts';
import { keys } from './proxies.ts';
import { letBuy } from './shoppers.ts';

const BUYERS = 4;
const MINUTES = 10;
const BUYING_MS = 10_000;

/** Three stores on one database, whose machines are ahead of each other. */
export const wrongClock: Drill = {
  promise: `One store’s clock is ${MINUTES} minutes behind the database’s, another’s ${MINUTES} ahead: shoppers whose requests reach them in turn sign in and buy, none fails, and every order has the database’s time.`,
  work: async (folder, started) => {
    const database = await startEmbeddedDatabase(join(folder, 'database'));
    const environment = {
      ...keys(),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      DEMO: 'true',
      PORT: '0',
      LOG_LEVEL: 'error',
    };
    const stores: StoreProcess[] = [];
    for (const minutes of [0, MINUTES, -MINUTES])
      stores.push(await openStoreProcess({ ...environment, NODE_OPTIONS: clockOffBy(minutes) }, started));
    const { db, pool } = openDatabase(database.url, 2);
    const { rows: begun } = await pool.query<{ at: Date; ids: string[] }>(
      'select clock_timestamp() as at, array_agg(id) as ids from orders',
    );
    let turn = 0;
    const shoppers = await letBuy(db, BUYERS, () => stores[(turn += 1) % stores.length]?.address ?? '');
    await wait(BUYING_MS);
    const { asked, paid, failed } = await shoppers.stop();
    if (failed.length > 0 || paid === 0)
      throw new Error(
        `${failed.length} of ${asked} failed, ${paid} orders: ${[...new Set(failed)].join('; ')}`,
      );
    const { rows } = await pool.query<{ made: number; off: number }>(
      `select count(*)::int as made,
              (count(*) filter (where placed_at not between $1::timestamptz - interval '5 s' and clock_timestamp() + interval '5 s'))::int as off
         from orders where id <> all($2)`,
      [begun[0]?.at, begun[0]?.ids],
    );
    const { made = 0, off = 0 } = rows[0] ?? {};
    if (made < paid || off > 0) throw new Error(`${off} of ${made} orders have another time`);
    const broken = await violations(pool);
    if (broken.length > 0) throw new Error(broken.join('; '));
    await db.destroy();
    await Promise.all(stores.map((store) => store.stop()));
    await database.stop();
    return `${asked} requests, ${paid} orders`;
  },
};

/** For Node: its dates are off by this, its timers are not. */
function clockOffBy(minutes: number): string {
  const program = `const R=Date,o=${minutes * 60_000};globalThis.Date=class extends R{constructor(...a){if(a.length)super(...a);else super(R.now()+o)}static now(){return R.now()+o}}`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}
