import type pg from 'pg';
import { type BackupSettings, backUp, backUpIfDue, storeChanges } from '../platform/backup/back-up.ts';
import { connectTo } from '../platform/backup/base-backup.ts';
import { runningDatabaseUrl } from '../platform/db/embedded/embedded.ts';
import { readKeys } from '../secrets.ts';
import type { Store } from '../store.ts';

/** Stores what is new since the last time; without BACKUP_DIR nothing. */
export const archiveChanges = (store: Store): Promise<void> =>
  onOwnSession(store, (client, backup) => storeChanges(client, backup, store.config.dataDir));

/** Makes a base backup when one is due; without BACKUP_DIR none. One that the store's end interrupts is made later. */
export async function runBackups(store: Store, ending: AbortSignal): Promise<void> {
  const { config, clock } = store;
  await onOwnSession(store, async (client, backup) => {
    const what = { dataDir: config.dataDir, secrets: readKeys(config), now: clock(), ending };
    await backUpIfDue(client, backup, what).catch((error: unknown) => {
      if (!ending.aborted) throw error;
    });
  });
}

/** Makes a base backup now; `onBegin` is called once no other is being made. */
export const backUpNow = (store: Store, ending: AbortSignal, onBegin: () => void): Promise<void> =>
  onOwnSession(store, async (client, backup) => {
    const { config, clock } = store;
    const what = { dataDir: config.dataDir, secrets: readKeys(config), now: clock(), ending, onBegin };
    await backUp(client, backup, what);
  });

async function onOwnSession(
  { config: { backup, databaseUrl, dataDir } }: Store,
  work: (client: pg.ClientBase, backup: BackupSettings) => Promise<void>,
): Promise<void> {
  if (backup === null || databaseUrl !== null) return;
  const url = runningDatabaseUrl(dataDir);
  if (url === null) throw new Error(`No database runs on ${dataDir}.`);
  const client = await connectTo(url);
  try {
    await work(client, backup);
  } finally {
    await client.end();
  }
}
