import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { fingerprintOfKeys, type Keys } from '../../secrets.ts';
import { LOCK_ID } from '../db/lock-ids.ts';
import { archiveWal, ensureChain, readChain, startChain } from './archive-wal.ts';
import { backUpBase, storePictures } from './base-backup.ts';
import {
  lastManifest,
  type Manifest,
  openRepository,
  prune,
  type Repository,
  storeManifest,
} from './repository.ts';
import { restoreBase } from './restore.ts';

export type BackupSettings = { folder: string; passphrase: string; everyHours: number; keepDays: number };
type What = {
  dataDir: string;
  secrets: Keys;
  now: Date;
  /** The store is closing: a backup then ends without a result. */
  ending?: AbortSignal;
  /** Another backup is being made. */
  onWait?: () => void;
  /** No other is being made any more. */
  onBegin?: () => void;
};

const HOUR_MS = 3_600_000;
const TRY_AGAIN_MS = 500;

/**
 * Removes what is older than the retention, makes a base backup, and starts it beside the shop to check it: where it does
 * not start or violates an invariant, it throws and the backup does not count. Without a chain, as in a store that keeps
 * no backups itself, the backup holds the WAL it needs and no more.
 */
export async function backUp(client: pg.ClientBase, settings: BackupSettings, what: What): Promise<Manifest> {
  const repository = await openOwn(client, settings);
  return oneAtATime(client, what, () => backUpTo(repository, client, settings, what));
}

async function backUpTo(
  repository: Repository,
  client: pg.ClientBase,
  settings: BackupSettings,
  what: What,
): Promise<Manifest> {
  const chain = (await readChain(client)) ?? (await startChain(client, true));
  const pictures = await storePictures(repository, what.dataDir);
  // Before, not after: a disk that is full makes room only so.
  const since = new Date(what.now.getTime() - settings.keepDays * 24 * HOUR_MS);
  await prune(repository, { since, chain, pictures: new Set(pictures) });
  const manifest = await backUpBase(client, repository, { ...what, chain, pictures });
  const checked = checkByStarting(repository, manifest, what.dataDir);
  // The end of the store does not wait minutes for the check; the database that it started ends with the process.
  await (what.ending === undefined ? checked : Promise.race([checked, untilEnding(what.ending)]));
  await storeManifest(repository, manifest);
  await client.query('insert into backups (id, started_at, ended_at, bytes) values ($1, $2, $3, $4)', [
    manifest.id,
    manifest.startedAt,
    manifest.endedAt,
    manifest.bytes,
  ]);
  return manifest;
}

/** Runs `work` under the lock of backups; waits while another backup holds it. */
async function oneAtATime<T>(
  client: pg.ClientBase,
  { ending, onWait, onBegin }: What,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; !(await takeLock(client)); tries += 1) {
    if (tries === 0) onWait?.();
    await wait(TRY_AGAIN_MS, undefined, { signal: ending });
  }
  onBegin?.();
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID.backup]);
  }
}

async function takeLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock($1) as "isFree"`, [
    LOCK_ID.backup,
  ]);
  return rows[0]?.isFree === true;
}

async function untilEnding(ending: AbortSignal): Promise<void> {
  if (!ending.aborted) await once(ending, 'abort');
  ending.throwIfAborted();
}

async function checkByStarting(repository: Repository, manifest: Manifest, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'backup-check');
  await rm(folder, { recursive: true, force: true });
  try {
    const { violations } = await restoreBase(repository, manifest, folder, null);
    if (violations.length > 0) throw new Error(`The backup violates: ${violations.slice(0, 3).join('; ')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores new WAL and uploads, beside a base backup too. */
export async function storeChanges(
  client: pg.ClientBase,
  settings: BackupSettings,
  dataDir: string,
): Promise<void> {
  const repository = await openOwn(client, settings);
  const chain = await ensureChain(client);
  await archiveWal(client, join(dataDir, 'postgres'), repository, chain);
  await storePictures(repository, dataDir);
}

/** Makes a base backup when the last one of this chain is old enough, or the keys were rotated since. */
export async function backUpIfDue(
  client: pg.ClientBase,
  settings: BackupSettings,
  what: What,
): Promise<Manifest | null> {
  const repository = await openOwn(client, settings);
  return oneAtATime(client, what, async () => {
    const last = await lastManifest(repository, await ensureChain(client));
    const age = last === null ? Infinity : what.now.getTime() - new Date(last.endedAt).getTime();
    // The database goes on by new keys, which an older backup does not have.
    const hasKeys = last?.keys === undefined || last.keys === fingerprintOfKeys(what.secrets);
    return hasKeys && age < settings.everyHours * HOUR_MS
      ? null
      : backUpTo(repository, client, settings, what);
  });
}

/** The folder of the backups; made for the first one only, since a disk that is not mounted looks the same. */
async function openOwn(client: pg.ClientBase, { folder, passphrase }: BackupSettings): Promise<Repository> {
  if (!existsSync(folder)) {
    const { rowCount } = await client.query('select 1 from backups limit 1');
    if (rowCount !== 0)
      throw new Error(`${folder} is gone: mount its disk, or make the folder for backups from now on.`);
  }
  await client.query('select pg_advisory_lock($1)', [LOCK_ID.backupFolder]);
  try {
    return await openRepository(folder, passphrase);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID.backupFolder]);
  }
}
