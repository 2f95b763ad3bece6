// Looks at a shop and says in sentences what is well and what is not: `npm run doctor`. Changes nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { type Config, readConfig, warningsOf } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { violations } from '../src/api/platform/backup/restore.ts';
import { clockWarning, millisecondsAhead } from '../src/api/platform/db/database-clock.ts';
import type { Db } from '../src/api/platform/db/database.ts';
import { pendingMigrations } from '../src/api/platform/db/migrate.ts';
import { messageOf } from '../src/api/platform/db/patiently.ts';
import { freeBytes, growingFolders, LEAST_FREE_BYTES } from '../src/api/platform/storage/free-space.ts';
import { pictureFolders, storedPictures } from '../src/api/platform/storage/picture-files.ts';
import { poolerMistake } from '../src/api/preflight.ts';
import { foreignKeys, isAboutToRotate, readKeys, rotationUntil } from '../src/api/secrets.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('doctor');

/** What is wrong; empty where all is well. */
type Finding = { what: string; wrong: string[] };

const CLOCK_SECONDS = 5;
/** Of the connections that the server allows. */
const BUSY_SHARE = 0.8;
const SHOWN = 5;

await onDatabase(async ({ db, pool, isOwn }) => {
  const config = readConfig(process.env);
  const pending = await pendingMigrations(pool).catch(() => null);
  const findings: Finding[] = [
    { what: 'Settings', wrong: warningsOf(config) },
    {
      what: isOwn ? 'Database: the shop does not run' : 'Database',
      wrong: [...(await databaseFaults(pool)), ...(await poolerFaults(config))],
    },
    { what: 'Clock', wrong: await clockFaults(db) },
    { what: 'Migrations', wrong: migrationFaults(pending) },
    { what: 'Disk', wrong: await diskFaults(config) },
  ];
  // The others ask for tables, which an older database may lack.
  if (pending?.length === 0) {
    findings.push(
      { what: 'Keys', wrong: await keyFaults(db, config) },
      { what: 'Pictures', wrong: await pictureFaults(pool, config) },
      { what: 'Jobs', wrong: await jobFaults(pool) },
      { what: 'Messages', wrong: await messageFaults(pool) },
      { what: 'Backup', wrong: await backupFaults(pool, config) },
      { what: 'Books', wrong: few(await violations(pool), 'more broken promises') },
    );
  }
  for (const { what, wrong } of findings) {
    process.stdout.write(`${wrong.length === 0 ? '✓' : '✗'} ${what}\n`);
    for (const line of wrong) process.stdout.write(`  ${line}\n`);
  }
  if (findings.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
});

async function databaseFaults(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ most: number; open: number; wal: boolean }>(`
    select current_setting('max_connections')::int as most, current_setting('fsync') = 'on' as wal,
           (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as open`);
  const [{ most, open, wal } = { most: 0, open: 0, wal: true }] = rows;
  return [
    ...(open > most * BUSY_SHARE
      ? [
          `${open} of ${most} connections are in use: raise max_connections, or set a lower DATABASE_CONNECTIONS.`,
        ]
      : []),
    ...(wal ? [] : ['fsync is off: a power cut loses orders.']),
  ];
}

async function poolerFaults(config: Config): Promise<string[]> {
  const mistake = await poolerMistake(config, { patienceMs: 0 });
  return mistake === null ? [] : [mistake];
}

async function clockFaults(db: Db): Promise<string[]> {
  const ahead = Math.round(((await millisecondsAhead(db)) ?? 0) / 1000);
  return Math.abs(ahead) > CLOCK_SECONDS ? [clockWarning(ahead)] : [];
}

async function keyFaults(db: Db, config: Config): Promise<string[]> {
  const [keys, now] = [readKeys(config), new Date()];
  const foreign = await foreignKeys(db, keys, now);
  const lines = foreign.map((name) => `${name} is not the key of this database.`);
  const before = Object.keys(config.secrets.before).map((key) =>
    key === 'pepper' ? 'CODE_PEPPER_BEFORE' : 'TOKEN_KEY_BEFORE',
  );
  const isOver =
    before.length > 0 && (await rotationUntil(db, now)) === null && !(await isAboutToRotate(db, keys));
  return isOver ? [...lines, `${before.join(' and ')} ended: take them out of the environment.`] : lines;
}

function migrationFaults(pending: readonly string[] | null): string[] {
  if (pending === null) return ['The database is empty: the first start fills it.'];
  return pending.length === 0 ? [] : [`${pending.length} wait for the next start, or npm run migrate.`];
}

async function diskFaults(config: Config): Promise<string[]> {
  const faults = await Promise.all(
    Object.values(growingFolders(config)).map(async (folder) => {
      const free = await freeBytes(folder);
      if (free === null) return [`${folder} is not there.`];
      return free < LEAST_FREE_BYTES ? [`${folder} has ${Math.round(free / 2 ** 20)} MB left.`] : [];
    }),
  );
  return faults.flat();
}

async function pictureFaults(pool: Pool, config: Config): Promise<string[]> {
  let stored: string[];
  try {
    stored = await storedPictures(config);
  } catch (error) {
    return [messageOf(error)];
  }
  const { rows } = await pool.query<{ name: string }>(
    `select id || '-' || unnest(webp) || '.webp' as name from pictures`,
  );
  const folders = pictureFolders(config.dataDir);
  const kept = new Set(stored);
  const missing = rows.filter(
    ({ name }) => !kept.has(name) && !folders.some((folder) => existsSync(join(folder, name))),
  );
  return few(
    missing.map(
      ({ name }) => `${name} is missing: upload the photograph again, or restore DATA_DIR/pictures.`,
    ),
    'more files are missing',
  );
}

async function jobFaults(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ job: string; last: Date | null; error: string }>(`
    select job, succeeded_at as last, case when failures > 0 then last_error else '' end as error
      from job_runs where late_at < now() order by job`);
  return rows.map(
    ({ job, last, error }) =>
      `${job} last ended well ${last === null ? 'never' : last.toISOString()}${error === '' ? '.' : `: ${error}`}`,
  );
}

async function messageFaults(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ waiting: number; oldest: Date }>(`
    select count(*)::int as waiting, min(created_at) as oldest from outbox
     where sent_at is null and dead_at is null and attempts > 0 and next_try_at < now() having count(*) > 0`);
  return rows.map(
    ({ waiting, oldest }) => `${waiting} could not be sent, the oldest of ${oldest.toISOString()}.`,
  );
}

async function backupFaults(pool: Pool, { backup, databaseUrl }: Config): Promise<string[]> {
  if (databaseUrl !== null) return [];
  if (backup === null) return ['None is made: set BACKUP_DIR and BACKUP_PASSPHRASE.'];
  const { rows } = await pool.query<{ hours: number | null }>(
    `select extract(epoch from now() - max(ended_at)) / 3600 as hours from backups`,
  );
  const hours = rows[0]?.hours ?? null;
  if (hours === null) return ['None was made yet.'];
  const due = backup.everyHours + 2;
  return hours > due
    ? [`The last one is ${Math.round(hours)} hours old; one is due every ${backup.everyHours}.`]
    : [];
}

function few(lines: readonly string[], more: string): string[] {
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `${lines.length - SHOWN} ${more}.`] : [...lines];
}
