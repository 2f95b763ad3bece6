import { worthOf } from '../../../shop/fulfilment/worth-of-lost.ts';
import type { Tx } from '../../db/database.ts';
import { linesOf, type LockedParcel } from '../steps/parcel.ts';

type Lost = {
  /** Lost pieces by line; null: the whole parcel. */
  readonly pieces: readonly { readonly lineNo: number; readonly missing: number }[] | null;
  /** Whether nothing was kept, so that its fee was not paid either. */
  readonly isWhole: boolean;
  readonly now: Date;
};

/** Asks the owner who pays for lost pieces. Nobody is asked about a test order or about what cost nothing. */
export async function openClaim(tx: Tx, parcel: LockedParcel, { pieces, isWhole, now }: Lost): Promise<void> {
  const { order } = parcel;
  const lines = await linesOf(tx, order.id);
  const lost = lines.map(({ lineNo, quantity, unitPrice, couponShare }) => ({
    quantity,
    lineTotal: quantity * unitPrice,
    couponShare,
    lost: pieces === null ? quantity : (pieces.find((line) => line.lineNo === lineNo)?.missing ?? 0),
  }));
  const { worth, most } = worthOf(lost, {
    fee: isWhole ? order.delivery : 0,
    total: order.total,
    cashStep: order.cash_step,
  });
  if (most === 0 || order.is_test) return;
  const stop = await tx
    .selectFrom('run_stops')
    .select('run_id')
    .where('parcel_id', '=', parcel.id)
    .orderBy('ended_at', (ended) => ended.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  const details = {
    courierId: parcel.courier_id,
    companyId: parcel.company_id,
    runId: stop?.run_id ?? null,
    worth,
    most,
  };
  await tx
    .insertInto('tasks')
    .values({
      kind: 'claim',
      order_id: order.id,
      subject: parcel.id,
      details: JSON.stringify(details),
      opened_at: now,
    })
    .execute();
}
