import { backUpIfDue } from '../platform/backup/back-up.ts';
import { connectTo } from '../platform/backup/base-backup.ts';
import { runningDatabaseUrl } from '../platform/db/embedded/embedded.ts';
import type { Store } from '../store.ts';

/** Stores what is new since the last minute, and makes a base backup when one is due; without BACKUP_DIR nothing. */
export async function runBackups({ config, secrets, clock }: Store): Promise<void> {
  const { backup, dataDir } = config;
  if (backup === null || config.databaseUrl !== null) return;
  const url = runningDatabaseUrl(dataDir);
  if (url === null) throw new Error(`No database runs on ${dataDir}.`);
  const client = await connectTo(url);
  try {
    await backUpIfDue(client, backup, { dataDir, secrets, now: clock() });
  } finally {
    await client.end();
  }
}
