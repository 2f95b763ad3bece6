import { answerChange, type ChangeContext } from '../../../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../refusal.ts';
import type { Store } from '../../../../store.ts';
import { readConsoleOrder } from './read-console-order.ts';
import { rewordNote } from './reword-note.ts';

/** The staff's notes about an order. The log has a note's id, not its text, which is erased with the shopper. */
export function noteRoutes(store: Store): void {
  answerChange(store, 'addOrderNote', async (tx, context) => {
    const { input, staff, now } = context;
    const order = await tx.selectFrom('orders').select('id').where('id', '=', input.id).executeTakeFirst();
    if (order === undefined) return refuse('NOT_FOUND');
    const { id: note } = await tx
      .insertInto('order_notes')
      .values({ order_id: order.id, staff_id: staff.id, text: input.text, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordStaffAudit(
      tx,
      { staff, action: 'order.note', only: 'made', subject: order.id, after: { note } },
      now,
    );
    return shown(tx, context);
  });

  answerChange(store, 'editOrderNote', async (tx, context) => {
    const { input, staff, now } = context;
    const { id: subject, noteId, text } = input;
    const refusal = await rewordNote(tx, 'order_notes', { noteId, subject, staffId: staff.id, text, now });
    if (refusal !== null) return refusal;
    const after = { note: noteId, edited: true };
    await recordStaffAudit(tx, { staff, action: 'order.note', only: 'secret', subject, after }, now);
    return shown(tx, context);
  });
}

const shown = (tx: Tx, { input, staff, language, settings, now }: ChangeContext<{ id: string }>) =>
  readConsoleOrder(tx, input.id, { staff, language, settings, now, anyStage: true });
