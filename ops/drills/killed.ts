import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { violations } from '../../src/api/platform/backup/restore.ts';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { runningDatabaseUrl } from '../../src/api/platform/db/embedded/embedded.ts';
import { signalDatabase } from '../../test/database-processes.ts';
import { openStoreProcess } from '../../test/store-process.ts';
import type { Drill } from './drill.ts';
import { letBuy } from './shoppers.ts';

const BUYERS = 10;
const BUYING_MS = 3000;

/** The store, and then the store with its PostgreSQL, killed in the middle of checkouts and started again. */
export const killed: Drill = {
  promise: `While ${BUYERS} shoppers buy the store is killed, and once more with its PostgreSQL: no confirmed order is lost, none is doubled, and the books are true.`,
  work: async (folder, started) => {
    const dataDir = join(folder, 'shop');
    const open = (port: string) =>
      openStoreProcess(
        { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'true', PORT: port, LOG_LEVEL: 'silent' },
        started,
      );
    let store = await open('0');
    const { address } = store;
    const begin = openDatabase(runningDatabaseUrl(dataDir) ?? '', 1);
    const [before, alike] = await countOrders(begin.pool);
    const shoppers = await letBuy(begin.db, BUYERS, () => address);
    await begin.db.destroy();
    const away: number[] = [];
    for (const isBoth of [false, true]) {
      await wait(BUYING_MS);
      store.child.kill('SIGKILL');
      if (isBoth) signalDatabase(dataDir, 'SIGKILL');
      const begun = performance.now();
      store = await open(new URL(address).port);
      away.push((performance.now() - begun) / 1000);
    }
    await wait(BUYING_MS);
    const { paid, failed } = await shoppers.stop();
    const end = openDatabase(runningDatabaseUrl(dataDir) ?? '', 1);
    const [orders, twice] = await countOrders(end.pool);
    const broken = await violations(end.pool);
    await end.db.destroy();
    await store.stop();
    const made = orders - before;
    // Each shopper may have had one order under way at each kill, whose answer never came.
    if (made < paid || made > paid + 2 * BUYERS || twice > alike || broken.length > 0)
      throw new Error(
        `${paid} orders were confirmed and ${made} made, ${twice} of one moment and shopper; ${broken.join('; ')}`,
      );
    const seconds = away.map((each) => each.toFixed(1)).join(' s and ');
    return `${paid} orders confirmed, ${made} made; open again after ${seconds} s; ${failed.length} requests failed meanwhile`;
  },
};

async function countOrders(pool: ReturnType<typeof openDatabase>['pool']): Promise<[number, number]> {
  const { rows } = await pool.query<{ orders: number; twice: number }>(`
    select count(*)::int as orders,
           (count(*) - count(distinct (shopper_id, placed_at)))::int as twice from orders`);
  return [rows[0]?.orders ?? 0, rows[0]?.twice ?? 0];
}
