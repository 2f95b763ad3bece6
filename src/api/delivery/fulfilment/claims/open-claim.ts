import { type RawBuilder, sql } from 'kysely';
import { worthOf } from '../../../../shop/delivery/fulfilment/worth-of-lost.ts';
import { isExchangeParcel } from '../../../buying/orders/is-exchange-parcel.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { linesOf, type LockedParcel, type ParcelLine } from '../steps/parcel.ts';

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
  if (order.is_test) return;
  const lines = await linesOf(tx, order.id);
  const lostOf = ({ lineNo, quantity }: ParcelLine) =>
    pieces === null ? quantity : (pieces.find((line) => line.lineNo === lineNo)?.missing ?? 0);
  const paid = isExchangeParcel(order) ? await paidForReplaced(tx, order.id) : null;
  const lost = lines.map((line) => ({
    ...(paid?.get(line.productId) ?? agreedFor(line)),
    lost: lostOf(line),
  }));
  const { worth, most } = worthOf(lost, {
    fee: isWhole ? order.delivery : 0,
    total: paid === null ? order.total : lost.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    cashStep: paid === null ? order.cash_step : 1,
  });
  const stop = await tx
    .selectFrom('run_stops')
    .select('run_id')
    .where('parcel_id', '=', parcel.id)
    .orderBy('ended_at', (ended) => ended.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  await insertClaim(tx, {
    orderId: order.id,
    subject: parcel.id,
    courierId: parcel.courier_id,
    companyId: parcel.company_id,
    runId: stop?.run_id ?? null,
    returnId: null,
    worth,
    most,
    now,
  });
}

type Claim = {
  readonly orderId: string;
  /** The parcel or the return. */
  readonly subject: string;
  readonly returnId: string | null;
  readonly courierId: string | null;
  readonly companyId: string | null;
  readonly runId: string | null;
  readonly worth: number;
  readonly most: number;
  readonly now: Date;
};

/** Opens the question; none about what was worth nothing. */
async function insertClaim(tx: Tx, { orderId, subject, now, ...details }: Claim): Promise<void> {
  if (details.most === 0) return;
  await tx
    .insertInto('tasks')
    .values({
      kind: 'claim',
      order_id: orderId,
      subject,
      details: JSON.stringify(details),
      opened_at: now,
    })
    .execute();
}

const agreedFor = ({ quantity, unitPrice, couponShare }: ParcelLine) => ({
  quantity,
  lineTotal: quantity * unitPrice,
  couponShare,
});

/** The pieces that an exchange parcel replaces and what was paid for them, by product. */
async function paidForReplaced(tx: Tx, orderId: string): Promise<Map<string, ReturnType<typeof agreedFor>>> {
  const { rows } = await sql<{ productId: string; quantity: number; lineTotal: number }>`
    select l.product_id as "productId", sum(i.counted)::integer as quantity, sum(${PAID_FOR_ITEM})::bigint as "lineTotal"
      from orders x join returns r on r.id = x.exchange_of join return_items i on i.return_id = r.id ${BOUGHT_LINE}
     where x.id = ${orderId} group by 1`.execute(tx);
  return new Map(rows.map(({ productId, ...paid }) => [productId, { ...paid, couponShare: 0 }]));
}

/** The line `l` that item `i` of return `r` was bought in, and what its order settled of it. */
const BOUGHT_LINE = sql`
  join order_lines l on l.order_id = coalesce(r.bought_in, i.order_id) and l.line_no = coalesce(i.bought_line_no, i.line_no)
  left join settlement_lines d on d.order_id = l.order_id and d.line_no = l.line_no`;

const paidFor = (pieces: RawBuilder<unknown>) => sql`
  (coalesce(d.paid, l.line_total - l.discount_share) * ${pieces}) / greatest(coalesce(d.kept, l.quantity), 1)`;
const PAID_FOR_ITEM = paidFor(sql`i.counted`);

/**
 * Asks the owner who pays for pieces of a return that a courier had and did not bring: for them the shopper was paid, or has
 * new ones. Nobody is asked where all came.
 */
export async function openClaimOfReturn(tx: Tx, returnId: string, now: Date): Promise<void> {
  const { rows } = await sql<{
    orderId: string;
    courierId: string | null;
    runId: string | null;
    worth: number;
  }>`
    select r.order_id as "orderId", r.collected_by as "courierId",
           (select t.run_id from return_stops t where t.return_id = r.id order by t.ended_at desc nulls last limit 1) as "runId",
           sum(${paidFor(sql`(i.missing + i.not_ours)`)})::bigint as worth
      from returns r join return_items i on i.return_id = r.id ${BOUGHT_LINE}
     where r.id = ${returnId} and i.at_door and i.missing + i.not_ours > 0
     group by r.id`.execute(tx);
  const [lost] = rows;
  if (lost === undefined) return;
  await insertClaim(tx, { ...lost, subject: returnId, returnId, companyId: null, most: lost.worth, now });
}
