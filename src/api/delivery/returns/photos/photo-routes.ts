import { createHash } from 'node:crypto';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { transact } from '../../../platform/db/database.ts';
import { createSemaphore } from '../../../platform/db/semaphore.ts';
import { answer } from '../../../platform/http/answer.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { openMasked } from '../../fulfilment/desk/open-masked.ts';
import { addPhoto, countTry, findRoom, readPhoto, selectPhotos } from './return-photos.ts';

const LONGEST_WAIT_MS = 20_000;

/** Photographs of returns: the shopper adds and sees their own, the desk opens them, which is logged. */
export function returnPhotoRoutes(store: Store): void {
  const { db } = store;
  // Encoding takes all cores; the rest of the store goes on.
  const inTurn = createSemaphore(1, () => LONGEST_WAIT_MS);

  answer(store, 'addReturnPhoto', async ({ input, shopper, now }) => {
    const { orderId, returnId } = input;
    const bytes = Buffer.from(input.photo, 'base64');
    const sent = { orderId, returnId, hash: createHash('sha256').update(bytes).digest('hex') };
    const room = await findRoom(db, sent, shopper.id);
    if (isRefusal(room)) return room;
    if (room.isThere) return { photos: room.count };
    const tooMany = await countTry(db, shopper.id);
    if (tooMany !== null) return tooMany;
    const content = await inTurn(() => readPhoto(bytes));
    if (typeof content !== 'string') return content;
    const photos = await transact(db, (tx) => addPhoto(tx, sent, { content, shopperId: shopper.id, now }));
    return isRefusal(photos) ? photos : { photos };
  });

  answer(store, 'getReturnPhotos', async ({ input: { returnId }, shopper }) => {
    const own = await db
      .selectFrom('returns as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select('r.id')
      .where('r.id', '=', returnId)
      .where('o.shopper_id', '=', shopper.id)
      .executeTakeFirst();
    return own === undefined ? refuse('NOT_FOUND') : { photos: await selectPhotos(db, returnId) };
  });

  answerConsole(store, 'openReturnPhotos', async ({ input: { id }, staff, now, request }) => {
    const settings = await store.settings();
    return transact(db, async (tx) => {
      const found = await tx.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst();
      if (found === undefined) return refuse('NOT_FOUND');
      const opening = { kind: 'order', subject: found.order_id, field: 'photographs' } as const;
      const until = await openMasked(tx, opening, { staff, settings, now }, request.log);
      return isRefusal(until) ? until : { photos: await selectPhotos(tx, id) };
    });
  });
}
