// Makes a backup now: `npm run backup`. A store with BACKUP_DIR makes them by itself.
import { readConfig } from '../src/api/config.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
import { backUp } from '../src/api/platform/backup/back-up.ts';
import { connectTo } from '../src/api/platform/backup/base-backup.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { readKeys } from '../src/api/secrets.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('backup');

await onDatabase(async ({ url, isOwn }) => {
  const config = readConfig(process.env);
  const { backup, dataDir, databaseUrl } = config;
  if (databaseUrl !== null)
    throw new Error(
      'DATABASE_URL names a server: back it up by its own tools, as docs/running.md describes.',
    );
  if (backup === null) throw new Error('Set BACKUP_DIR to the folder of the backups, and BACKUP_PASSPHRASE.');
  if (isOwn) await migrate(url);
  const started = performance.now();
  const client = await connectTo(url);
  try {
    const made = await backUp(client, backup, {
      dataDir,
      secrets: readKeys(config),
      now: new Date(),
      onWait: () => process.stderr.write('Another backup is being made; this one follows.\n'),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const megabytes = (made.bytes / 2 ** 20).toFixed(1);
    process.stdout.write(
      `Backed up to ${backup.folder}: ${made.id}, ${megabytes} MB and ${made.pictures.length} pictures, started and checked (${seconds} s).\n`,
    );
  } finally {
    await client.end();
  }
});
