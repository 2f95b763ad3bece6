import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Store } from '../../store.ts';
import { addGauges } from '../http/operations/gauges.ts';

/** With less a shop's disk is about to be full: the database alone may need so much within a day. */
export const LEAST_FREE_BYTES = 2 * 2 ** 30;

/** The folders that grow. */
export const growingFolders = ({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>) => ({
  data: dataDir,
  ...(backup !== null && { backup: backup.folder }),
});

/** What is left on the disk of a folder; null where it is not there. */
export const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

export function measureDisks(registry: Registry, { config }: Store): void {
  const name = 'minwal_disk_free_bytes';
  const help =
    'What is left on the disk of the data folder and of the backup folder; missing where the folder is not there';
  addGauges({ registry, name, help, label: 'folder' }, () =>
    Promise.all(
      Object.entries(growingFolders(config)).map(
        async ([folder, path]) => [folder, await freeBytes(path)] as const,
      ),
    ),
  );
}
