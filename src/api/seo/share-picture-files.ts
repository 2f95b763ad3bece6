import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharePicture } from '../../shop/seo/share-picture.ts';
import type { Language } from '../../shop/language.ts';
import { createSemaphore } from '../db/semaphore.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { pictureFolders } from '../media/picture-files.ts';

/** Drawing takes a fifth of a second of one processor: two at once leave room for shoppers. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 4000;
/** About 200 KB each. */
const MOST_FILES = 2000;

/**
 * Keeps drawn pictures as files in `dataDir`, each under a name that changes with its content. `get` draws what is not
 * there, once however many ask; past the bound the oldest tenth goes. Throws where the queue is too long.
 */
export function sharePictureFiles(dataDir: string) {
  const folder = join(dataDir, 'share-pictures');
  mkdirSync(folder, { recursive: true });
  const gate = createSemaphore(AT_ONCE, LONGEST_WAIT_MS);
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = (file: string, picture: SharePicture, language: Language) =>
    gate(async () => {
      const drawn = await drawSharePicture(picture, language, await readImage(dataDir, picture.image));
      // A name of its own: another instance may be drawing the same picture into the same folder.
      const unfinished = `${file}.${crypto.randomUUID()}`;
      await writeFile(unfinished, drawn);
      await rename(unfinished, file);
      await keepWithin(folder);
      return drawn;
    });

  return {
    /** @param path the picture's own, as `sharePicturePath` gives it */
    get: async (path: string, picture: SharePicture, language: Language): Promise<Buffer> => {
      const name = encodeURIComponent(path.slice('/og/'.length));
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => null);
      if (kept !== null) return kept;
      const running = drawing.get(name) ?? draw(file, picture, language).finally(() => drawing.delete(name));
      drawing.set(name, running);
      return running;
    },
  };
}

/** The widest file of a picture; null where it has none, or it is gone. */
async function readImage(dataDir: string, id: string | null): Promise<Buffer | null> {
  if (id === null) return null;
  for (const folder of pictureFolders(dataDir)) {
    for (const end of ENDINGS) {
      const bytes = await readFile(join(folder, `${id}-${end}`)).catch(() => null);
      if (bytes !== null) return bytes;
    }
  }
  return null;
}

const ENDINGS = ['960.avif', '480.avif', '960.webp', '480.webp', '320.webp'];

async function keepWithin(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MOST_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  files.sort((one, other) => one.at - other.at);
  for (const { name } of files.slice(0, MOST_FILES / 10)) await unlink(join(folder, name)).catch(() => {});
}
