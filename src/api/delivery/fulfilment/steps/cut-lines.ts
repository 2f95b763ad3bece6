import { sql } from 'kysely';
import { paidFor } from '../../../../shop/buying/orders/paid-for.ts';
import { type Actor, signatureOf } from '../../../../shop/buying/orders/status.ts';
import type { LockedOrder } from '../../../buying/orders/queries.ts';
import { putBackPieces, takePieces, writeOffPieces } from '../../../buying/orders/stock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { linesOf, type ParcelLine } from './parcel.ts';

/** Missing pieces of a line, and the variant the shopper takes instead. */
export type CutLine = {
  readonly lineNo: number;
  readonly pieces: number;
  readonly instead: { readonly colorId: string; readonly sizeId: string } | null;
};

/**
 * Removes missing pieces from an order or swaps them at the agreed price, and returns the new total. The coupon's share
 * and free delivery stay, since the store erred. Refuses an order without lines and a swap out of stock.
 */
export async function cutLines(
  tx: Tx,
  order: LockedOrder,
  cuts: readonly CutLine[],
  { by, now }: { by: Actor; now: Date },
): Promise<number | Refusal> {
  const before = await linesOf(tx, order.id);
  const cut = cuts.flatMap((wanted) => {
    const line = before.find(({ lineNo }) => lineNo === wanted.lineNo);
    return line === undefined ? [] : [{ ...wanted, line }];
  });
  if (cut.some(({ line, instead }) => line.colorId === instead?.colorId && line.sizeId === instead.sizeId))
    return refuse('VALIDATION', { errors: ['a swap must name another color or size'] });
  const left = before.reduce((sum, { quantity }) => sum + quantity, 0);
  const gone = cut.reduce((sum, { pieces, instead }) => sum + (instead === null ? pieces : 0), 0);
  if (gone >= left)
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['nothing of the order would be left'] });
  const entry = { orderId: order.id, by, now };
  const missing = cut.map(({ line, pieces }) => ({ ...line, quantity: pieces }));
  const back = await putBackPieces(tx, missing, { ...entry, reason: 'edited' });
  await writeOffPieces(tx, missing, { ...entry, reason: 'missing' }, back);
  const wanted = cut.flatMap(({ line, pieces, instead }) =>
    instead === null ? [] : [{ productId: line.productId, ...instead, quantity: pieces }],
  );
  if (wanted.length > 0) {
    const short = await takePieces(tx, wanted, { ...entry, reason: 'edited' });
    if (short !== null) return short;
  }
  for (const { line, pieces, instead } of cut) {
    const share = shareOf(line, pieces);
    if (instead !== null) await addSwapped(tx, order.id, line, { ...instead, pieces, share });
    await shrinkLine(tx, order.id, line, pieces, share);
  }
  const total = await sumOrder(tx, order);
  const after = await linesOf(tx, order.id);
  await tx
    .insertInto('order_changes')
    .values({
      order_id: order.id,
      actor: signatureOf(by),
      reason: 'short',
      before: JSON.stringify({ lines: before, total: order.total }),
      after: JSON.stringify({ lines: after, total }),
      at: now,
    })
    .execute();
  order.total = total;
  return total;
}

/** The coupon's share of the pieces cut from a line. */
function shareOf(line: ParcelLine, pieces: number): number {
  const left = line.quantity - pieces;
  const paid = paidFor({ ...line, lineTotal: line.quantity * line.unitPrice }, left);
  return line.couponShare - (left * line.unitPrice - paid);
}

async function shrinkLine(
  tx: Tx,
  orderId: string,
  line: ParcelLine,
  pieces: number,
  share: number,
): Promise<void> {
  if (pieces >= line.quantity) {
    await tx
      .deleteFrom('order_lines')
      .where('order_id', '=', orderId)
      .where('line_no', '=', line.lineNo)
      .execute();
    return;
  }
  await sql`
    update order_lines
       set quantity = quantity - ${pieces}, line_total = unit_price * (quantity - ${pieces}),
           discount_share = discount_share - ${share}
     where order_id = ${orderId} and line_no = ${line.lineNo}`.execute(tx);
}

type Swapped = { colorId: string; sizeId: string; pieces: number; share: number };

// Copies the line to another variant, or adds to its line: the price is the product's, so they match.
async function addSwapped(
  tx: Tx,
  orderId: string,
  { lineNo }: ParcelLine,
  { colorId, sizeId, pieces, share }: Swapped,
): Promise<void> {
  await sql`
    insert into order_lines as o (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id,
                                  category_id, color_name_en, color_name_ar, color_hex, size_label_en, size_label_ar, picture_id, tint,
                                  quantity, full_price, unit_price, line_total, discount_share, returnable, keep_reason_en,
                                  keep_reason_ar, return_days, exchange_days)
    select l.order_id, (select max(line_no) + 1 from order_lines where order_id = ${orderId}), l.product_id, c.id, s.id, l.name_en,
           l.name_ar, l.brand_en, l.brand_ar, l.brand_id, l.category_id, c.name_en, c.name_ar, c.hex, s.label_en, s.label_ar,
           coalesce((select picture_id from product_pictures
                      where product_id = l.product_id and color_id = c.id order by position limit 1), l.picture_id),
           l.tint, ${pieces}, l.full_price, l.unit_price, l.unit_price * ${pieces}, ${share}, l.returnable,
           l.keep_reason_en, l.keep_reason_ar, l.return_days, l.exchange_days
      from order_lines l, colors c, sizes s
     where l.order_id = ${orderId} and l.line_no = ${lineNo} and c.id = ${colorId} and s.id = ${sizeId}
        on conflict (order_id, product_id, color_id, size_id) do update
       set quantity = o.quantity + excluded.quantity, line_total = o.unit_price * (o.quantity + excluded.quantity),
           discount_share = o.discount_share + excluded.discount_share`.execute(tx);
}

/** Recomputes an order's total; the delivery fee stays as agreed. */
async function sumOrder(tx: Tx, order: LockedOrder): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    update orders o
       set sub_total = l.sub_total, savings = l.savings, discount = l.discount, total = l.sub_total - l.discount + o.delivery
      from (select sum(line_total)::bigint as sub_total, sum((full_price - unit_price) * quantity)::bigint as savings,
                   sum(discount_share)::bigint as discount
              from order_lines where order_id = ${order.id}) l
     where o.id = ${order.id}
    returning o.total`.execute(tx);
  return rows[0]?.total ?? 0;
}
