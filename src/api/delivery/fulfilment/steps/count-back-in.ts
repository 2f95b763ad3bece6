import { type Pieces, putBackPieces, writeOffPieces } from '../../../buying/orders/stock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../refusal.ts';
import { openClaim } from '../claims/open-claim.ts';
import type { Effect } from './parcel-step.ts';
import { linesOf, type LockedParcel } from './parcel.ts';

/**
 * Counts a parcel back in by piece: resellable into stock, damaged apart, missing written off. Pieces from a courier
 * return to stock only here; those that never left did so when the order was canceled.
 */
export const countBackIn: Effect<'backIn'> = async (tx, parcel, { pieces: given }, { by, now }) => {
  const { order, stage } = parcel;
  const expected = await comingPieces(tx, parcel);
  const counted = expected.map((line) => {
    const named = given?.find(({ lineNo }) => lineNo === line.lineNo);
    return { line, ...(named ?? { resellable: given === null ? line.quantity : 0, damaged: 0, missing: 0 }) };
  });
  const differing = counted.filter(
    ({ line, resellable, damaged, missing }) => resellable + damaged + missing !== line.quantity,
  );
  const strange = (given ?? []).filter(({ lineNo }) => !expected.some((line) => line.lineNo === lineNo));
  if (differing.length > 0 || strange.length > 0) {
    return refuse('PIECES_DIFFER', {
      errors: differing.map(({ line }) => `line ${line.lineNo} has ${line.quantity} pieces to come back`),
    });
  }
  const entry = { orderId: order.id, by, now };
  const all = counted.map(({ line }) => line);
  const isOut = stage === 'comingBack';
  const reason = order.status === 'canceled' ? 'canceled' : 'refused';
  const back = isOut ? await putBackPieces(tx, all, { ...entry, reason }) : [];
  const of = (count: (line: (typeof counted)[number]) => number): Pieces[] =>
    counted.flatMap((one) => (count(one) > 0 ? [{ ...one.line, quantity: count(one) }] : []));
  await writeOffPieces(
    tx,
    of(({ damaged }) => damaged),
    { ...entry, reason: 'damaged' },
    back,
  );
  await writeOffPieces(
    tx,
    of(({ missing }) => missing),
    { ...entry, reason: isOut ? 'lost' : 'missing' },
    back,
  );
  await foundOrLost(tx, parcel.id, { by, now });
  const details = counted.map(({ line, resellable, damaged, missing }) => ({
    lineNo: line.lineNo,
    resellable,
    damaged,
    missing,
  }));
  // Pieces that never left the store were not lost by a carrier: no claim.
  if (isOut && details.some(({ missing }) => missing > 0))
    await openClaim(tx, parcel, { pieces: details, isWhole: order.status === 'canceled', now });
  return { details: { pieces: details } };
};

/** A parcel or a return that was missing at the end of its run is no longer looked for. */
export async function foundOrLost(
  tx: Tx,
  id: string,
  { by: { name }, now }: { by: { readonly name: string }; now: Date },
): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ done_at: now, done_by: name })
    .where('kind', '=', 'lost')
    .where('subject', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The pieces that must come back: all of a canceled order, else those not kept at the door. */
async function comingPieces(tx: Tx, { id, order }: LockedParcel): Promise<(Pieces & { lineNo: number })[]> {
  const lines = await linesOf(tx, order.id);
  if (order.status === 'canceled') return lines;
  const kept = await tx
    .selectFrom('settlement_lines')
    .innerJoin('settlements', 'settlements.id', 'settlement_lines.settlement_id')
    .select(['line_no', 'kept'])
    .where('parcel_id', '=', id)
    .execute();
  return lines.flatMap((line) => {
    const quantity = line.quantity - (kept.find((row) => row.line_no === line.lineNo)?.kept ?? line.quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
