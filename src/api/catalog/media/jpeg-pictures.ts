import { join } from 'node:path';
import sharp from 'sharp';
import { type Tint, tintColors } from '../../../shop/catalog/media/tint.ts';
import { isKeyOf } from '../../../shop/keys-of.ts';
import { fileCache } from '../../file-cache.ts';
import type { Db } from '../../platform/db/database.ts';
import { createSemaphore } from '../../platform/db/semaphore.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { type FilePlace, readPicture } from '../../platform/storage/picture-files.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

/** Encoding takes 50 ms of CPU: two at once leave capacity for shoppers. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;
/** About 150 KB each. */
const MOST_FILES = 5000;
/** Meta and Google take no picture with a side below 500. */
const SHORTEST_SIDE = 600;
const FOREVER = 'public, max-age=31536000, immutable';

const isTint = (name: string): name is Tint => isKeyOf(tintColors, name);

/** The address of a picture as JPEG, for those who read neither AVIF nor WebP; a drawing has the tint as its ground. */
export const jpegPath = (pictureId: string, tint: string) =>
  `/pictures/jpeg/${pictureId}-${isTint(tint) ? tint : 'chalk'}.jpg`;

/** Serves `/pictures/jpeg/`, encoded on first request. */
export function jpegRoutes({ app, db, config }: Store): void {
  const files = fileCache(join(config.dataDir, 'jpeg-pictures'), MOST_FILES);
  const gate = createSemaphore(AT_ONCE, () => LONGEST_WAIT_MS);
  app.get<{ Params: { name: string } }>('/pictures/jpeg/:name', async (request, reply) => {
    const [name, id = '', tint = ''] = /^(\w+)-([a-z]+)\.jpg$/.exec(request.params.name) ?? [];
    const source = isTint(tint) ? await readWidest(db, config, id) : null;
    if (name === undefined || source === null || !isTint(tint))
      return sendRefusal(request, reply, refuse('NOT_FOUND'));
    const jpeg = await files.get(name, () => gate(() => encode(source, tint)));
    return reply.type('image/jpeg').header('cache-control', FOREVER).send(jpeg);
  });
}

async function readWidest(db: Db, place: FilePlace, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('pictures').select('avif').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readPicture(place, `${id}-${Math.max(...row.avif)}.avif`);
}

async function encode(source: Buffer, tint: Tint): Promise<Buffer> {
  const { width, height } = await sharp(source).metadata();
  const scale = Math.max(1, SHORTEST_SIDE / Math.min(width, height));
  return sharp(source)
    .flatten({ background: tintColors[tint] })
    .resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: 'fill' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
