import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MOST_PHOTOS } from '../../../../shop/delivery/returns/photos.ts';
import { lockOrder } from '../../../buying/orders/queries.ts';
import { shrinkPhoto } from '../../../catalog/media/shrink-photo.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { findReturn } from '../queries.ts';

/** The photographs of a return as URLs that contain them, in the order in which they were sent. */
export async function selectPhotos(db: Db, returnId: string): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from return_photos where return_id = ${returnId} order by photo_no`.execute(db);
  return rows.map(({ content }) => `data:image/webp;base64,${content}`);
}

type Sent = { orderId: string; returnId: string; content: string; hash: string };

/** An image that was sent in Base64, made smaller and without metadata, to be stored; or why it is refused. */
export async function readPhoto(photo: string): Promise<Pick<Sent, 'content' | 'hash'> | Refusal> {
  const bytes = Buffer.from(photo, 'base64');
  const small = await shrinkPhoto(bytes);
  if (typeof small === 'string') return refuse('UNSUPPORTED_MEDIA_TYPE', { errors: [`"photo" is ${small}`] });
  return { content: small.toString('base64'), hash: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Adds a photograph to a shopper's own return while it is not decided, and returns how many it has. The same one sent
 * again is there once.
 */
export async function addPhoto(
  tx: Tx,
  { orderId, returnId, content, hash }: Sent,
  { shopperId, now }: { shopperId: string; now: Date },
): Promise<number | Refusal> {
  const order = await lockOrder(tx, { id: orderId, shopperId });
  const request = order && (await findReturn(tx, order.id, returnId));
  if (request === undefined) return refuse('NOT_FOUND');
  const { rows: known } = await sql<{ hash: string }>`
    select hash from return_photos where return_id = ${returnId}`.execute(tx);
  if (known.some((row) => row.hash === hash)) return known.length;
  if (request.status !== 'requested') return refuse('RETURN_DECIDED');
  if (known.length >= MOST_PHOTOS)
    return refuse('VALIDATION', { errors: [`"photo" must be one of at most ${MOST_PHOTOS}`] });
  await tx
    .insertInto('return_photos')
    .values({
      return_id: returnId,
      photo_no: known.length + 1,
      shopper_id: shopperId,
      content,
      hash,
      created_at: now,
    })
    .execute();
  return known.length + 1;
}
