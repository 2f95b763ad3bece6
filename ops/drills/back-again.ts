import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from '../../src/api/platform/db/embedded/embedded.ts';
import { openStoreProcess } from '../../test/store-process.ts';
import type { Drill } from './drill.ts';
import { letBuy } from './shoppers.ts';

const BUYERS = 20;
const MISTAKE = `update products set name_en = 'Wrong', name_ar = 'خطأ'`;

/** A backup, a mistake and a lost folder while shoppers buy; then back to the moment before the mistake. */
export const backAgain: Drill = {
  promise: `While ${BUYERS} shoppers buy all products are renamed and the shop's folder is lost: another folder has the names again, and every order placed before.`,
  work: async (folder, started) => {
    const [dataDir, to] = [join(folder, 'shop'), join(folder, 'restored')];
    const settings = {
      DATA_DIR: dataDir,
      BACKUP_DIR: join(folder, 'backups'),
      BACKUP_PASSPHRASE: 'a good long passphrase',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    };
    const command = (name: string, ...args: string[]) => {
      const begun = performance.now();
      const env = { ...process.env, ...settings };
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${name}: ${stdout}${stderr}`);
      return ((performance.now() - begun) / 1000).toFixed(1);
    };
    const store = await openStoreProcess({ ...settings, DEMO: 'true', PORT: '0' }, started);
    const { db, pool } = openDatabase(runningDatabaseUrl(dataDir) ?? '', 2);
    const shoppers = await letBuy(db, BUYERS, () => store.address);
    await wait(3000);
    const backedUp = command('backup');
    await wait(3000);
    const { orders, at } = await countOrders(pool);
    await wait(1000);
    await pool.query(MISTAKE);
    await wait(1000);
    const { failed } = await shoppers.stop();
    if (failed.length > 0) throw new Error(failed[0]);
    await db.destroy();
    await store.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const restored = command('restore', to, '--at', at.toISOString());
    const database = await startEmbeddedDatabase(to);
    const again = openDatabase(database.url, 1);
    const there = await countOrders(again.pool);
    await again.db.destroy();
    await database.stop();
    // While the count was made one more of each shopper may have been stored.
    if (there.wrong > 0 || there.orders < orders || there.orders > orders + BUYERS)
      throw new Error(`${there.wrong} names are wrong; ${there.orders} orders, where ${orders} were`);
    return `${orders} orders; backed up in ${backedUp} s and restored in ${restored} s`;
  },
};

async function countOrders(pool: Pool): Promise<{ orders: number; wrong: number; at: Date }> {
  const { rows } = await pool.query<{ orders: number; wrong: number; at: Date }>(
    `select (select count(*)::int from orders) as orders, clock_timestamp() as at,
            (select count(*)::int from products where name_en = 'Wrong') as wrong`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a select without from has a row');
  return row;
}
