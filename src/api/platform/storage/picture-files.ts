import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { drawStripe } from '../../catalog/media/brand-stripe.ts';
import type { Config } from '../../config.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { writeWhole } from '../../write-whole.ts';
import { sendRefusal } from '../http/reply/send.ts';
import { getObject, hasObject, listObjects, putObject } from './s3.ts';

const demoPictures = resolve(import.meta.dirname, '../../../../db/demo/pictures');
/** File names are content hashes, so responses are immutable. */
const forever = 'public, max-age=31536000, immutable';
const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640"/>';

/** Folders of pictures: the demo's, then the merchant's uploads. */
export const pictureFolders = (dataDir: string) => [demoPictures, uploadFolder(dataDir)];

export const uploadFolder = (dataDir: string): string => resolve(join(dataDir, 'pictures'));

/** Where uploads and archives are: in the data folder, and in the object store where there is one. */
export type FilePlace = Pick<Config, 'dataDir' | 'storage'>;

/** A stored file of a picture, fetched where another instance stored it; null if it is missing. */
export async function readPicture(place: FilePlace, name: string): Promise<Buffer | null> {
  for (const folder of pictureFolders(place.dataDir)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (content !== null) return content;
  }
  return fetchPicture(place, name);
}

/** Stores a file of a picture under the hash of its content, in the object store first. */
export async function storePicture(
  { dataDir, storage }: FilePlace,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  if (storage !== null) await putObject(storage, objectName(name), bytes);
  await writeWhole(join(uploadFolder(dataDir), name), bytes);
}

/** Whether a file is there for every instance. */
export async function hasPicture({ dataDir, storage }: FilePlace, name: string): Promise<boolean> {
  if (existsSync(join(demoPictures, name))) return true;
  return storage === null
    ? existsSync(join(uploadFolder(dataDir), name))
    : hasObject(storage, objectName(name));
}

/** Before the names of uploads in the object store. */
export const PICTURES = 'pictures/';
const objectName = (name: string) => PICTURES + name;

/** The names of uploads in the object store; none without one. */
export async function storedPictures({ storage }: FilePlace): Promise<string[]> {
  const objects = storage === null ? [] : await listObjects(storage, PICTURES);
  return objects.map(({ name }) => name.slice(PICTURES.length));
}

async function fetchPicture({ dataDir, storage }: FilePlace, name: string): Promise<Buffer | null> {
  const content = storage === null ? null : await getObject(storage, objectName(name));
  if (content !== null) await writeWhole(join(uploadFolder(dataDir), name), content);
  return content;
}

/** A name that is not stored is asked for again after so long; so many such names are remembered. */
const MISSED_MS = 30_000;
const MOST_MISSED = 10_000;
const UPLOADED = /^\/pictures\/([\w-]+\.(?:avif|webp|png))(?:\?|$)/;

/** Fetches the file that is asked for where it is not in the folders yet: once for all who wait. */
function fetcher(place: FilePlace, folders: readonly string[]) {
  const running = new Map<string, Promise<unknown>>();
  const missed = new Map<string, number>();
  const fetchOnce = async (name: string) => {
    if ((await fetchPicture(place, name)) !== null) return;
    if (missed.size >= MOST_MISSED) missed.clear();
    missed.set(name, performance.now() + MISSED_MS);
  };
  return async (url: string): Promise<void> => {
    const [, name] = UPLOADED.exec(url) ?? [];
    if (name === undefined || folders.some((folder) => existsSync(join(folder, name)))) return;
    if ((missed.get(name) ?? 0) > performance.now()) return;
    const fetching = running.get(name) ?? fetchOnce(name).finally(() => running.delete(name));
    running.set(name, fetching);
    await fetching;
  };
}

/** Serves `/pictures/`: the demo's pictures, the merchant's uploads, and the brands' stripes. */
export function servePictures({ app, config }: Store): void {
  const folders = pictureFolders(config.dataDir);
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  void app.register(async (scope) => {
    if (config.storage !== null) {
      const fetchMissing = fetcher(config, folders);
      scope.addHook('onRequest', ({ url }) => fetchMissing(url));
    }
    await scope.register(fastifyStatic, {
      root: folders,
      prefix: '/pictures/',
      index: false,
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
    });
  });
  app.get('/pictures/blank.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', forever).send(blank),
  );
  app.get<{ Params: { name: string } }>('/pictures/stripes/:name.svg', async (request, reply) => {
    const drawing = drawStripe(request.params.name);
    if (drawing === null) return sendRefusal(request, reply, refuse('NOT_FOUND'));
    return reply.type('image/svg+xml').header('cache-control', forever).send(drawing);
  });
}
