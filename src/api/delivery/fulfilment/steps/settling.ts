import { sql } from 'kysely';
import type { LineIdentity } from '../../../../shop/buying/cart/contract.ts';
import { keepCoupon } from '../../../buying/coupons/spend-coupon.ts';
import { movePieces, type StockEntry } from '../../../buying/orders/stock.ts';
import { writeReverse } from '../../../money/cash/reverse-entry.ts';
import { takeBackInvoice } from '../../../money/invoices/order-invoices.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { foundOrLost } from './count-back-in.ts';
import { type Effect, refuseStep, type StepTerms } from './parcel-step.ts';
import type { LockedParcel } from './parcel.ts';
import { endStop } from './sending.ts';

/**
 * Puts a parcel back on its way with the courier who recorded an act, and takes back what ended it meanwhile: the pieces
 * that were counted in or written off, the fee of a refusal and its invoice; its coupon is used again. The act follows in
 * the same transaction. Refused for what never left the store, and for an exchange that was settled otherwise.
 */
const reopen: Effect<'reopen'> = async (tx, parcel, { courierId, reason }, terms) => {
  const { rows: left } = await sql`
    select from parcel_history where parcel_id = ${parcel.id} and step in ('handOver', 'handOverCompany') limit 1`.execute(
    tx,
  );
  if (left.length === 0) return refuseStep(tx, parcel);
  if (parcel.order.status === 'canceled') {
    const refusal = await takeEndBack(tx, parcel, terms);
    if (refusal !== null) return refusal;
  }
  await endStop(tx, parcel, 'recall', { ...terms, by: { ...terms.by, roles: ['manager'] } });
  await sql`
    update run_stops t set outcome = null, ended_at = null
     where t.parcel_id = ${parcel.id}
       and t.run_id = (select r.id from runs r join run_stops s on s.run_id = r.id
                        where s.parcel_id = ${parcel.id} and r.courier_id = ${courierId}
                        order by r.created_at desc, r.id desc limit 1)`.execute(tx);
  return {
    changes: { pin: null, courierId, companyId: null, nextTry: null, collectBy: null, refusal: null },
    reason,
    details: { courierId },
  };
};

const setAside: Effect<'setAside'> = async (_tx, _parcel, { reason, recorded }) => ({
  reason,
  details: { recorded },
});

export const effects = { reopen, setAside };

async function takeEndBack(tx: Tx, parcel: LockedParcel, terms: StepTerms): Promise<Refusal | null> {
  const { id, order } = parcel;
  const { by, now } = terms;
  const { rows: replaced } = await sql`
    select from orders o join returns r on r.id = o.exchange_of
     where o.id = ${order.id}
       and (r.status not in ('approved', 'received')
            or exists (select from orders x where x.exchange_of = r.id and x.id <> o.id and x.status <> 'canceled'))`.execute(
    tx,
  );
  if (replaced.length > 0) return refuseStep(tx, parcel);
  // A charged loss is reversed first, by those who may.
  const { rows: charged } = await sql`
    select from tasks t join cash_entries e on e.kind = 'lost' and e.details ->> 'task' = t.id
     where t.kind = 'claim' and t.subject = ${id} and not exists (select from cash_entries r where r.reverses = e.id)`.execute(
    tx,
  );
  if (charged.length > 0) return refuse('LOSS_CHARGED');
  await sql`delete from tasks where kind = 'claim' and subject = ${id}`.execute(tx);
  await foundOrLost(tx, id, terms);
  const short = await takePiecesBack(tx, { orderId: order.id, by, now });
  if (short !== null) return short;
  await keepCoupon(tx, order.id);
  await sql`delete from refusal_strikes where parcel_id = ${id}`.execute(tx);
  await reverseFee(tx, parcel, terms);
  // Last, as it locks the series of invoices.
  await takeBackInvoice(tx, order, terms);
  return null;
}

type Moved = LineIdentity & { reason: 'canceled' | 'damaged' | 'lost'; quantity: number; value: number };

/** Undoes what the stock's ledger says of the pieces since they left: they are out again, at the value they left with. */
async function takePiecesBack(
  tx: Tx,
  entry: Pick<StockEntry, 'orderId' | 'by' | 'now'>,
): Promise<Refusal | null> {
  const { rows } = await sql<Moved>`
    select product_id as "productId", color_id as "colorId", size_id as "sizeId", reason,
           abs(sum(change))::integer as quantity, abs(sum(value))::bigint as value
      from stock_ledger
     where order_id = ${entry.orderId} and bucket = 'stock' and reason in ('canceled', 'damaged', 'lost')
     group by 1, 2, 3, 4 having sum(change) <> 0`.execute(tx);
  const of = (reason: Moved['reason']) => rows.filter((row) => row.reason === reason);
  const back = { bucket: 'stock', sign: 1 } as const;
  return (
    (await movePieces(tx, of('lost'), [back], { ...entry, reason: 'lost' })) ??
    (await movePieces(tx, of('damaged'), [{ bucket: 'damaged', sign: -1 }, back], {
      ...entry,
      reason: 'damaged',
    })) ??
    movePieces(tx, of('canceled'), [{ bucket: 'stock', sign: -1 }], { ...entry, reason: 'canceled' })
  );
}

/** Takes back the fee that a refusal at the door booked. */
async function reverseFee(tx: Tx, { id }: LockedParcel, { by, now }: StepTerms): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select e.id from cash_entries e
     where e.parcel_id = ${id} and e.kind = 'feeAtRefusal'
       and not exists (select from cash_entries r where r.reverses = e.id)`.execute(tx);
  const staff = { id: by.name, ...(by.sessionId !== undefined && { sessionId: by.sessionId }) };
  for (const { id: entryId } of rows) await writeReverse(tx, { entryId, reason: 'reopened' }, { staff, now });
}
