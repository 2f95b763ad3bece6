import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { archiveWal, endChains, readChain, startChain } from './archive-wal.ts';
import { backUpBase, storePictures } from './base-backup.ts';
import { lastManifest, type Manifest, openRepository, prune, type Repository } from './repository.ts';
import { restoreBase } from './restore.ts';

export type BackupSettings = { folder: string; passphrase: string; everyHours: number; keepDays: number };
type What = { dataDir: string; secrets: object; now: Date };

const HOUR_MS = 3_600_000;
/** Runs one at a time, whichever process makes it. */
const BACKUP_LOCK = 771_203_513;

/**
 * Makes a base backup, starts it beside the shop to check it, and removes what is older than the retention. Throws where
 * it does not start or violates an invariant. Without a chain, as in a store that keeps no backups itself, the backup
 * holds the WAL it needs and no more.
 */
export async function backUp(client: pg.ClientBase, settings: BackupSettings, what: What): Promise<Manifest> {
  const repository = await openRepository(settings.folder, settings.passphrase);
  const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock($1) as "isFree"`, [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.isFree !== true) throw new Error('Another backup is being made.');
  try {
    const chain = (await readChain(client)) ?? (await startChain(client, true));
    const manifest = await backUpBase(client, repository, { ...what, chain });
    await checkByStarting(repository, manifest, what.dataDir);
    await client.query('insert into backups (id, started_at, ended_at, bytes) values ($1, $2, $3, $4)', [
      manifest.id,
      manifest.startedAt,
      manifest.endedAt,
      manifest.bytes,
    ]);
    const since = new Date(what.now.getTime() - settings.keepDays * 24 * HOUR_MS);
    await prune(repository, since, new Set(manifest.pictures));
    return manifest;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
  }
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

/** Stores new WAL and uploads, and makes a base backup when the last one of this chain is old enough. */
export async function backUpIfDue(
  client: pg.ClientBase,
  settings: BackupSettings,
  what: What,
): Promise<Manifest | null> {
  const repository = await openRepository(settings.folder, settings.passphrase);
  const known = await readChain(client);
  if (known === null) await endChains(client);
  const chain = known ?? (await startChain(client, false));
  await archiveWal(client, join(what.dataDir, 'postgres'), repository, chain);
  await storePictures(repository, what.dataDir);
  const last = await lastManifest(repository, chain);
  const age = last === null ? Infinity : what.now.getTime() - new Date(last.endedAt).getTime();
  return age < settings.everyHours * HOUR_MS ? null : backUp(client, settings, what);
}
