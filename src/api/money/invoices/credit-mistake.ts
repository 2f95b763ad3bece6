import { sql } from 'kysely';
import { InvoiceContent } from '../../../shop/money/invoices/contract.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { type InvoiceTerms, issue } from './issue.ts';

/**
 * Takes back an invoice that is wrong: a credit note over the whole of it, and a new invoice of the same lines with
 * the shop and the tax of today. Refuses once anything credits it: a refund counts against the lines that it named.
 */
export async function creditMistake(
  tx: Tx,
  invoiceId: string,
  terms: InvoiceTerms,
): Promise<{ creditId: string; invoiceId: string } | Refusal> {
  const { rows } = await sql<{
    orderId: string;
    orderNumber: string;
    number: string;
    series: string;
    reason: string;
    content: unknown;
  }>`
    select o.id as "orderId", o.number as "orderNumber", i.number, i.series, i.reason, i.content
      from orders o join invoices i on i.order_id = o.id where i.id = ${invoiceId} for no key update of o`.execute(
    tx,
  );
  const [row] = rows;
  if (row?.series !== 'invoice' || row.reason === 'recharge') return refuse('NOT_FOUND');
  // Asked under the order's lock: a refund may have been paid while this waited for it.
  const credited = await tx
    .selectFrom('invoices')
    .select('id')
    .where('original_id', '=', invoiceId)
    .where('series', '=', 'credit')
    .executeTakeFirst();
  if (credited !== undefined) return refuse('ALREADY_CREDITED');
  const content = InvoiceContent.parse(row.content);
  const { lines, delivery, adjustment, rounding } = content;
  const draft = {
    order: { id: row.orderId, number: row.orderNumber },
    original: { id: invoiceId, number: row.number, content },
    lines,
    delivery,
    adjustment,
    rounding,
  };
  const creditId = await issue(tx, { ...draft, reason: 'mistake' }, terms);
  return { creditId, invoiceId: await issue(tx, { ...draft, reason: 'correction' }, terms) };
}
