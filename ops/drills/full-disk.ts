import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { violations } from '../../src/api/platform/backup/restore.ts';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { runningDatabaseUrl } from '../../src/api/platform/db/embedded/embedded.ts';
import { openStoreProcess } from '../../test/store-process.ts';
import type { Drill } from './drill.ts';
import { letBuy } from './shoppers.ts';

const BUYERS = 6;
const DISK_MB = 512;
const FULL_MS = 15_000;
const BUYING_MS = 4000;
/** The longest pause before PostgreSQL is started again, and the time that it takes. */
const BACK_MS = 30_000;

/** The disk of a store with its own database is full for a while. */
export const fullDisk: Drill = {
  promise: `The disk is full while ${BUYERS} shoppers buy, and has room again ${FULL_MS / 1000} s later: readiness warns of it, nothing is answered but by 503 and a sentence, the store goes on by itself, no confirmed order is lost, and the books are true.`,
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may mount a small disk',
  work: async (folder, started) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    mount(['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'minwal-drill', disk]);
    try {
      return await fillAndEmpty(disk, started);
    } finally {
      spawnSync('umount', ['--lazy', disk]);
    }
  },
};

function mount(args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount: ${stderr}`);
}

async function fillAndEmpty(disk: string, started: Parameters<Drill['work']>[1]): Promise<string> {
  const dataDir = join(disk, 'shop');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'true', PORT: '0', LOG_LEVEL: 'silent' };
  const store = await openStoreProcess(settings, started);
  const { db, pool } = openDatabase(runningDatabaseUrl(dataDir) ?? '', 1);
  const before = await countOrders(pool);
  const shoppers = await letBuy(db, BUYERS, () => store.address);
  await db.destroy();
  await wait(BUYING_MS);

  const { load } = shoppers;
  const paidBefore = load.paid;
  let warnings = '';
  for (const end = Date.now() + FULL_MS; Date.now() < end; await wait(500)) {
    fill(disk);
    warnings += await fetch(`${store.address}/health/ready`).then((answer) => answer.text());
  }
  const paidMeanwhile = load.paid - paidBefore;
  for (const name of readdirSync(disk)) if (name.startsWith(BALLAST)) rmSync(join(disk, name));

  const begun = performance.now();
  const paid = load.paid;
  while (load.paid < paid + BUYERS) {
    if (performance.now() - begun > BACK_MS) throw new Error(`Nobody could buy ${BACK_MS} ms later`);
    await wait(50);
  }
  const back = ((performance.now() - begun) / 1000).toFixed(1);
  await shoppers.stop();

  const end = openDatabase(runningDatabaseUrl(dataDir) ?? '', 1);
  const made = (await countOrders(end.pool)) - before;
  const broken = await violations(end.pool);
  await end.db.destroy();
  await store.stop();
  const wrong = [...new Set(load.failed)].filter((said) => !said.endsWith(': 503'));
  if (made < load.paid) broken.push(`${load.paid} orders were confirmed and ${made} made`);
  if (load.failed.length === 0) broken.push('the disk was not full');
  if (!warnings.includes('"warnings":["disk"]')) broken.push('readiness did not warn');
  if (wrong.length + broken.length > 0) throw new Error([...broken, ...wrong].join('; '));
  return `${load.paid} orders, ${paidMeanwhile} of them while it was full; ${load.failed.length} of ${load.asked} requests refused; orders again after ${back} s`;
}

const BALLAST = 'ballast';
const MEGABYTE = Buffer.alloc(2 ** 20);

/** Takes all room that is left. */
function fill(disk: string): void {
  const file = openSync(join(disk, `${BALLAST}-${Date.now()}`), 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

async function countOrders(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ orders: number }>('select count(*)::int as orders from orders');
  return rows[0]?.orders ?? 0;
}
