import type { Pool } from 'pg';
import { readConfig } from '../src/api/config.ts';
import { misspeltVariables } from '../src/api/misspelt-variables.ts';
import { type Db, FILLING, openDatabase } from '../src/api/platform/db/database.ts';
import { runningDatabaseUrl, startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { failureWhile } from '../src/api/platform/db/patiently.ts';
import { checkStorage } from '../src/api/preflight.ts';

/** `isOwn`: the database was started for this command. */
type Opened = { url: string; db: Db; pool: Pool; isOwn: boolean };
type Work = (opened: Opened) => Promise<void>;

/**
 * Runs a command's work on the shop's database: that of DATABASE_URL, of a store running on DATA_DIR, or one started
 * for it. Errors are printed in one line and the command exits with 1.
 */
export async function onDatabase(work: Work): Promise<void> {
  try {
    for (const line of misspeltVariables(process.env)) process.stderr.write(`${line}\n`);
    const config = readConfig(process.env);
    await checkStorage(config);
    const running = config.databaseUrl ?? runningDatabaseUrl(config.dataDir);
    await (running === null ? workOnOwn(config.dataDir, work) : workOn(running, work));
  } catch (error) {
    if (isStopping) return;
    process.stderr.write(`${failureWhile('the command was running', error)}\n`);
    process.exitCode = 1;
  }
}

/** Whether the command was interrupted; its work then fails with the database, which is not reported. */
let isStopping = false;

async function workOnOwn(dataDir: string, work: Work): Promise<void> {
  const starting = startEmbeddedDatabase(dataDir);
  const leave = () => {
    if (isStopping) return;
    isStopping = true;
    void starting.then(({ stop }) => stop()).finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  const { url, stop } = await starting;
  try {
    await workOn(url, work, true);
  } finally {
    if (!isStopping) await stop();
  }
}

async function workOn(url: string, work: Work, isOwn = false): Promise<void> {
  const { db, pool } = openDatabase(url, 2, FILLING);
  try {
    await work({ url, db, pool, isOwn });
  } finally {
    await db.destroy();
    // That ends the pool only if a query was made through `db`.
    if (!pool.ended) await pool.end();
  }
}
