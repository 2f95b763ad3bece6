import { mkdirSync } from 'node:fs';
import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Caches generated files in `folder`. A missing one is generated once; above `mostFiles` the oldest tenth goes. */
export function fileCache(folder: string, mostFiles: number) {
  mkdirSync(folder, { recursive: true });
  const running = new Map<string, Promise<Buffer>>();

  const makeFile = async (name: string, make: () => Promise<Buffer>) => {
    const content = await make();
    // On a full disk it is made again each time.
    await writeWhole(join(folder, name), content).then(
      () => evictOldest(folder, mostFiles),
      () => {},
    );
    return content;
  };

  return {
    get: async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
      const cached = await readFile(join(folder, name)).catch(() => null);
      if (cached !== null) return cached;
      const file = running.get(name) ?? makeFile(name, make).finally(() => running.delete(name));
      running.set(name, file);
      return file;
    },
  };
}

async function evictOldest(folder: string, mostFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= mostFiles) return;
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  files.sort((one, other) => one.at - other.at);
  for (const { name } of files.slice(0, mostFiles / 10)) await unlink(join(folder, name)).catch(() => {});
}
