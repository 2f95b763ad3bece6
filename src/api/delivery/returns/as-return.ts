import type { LockedOrder } from '../../buying/orders/queries.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findReturn, type StoredReturn } from './queries.ts';
import { releaseHeld } from './step-return.ts';

/** An exchange becomes a return, and what it held is free. Its refund is cash, which pays for the new pieces. */
export async function asReturn(
  tx: Tx,
  order: LockedOrder,
  request: StoredReturn,
  { staff, now }: Pick<ChangeContext<unknown>, 'staff' | 'now'>,
): Promise<StoredReturn> {
  if (request.kind === 'exchange') await releaseHeld(tx, order, request, { by: staff.actor, now });
  await tx
    .updateTable('return_items')
    .set({ new_color_id: null, new_size_id: null })
    .where('return_id', '=', request.id)
    .execute();
  await tx
    .updateTable('returns')
    .set({ kind: 'return', wants: 'cash' })
    .where('id', '=', request.id)
    .execute();
  return (await findReturn(tx, order.id, request.id)) ?? request;
}
