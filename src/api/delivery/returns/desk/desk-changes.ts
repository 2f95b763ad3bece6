import { sql } from 'kysely';
import type { ReturnWay } from '../../../../shop/buying/orders/contract.ts';
import type { Condition } from '../../../../shop/delivery/returns/desk-contract.ts';
import { addDays, startOfStoreDay, type StoreDate } from '../../../../shop/time/store-time.ts';
import type { ChangeContext } from '../../../people/staff/answer-change.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openClaimOfReturn } from '../../fulfilment/claims/open-claim.ts';
import { foundOrLost } from '../../fulfilment/steps/count-back-in.ts';

/** How an approved request is given back, and until when. */
export async function setApproval(
  tx: Tx,
  returnId: string,
  { way, pickupDay, giveBackBy }: { way: ReturnWay; pickupDay: StoreDate | null; giveBackBy: Date },
): Promise<void> {
  await tx
    .updateTable('returns')
    .set({ way, pickup_day: pickupDay, give_back_by: giveBackBy })
    .where('id', '=', returnId)
    .execute();
}

type Counted = Condition & { readonly itemNo: number };

/** Stores what was found of each item; false where that is not each item once with all its pieces. */
export async function setConditions(
  tx: Tx,
  returnId: string,
  { items, lowered }: { items: readonly Counted[]; lowered: number },
): Promise<boolean> {
  const asked = await tx
    .selectFrom('return_items')
    .select(['item_no', 'quantity'])
    .where('return_id', '=', returnId)
    .execute();
  const isWhole = asked.every(({ item_no: itemNo, quantity }) => {
    const found = items.filter((item) => item.itemNo === itemNo);
    return found.length === 1 && found.every((item) => sumOf(item) === quantity);
  });
  if (!isWhole || items.length !== asked.length) return false;
  for (const { itemNo, resellable, damaged, missing, notOurs } of items)
    await tx
      .updateTable('return_items')
      .set({ resellable, damaged, missing, not_ours: notOurs })
      .where('return_id', '=', returnId)
      .where('item_no', '=', itemNo)
      .execute();
  await tx.updateTable('returns').set({ lowered }).where('id', '=', returnId).execute();
  return true;
}

/** Pieces that a courier had count as given back, whatever of them arrived. */
export async function countAsGiven(tx: Tx, returnId: string): Promise<void> {
  await sql`update return_items set at_door = true where return_id = ${returnId} and missing > 0`.execute(tx);
}

/** What was missing at the end of its run is no longer looked for: who pays for what did not come is asked instead. */
export async function closeLooking(
  tx: Tx,
  { id }: { id: string },
  { staff, now }: Pick<ChangeContext<unknown>, 'staff' | 'now'>,
): Promise<void> {
  await foundOrLost(tx, id, { by: staff.actor, now });
  await openClaimOfReturn(tx, id, now);
}

const sumOf = ({ resellable, damaged, missing, notOurs }: Condition) =>
  resellable + damaged + missing + notOurs;

/** Moves both windows of a request's lines to the end of a day where that is later; false where it is for none. */
export async function extendLines(tx: Tx, returnId: string, until: StoreDate): Promise<boolean> {
  const end = startOfStoreDay(addDays(until, 1));
  const { rows } = await sql`
    update order_lines l
       set return_until = greatest(l.return_until, ${end}), exchange_until = greatest(l.exchange_until, ${end})
      from return_items i
     where i.return_id = ${returnId} and i.order_id = l.order_id and i.line_no = l.line_no
       and (l.return_until < ${end} or l.exchange_until < ${end})
    returning 1`.execute(tx);
  return rows.length > 0;
}
