import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { drawStripe } from '../../catalog/media/brand-stripe.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { sendRefusal } from '../http/reply/send.ts';

const demoPictures = resolve(import.meta.dirname, '../../../../db/demo/pictures');
/** File names are content hashes, so responses are immutable. */
const forever = 'public, max-age=31536000, immutable';
const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640"/>';

/** Folders of pictures: the demo's, then the merchant's uploads. */
export const pictureFolders = (dataDir: string) => [demoPictures, uploadFolder(dataDir)];

export const uploadFolder = (dataDir: string): string => resolve(join(dataDir, 'pictures'));

/** A stored file of a picture; null if it is missing. */
export async function readPicture(dataDir: string, name: string): Promise<Buffer | null> {
  for (const folder of pictureFolders(dataDir)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (content !== null) return content;
  }
  return null;
}

/** Serves `/pictures/`: the demo's pictures, the merchant's uploads, and the brands' stripes. */
export function servePictures({ app, config }: Store): void {
  const folders = pictureFolders(config.dataDir);
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  void app.register(fastifyStatic, {
    root: folders,
    prefix: '/pictures/',
    index: false,
    decorateReply: false,
    maxAge: '365d',
    immutable: true,
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
