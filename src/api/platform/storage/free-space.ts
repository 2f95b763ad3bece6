import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Store } from '../../store.ts';

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
  const gauge = new Gauge({
    name: 'minwal_disk_free_bytes',
    help: 'What is left on the disk of the data folder and of the backup folder; missing where the folder is not there',
    labelNames: ['folder'],
    registers: [registry],
    collect: async () => {
      gauge.reset();
      for (const [folder, path] of Object.entries(growingFolders(config))) {
        const free = await freeBytes(path);
        if (free !== null) gauge.set({ folder }, free);
      }
    },
  });
}
