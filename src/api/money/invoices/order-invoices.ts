import { type RawBuilder, sql } from 'kysely';
import { InvoiceContent } from '../../../shop/money/invoices/contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type TextColumns, textColumns, textsOfRow } from '../../platform/db/localized.ts';
import { type InvoiceTerms, issue, type Original } from './issue.ts';

type Line = InvoiceContent['lines'][number];
type InvoicedOrder = { readonly id: string; readonly number: string };

/** Issues the invoice of a delivery whose settlement is stored: what was kept and is paid. */
export async function invoiceDelivery(tx: Tx, order: InvoicedOrder, terms: InvoiceTerms): Promise<void> {
  const { fee, rounding } = await tx
    .selectFrom('settlements')
    .select(['fee', 'rounding'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ lineNo: number; quantity: number; amount: number }>`
    select line_no as "lineNo", kept as quantity, paid as amount
      from settlement_lines where order_id = ${order.id} and kept > 0`.execute(tx);
  const lines = await describeLines(tx, order.id, rows);
  const parts = { lines, delivery: fee, adjustment: 0, rounding };
  await issue(tx, { order, reason: 'delivery', original: null, ...parts }, terms);
}

/** Issues the invoice of the fee charged for a refused delivery; none without a fee. */
export async function invoiceFee(
  tx: Tx,
  order: InvoicedOrder,
  fee: number,
  terms: InvoiceTerms,
): Promise<void> {
  if (fee === 0) return;
  const parts = { lines: [], delivery: fee, adjustment: 0, rounding: 0 };
  await issue(tx, { order, reason: 'feeAtRefusal', original: null, ...parts }, terms);
}

export type Refund = {
  readonly returnId: string;
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number; readonly amount: number }[];
  readonly delivery: number;
  /** What damage takes off, and the rounding to notes. */
  readonly adjustment: number;
  readonly rounding: number;
};

/** Issues the credit note of a refund; none for an order without an invoice, or a refund of nothing. */
export async function creditRefund(
  tx: Tx,
  order: InvoicedOrder,
  refund: Refund,
  terms: InvoiceTerms,
): Promise<void> {
  const { returnId, delivery, adjustment, rounding } = refund;
  const original = await currentInvoice(tx, order.id);
  const lines = await describeLines(tx, order.id, refund.lines);
  const paid = lines.reduce((sum, { total }) => sum + total, 0) + delivery + adjustment + rounding;
  if (original === null || paid === 0) return;
  const parts = { lines, delivery, adjustment, rounding };
  await issue(tx, { order, reason: 'refund', original, returnId, ...parts }, terms);
}

/** Issues the credit note of missing cash that the shop waives. */
export async function creditDifference(
  tx: Tx,
  order: InvoicedOrder,
  amount: number,
  terms: InvoiceTerms,
): Promise<void> {
  const original = await currentInvoice(tx, order.id);
  if (original === null) return;
  const parts = { lines: [], delivery: 0, adjustment: amount, rounding: 0 };
  await issue(tx, { order, reason: 'difference', original, ...parts }, terms);
}

/** Invoices again what the last credit note of a difference waived: it is due after all. */
export async function rechargeDifference(tx: Tx, order: InvoicedOrder, terms: InvoiceTerms): Promise<void> {
  const original = await findOriginal(
    tx,
    sql`i.order_id = ${order.id} and i.reason = 'difference'
        and not exists (select from invoices c where c.original_id = i.id and c.reason = 'recharge')`,
  );
  if (original === null) return;
  const { lines, delivery, adjustment, rounding } = original.content;
  const parts = { lines, delivery, adjustment, rounding };
  await issue(tx, { order, reason: 'recharge', original, ...parts }, terms);
}

/** Credits the whole of an order’s invoice, as what it invoices did not come about; nothing without one. */
export async function takeBackInvoice(tx: Tx, order: InvoicedOrder, terms: InvoiceTerms): Promise<void> {
  const original = await currentInvoice(tx, order.id);
  if (original === null) return;
  const { lines, delivery, adjustment, rounding } = original.content;
  const parts = { lines, delivery, adjustment, rounding };
  await issue(tx, { order, reason: 'mistake', original, ...parts }, terms);
}

/** The order’s last invoice that was not taken back as a mistake; null if it has none. */
export const currentInvoice = (db: Db, orderId: string): Promise<Original | null> =>
  findOriginal(
    db,
    sql`i.order_id = ${orderId} and i.series = 'invoice' and i.reason <> 'recharge'
        and not exists (select from invoices c where c.original_id = i.id and c.reason = 'mistake')`,
  );

async function findOriginal(db: Db, condition: RawBuilder<unknown>): Promise<Original | null> {
  const { rows } = await sql<{ id: string; number: string; content: unknown }>`
    select i.id, i.number, i.content from invoices i where ${condition} order by i.place desc limit 1`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, content: InvoiceContent.parse(row.content) };
}

async function describeLines(db: Db, orderId: string, parts: Refund['lines']): Promise<Line[]> {
  const { rows } = await sql<LineText>`
    select line_no, unit_price, ${textColumns('order_lines', 'name', 'color_name', 'size_label')}
      from order_lines where order_id = ${orderId} order by line_no`.execute(db);
  return rows.flatMap((row) =>
    parts
      .filter(({ lineNo, quantity }) => lineNo === row.line_no && quantity > 0)
      .map(({ quantity, amount }) => ({
        name: textsOfRow(row, 'name'),
        color: textsOfRow(row, 'color_name'),
        size: textsOfRow(row, 'size_label'),
        quantity,
        unitPrice: row.unit_price,
        discount: row.unit_price * quantity - amount,
        total: amount,
      })),
  );
}

type LineText = TextColumns<'name' | 'color_name' | 'size_label'> & {
  line_no: number;
  unit_price: number;
};
