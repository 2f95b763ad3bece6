import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file under a temporary name of its own and renames it: another instance may be writing or reading the same. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${crypto.randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk the part that was written would take the last room.
    await rm(unfinished, { force: true });
    throw error;
  }
}
