import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DAY_MS } from '../../shop/time/durations.ts';
import { ARCHIVES, archiveObjects } from '../office/archive/make-archive.ts';
import type { Db } from '../platform/db/database.ts';
import { type FilePlace, PICTURES, storePicture, uploadFolder } from '../platform/storage/picture-files.ts';
import { deleteObject, listObjects } from '../platform/storage/s3.ts';
import type { Store } from '../store.ts';

/** An upload is stored before its row. */
const GRACE_MS = DAY_MS;

type File = { name: string; at: Date };

/**
 * Takes uploads of this machine that the object store lacks over into it, as after a move to it, and removes files of
 * pictures and archives that no row names, after a day.
 */
export async function keepFiles({
  db,
  config,
  clock,
}: Pick<Store, 'db' | 'config' | 'clock'>): Promise<void> {
  const folder = uploadFolder(config.dataDir);
  const local = await filesIn(folder);
  const before = new Date(clock().getTime() - GRACE_MS);
  const lost = await unnamed(db, local, before);
  for (const { name } of lost) await rm(join(folder, name), { force: true });
  const { storage } = config;
  if (storage === null) return;
  const objects = await listObjects(storage, PICTURES);
  const stored = objects.map(({ name, at }) => ({ name: name.slice(PICTURES.length), at }));
  await takeOver(config, folder, local, new Set([...stored, ...lost].map(({ name }) => name)));
  for (const { name } of await unnamed(db, stored, before)) await deleteObject(storage, PICTURES + name);
  const archives = new Set(await archiveObjects(db));
  for (const { name, at } of await listObjects(storage, ARCHIVES))
    if (!archives.has(name) && at < before) await deleteObject(storage, name);
}

async function filesIn(folder: string): Promise<File[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => null);
      return found?.isFile() === true ? [{ name, at: found.mtime }] : [];
    }),
  );
  return files.flat();
}

const WHOLE = /^\w+-[\w-]+\.(?:avif|webp|png)$/;
const idOf = (name: string) => name.split('-')[0] ?? '';

async function takeOver(
  place: FilePlace,
  folder: string,
  local: readonly File[],
  known: ReadonlySet<string>,
): Promise<void> {
  for (const { name } of local)
    if (WHOLE.test(name) && !known.has(name))
      await storePicture(place, { name, bytes: await readFile(join(folder, name)) });
}

/** The older files whose picture has no row, and what a crash left half written. */
async function unnamed(db: Db, files: readonly File[], before: Date): Promise<File[]> {
  const older = files.filter(({ at }) => at < before);
  const ids = [...new Set(older.map(({ name }) => idOf(name)))];
  const { rows } = await sql<{ id: string }>`select id from pictures where id = any(${ids}::text[])`.execute(
    db,
  );
  const named = new Set(rows.map(({ id }) => id));
  const lost = older.filter(({ name }) => !WHOLE.test(name) || !named.has(idOf(name)));
  // Most of all files: the database may be another shop's, or one restored to long ago. A few cost nothing.
  return lost.length > files.length / 2 ? [] : lost;
}
