import { transact } from '../../db/database.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import { answer } from '../../http/answer.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { answerConsole } from '../../staff/answer-console.ts';
import { recordStaffAudit } from '../../staff/staff-audit.ts';
import type { Store } from '../../store.ts';
import { addPhoto, readPhoto, selectPhotos } from './return-photos.ts';

const LONGEST_WAIT_MS = 20_000;
const OPEN_FOR_MS = 10 * 60_000;

/** Photographs of returns: the shopper adds and sees their own, the desk opens them, which is logged. */
export function returnPhotoRoutes(store: Store): void {
  const { db } = store;
  // Encoding takes all cores; the rest of the store goes on.
  const inTurn = createSemaphore(1, () => LONGEST_WAIT_MS);

  answer(store, 'addReturnPhoto', async ({ input, shopper, now }) => {
    const { orderId, returnId, photo } = input;
    const read = await inTurn(() => readPhoto(photo));
    if (isRefusal(read)) return read;
    const photos = await transact(db, (tx) =>
      addPhoto(tx, { orderId, returnId, ...read }, { shopperId: shopper.id, now }),
    );
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

  answerConsole(store, 'openReturnPhotos', async ({ input: { id }, staff, now }) =>
    transact(db, async (tx) => {
      const request = await tx
        .selectFrom('returns')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (request === undefined) return refuse('NOT_FOUND');
      const opened = { staff_id: staff.id, kind: 'order', subject: request.order_id, field: 'photographs' };
      await tx
        .insertInto('staff_reveals')
        .values({
          ...opened,
          order_id: request.order_id,
          at: now,
          until: new Date(now.getTime() + OPEN_FOR_MS),
        })
        .execute();
      const after = { field: 'photographs' };
      await recordStaffAudit(
        tx,
        { staff, action: 'order.reveal', only: 'act', subject: request.order_id, after },
        now,
      );
      return { photos: await selectPhotos(tx, id) };
    }),
  );
}
