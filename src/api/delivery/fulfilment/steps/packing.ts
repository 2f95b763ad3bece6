import { isClaimedByOther } from '../../../../shop/delivery/fulfilment/claim.ts';
import { mayHoldUntil } from '../../../../shop/delivery/fulfilment/hold.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { isExchangeParcel } from '../../../buying/orders/is-exchange-parcel.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, isRefusal, refuse } from '../../../refusal.ts';
import { type CutLine, cutLines } from './cut-lines.ts';
import { type Effect, refuseStep, TOO_LONG_HOLD } from './parcel-step.ts';
import { linesOf, type LockedParcel } from './parcel.ts';

const pick: Effect<'pick'> = async (tx, parcel, _, { by, now }) => {
  const foreign = foreignClaim(tx, parcel, by.name, now);
  if (foreign !== null) return foreign;
  return { changes: { claim: { by: by.name, at: now } } };
};

const short: Effect<'short'> = async (tx, parcel, { found }, { by, now }) => {
  const foreign = foreignClaim(tx, parcel, by.name, now);
  if (foreign !== null) return foreign;
  const lines = await linesOf(tx, parcel.order.id);
  const missing = found.flatMap(({ lineNo, found: there }) => {
    const line = lines.find((candidate) => candidate.lineNo === lineNo);
    return line !== undefined && there < line.quantity ? [{ lineNo, missing: line.quantity - there }] : [];
  });
  if (missing.length === 0)
    return refuse('VALIDATION', { errors: ['"found" must name a line with fewer pieces'] });
  await tx
    .insertInto('tasks')
    .values({
      kind: 'short',
      order_id: parcel.order.id,
      subject: parcel.id,
      details: JSON.stringify({ missing }),
      opened_at: now,
    })
    .execute();
  return { changes: { claim: null }, details: { missing } };
};

const resolve: Effect<'resolve'> = async (tx, parcel, input, { by, now }) => {
  const missing = await closeShortTask(tx, parcel.id, by.name, now);
  if (input.choice === 'wait') {
    const { reason, until } = input;
    if (!mayHoldUntil(until, now)) return refuse('VALIDATION', { errors: [TOO_LONG_HOLD] });
    return { changes: { held: { reason, until } }, reason, details: { choice: 'wait', until, missing } };
  }
  // What was given back for a piece would be lost with it.
  if (input.choice === 'cut' && isExchangeParcel(parcel.order)) return refuse('EXCHANGE_IS_WHOLE');
  const swaps = input.choice === 'swap' ? input.swaps : [];
  const cuts = missing.map(({ lineNo, missing: pieces }): CutLine => {
    const swap = swaps.find((candidate) => candidate.lineNo === lineNo);
    return { lineNo, pieces, instead: swap ?? null };
  });
  if (input.choice === 'swap' && cuts.some(({ instead }) => instead === null))
    return refuse('VALIDATION', { errors: ['"swaps" must name every line with missing pieces'] });
  const total = await cutLines(tx, parcel.order, cuts, { by, now });
  if (isRefusal(total)) return total;
  return {
    details: { choice: input.choice, missing },
    notifies: { inWords: (language) => ({ total: formatMoney(total, language) }) },
  };
};

const pack: Effect<'pack'> = async (tx, parcel, { pieces, tickReason }, { by, now }) => {
  const foreign = foreignClaim(tx, parcel, by.name, now);
  if (foreign !== null) return foreign;
  const lines = await linesOf(tx, parcel.order.id);
  const packedOf = (lineNo: number) =>
    pieces
      .filter((line) => line.lineNo === lineNo)
      .reduce((sum, { scanned, ticked }) => sum + scanned + ticked, 0);
  const differing = lines.filter(({ lineNo, quantity }) => packedOf(lineNo) !== quantity);
  const strange = pieces.filter(({ lineNo }) => !lines.some((line) => line.lineNo === lineNo));
  if (differing.length > 0 || strange.length > 0) {
    return refuse('PIECES_DIFFER', {
      errors: differing.map(
        ({ lineNo, quantity }) => `"pieces" has ${packedOf(lineNo)} of ${quantity} of line ${lineNo}`,
      ),
    });
  }
  const ticked = pieces.reduce((sum, line) => sum + line.ticked, 0);
  if (ticked > 0 && tickReason === '') return refuse('VALIDATION', { errors: ['"tickReason" is required'] });
  return { changes: { claim: null }, details: { ticked, tickReason }, notifies: {} };
};

const unpack: Effect<'unpack'> = async (_tx, _parcel, { reason }) => ({ reason });

export const effects = { pick, short, resolve, pack, unpack };

/** Only the packer with the claim continues; claims expire. */
function foreignClaim(tx: Tx, parcel: LockedParcel, name: string, now: Date): Promise<Refusal> | null {
  return isClaimedByOther(parcel, name, now) ? refuseStep(tx, parcel, 'CLAIMED') : null;
}

export async function closeShortTask(
  tx: Tx,
  parcelId: string,
  by: string,
  now: Date,
): Promise<{ lineNo: number; missing: number }[]> {
  const task = await tx
    .updateTable('tasks')
    .set({ done_at: now, done_by: by })
    .where('kind', '=', 'short')
    .where('subject', '=', parcelId)
    .where('done_at', 'is', null)
    .returning('details')
    .executeTakeFirst();
  const details: { missing?: { lineNo: number; missing: number }[] } = task?.details ?? {};
  return details.missing ?? [];
}
