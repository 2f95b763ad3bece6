import { sql } from 'kysely';
import { MOST_PHOTOS } from '../../../../shop/delivery/returns/photos.ts';
import { lockOrder } from '../../../buying/orders/queries.ts';
import { shrinkPhoto } from '../../../catalog/media/shrink-photo.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countRates, rateWait } from '../../../platform/db/rate-counts.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { findReturn } from '../queries.ts';

/** The photographs of a return as URLs that contain them, in the order in which they were sent. */
export async function selectPhotos(db: Db, returnId: string): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from return_photos where return_id = ${returnId} order by photo_no`.execute(db);
  return rows.map(({ content }) => `data:image/webp;base64,${content}`);
}

/** A photograph that a shopper sent to their own return; `hash` is of what was sent. */
export type SentPhoto = { orderId: string; returnId: string; hash: string };

/** An image made smaller and without metadata, in Base64, to be stored; or why it is refused. */
export async function readPhoto(bytes: Buffer): Promise<string | Refusal> {
  const small = await shrinkPhoto(bytes);
  return typeof small === 'string'
    ? refuse('UNSUPPORTED_MEDIA_TYPE', { errors: [`"photo" is ${small}`] })
    : small.toString('base64');
}

/** How many photographs a return has, and whether this one is among them; or why it takes no more. */
type Room = { readonly count: number; readonly isThere: boolean };

/** Asked before the image is decoded, which is dear: only for one's own return, and only if it takes the photograph. */
export async function findRoom(db: Db, sent: SentPhoto, shopperId: string): Promise<Room | Refusal> {
  const { rows } = await sql`
    select from orders where id = ${sent.orderId} and shopper_id = ${shopperId}`.execute(db);
  return rows.length === 0 ? refuse('NOT_FOUND') : readRoom(db, sent);
}

async function readRoom(db: Db, { orderId, returnId, hash }: SentPhoto): Promise<Room | Refusal> {
  const request = await findReturn(db, orderId, returnId);
  if (request === undefined) return refuse('NOT_FOUND');
  const { rows: known } = await sql<{ hash: string }>`
    select hash from return_photos where return_id = ${returnId}`.execute(db);
  if (known.some((row) => row.hash === hash)) return { count: known.length, isThere: true };
  if (request.status !== 'requested') return refuse('RETURN_DECIDED');
  return known.length < MOST_PHOTOS
    ? { count: known.length, isThere: false }
    : refuse('VALIDATION', { errors: [`"photo" must be one of at most ${MOST_PHOTOS}`] });
}

const TRIES_PER_HOUR = 40;

/** Counts an image that is about to be decoded; refuses a shopper who sent too many of them. */
export async function countTry(db: Db, shopperId: string): Promise<Refusal | null> {
  const counter = { name: `return photographs of ${shopperId}`, stepSeconds: 60 };
  const { rows } = await sql<{ wait: number | null }>`
    select ${rateWait(counter, 3600, TRIES_PER_HOUR)} as wait`.execute(db);
  const wait = rows[0]?.wait ?? null;
  if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait });
  await countRates(db, [counter]);
  return null;
}

/**
 * Adds a photograph to a shopper's own return while it is not decided, and returns how many it has. The same one sent
 * again is there once.
 */
export async function addPhoto(
  tx: Tx,
  sent: SentPhoto,
  { content, shopperId, now }: { content: string; shopperId: string; now: Date },
): Promise<number | Refusal> {
  const order = await lockOrder(tx, { id: sent.orderId, shopperId });
  if (order === undefined) return refuse('NOT_FOUND');
  const room = await readRoom(tx, sent);
  if (isRefusal(room) || room.isThere) return isRefusal(room) ? room : room.count;
  await tx
    .insertInto('return_photos')
    .values({
      return_id: sent.returnId,
      photo_no: room.count + 1,
      shopper_id: shopperId,
      content,
      hash: sent.hash,
      created_at: now,
    })
    .execute();
  return room.count + 1;
}
