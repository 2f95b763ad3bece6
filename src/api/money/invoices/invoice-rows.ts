import { type RawBuilder, sql } from 'kysely';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import type { OrderInvoice } from '../../../shop/buying/orders/contract.ts';
import { InvoiceContent, type Invoice } from '../../../shop/money/invoices/contract.ts';
import { invoiceNumber, type InvoiceSeries } from '../../../shop/money/invoices/invoice.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SealedInvoice } from './invoice-paper.ts';

export type InvoiceFilter = {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  series?: InvoiceSeries | undefined;
};

/** What the list's filter finds, as a condition on `i` (invoice) and `o` (its order). */
export function invoicesThat({ search, from, to, series }: InvoiceFilter): RawBuilder<boolean> {
  const asked = asciiDigits(search ?? '')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  return sql`(${series ?? null}::text is null or i.series = ${series ?? null})
    and (${from ?? null}::date is null or i.day >= ${from ?? null})
    and (${to ?? null}::date is null or i.day <= ${to ?? null})
    and (${asked} = '' or o.number = ${asked} or starts_with(i.number, ${asked}) or i.number like '%-' || ${asked.replaceAll(/[\\%_]/g, '')})`;
}

type Row = Omit<Invoice, '_id' | 'issuedAt' | 'canCredit'> & { id: string; issuedAt: Date };

/** Invoices that meet a condition on `i` and `o`, newest first. */
export async function selectInvoices(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Invoice[]> {
  const { rows } = await sql<Row>`
    select i.id, i.series, i.number, i.day, i.total, i.reason, i.order_id as "orderId", o.number as "orderNumber",
           b.name as buyer, original.number as original, i.issued_at as "issuedAt",
           array(select c.number from invoices c where c.original_id = i.id and c.series = 'credit' order by c.place) as credits
      from invoices i join orders o on o.id = i.order_id
      left join invoice_buyers b on b.invoice_id = i.id left join invoices original on original.id = i.original_id
     where ${condition} order by i.place desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id, issuedAt, ...row }) => ({
    ...row,
    _id: id,
    canCredit: row.series === 'invoice' && row.reason !== 'recharge' && row.credits.length === 0,
    issuedAt: issuedAt.toISOString(),
  }));
}

/** Invoices as they are printed, in the order of `ids`; those that do not exist are left out. */
export async function selectSealed(
  db: Db,
  ids: readonly string[],
  condition: RawBuilder<unknown> = sql`true`,
): Promise<SealedInvoice[]> {
  const { rows } = await sql<{
    id: string;
    series: InvoiceSeries;
    content: unknown;
    name: string | null;
    address: AddressInput | null;
  }>`
    select i.id, i.series, i.content, b.name, b.address
      from invoices i join orders o on o.id = i.order_id left join invoice_buyers b on b.invoice_id = i.id
     where i.id = any(${ids}) and ${condition}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { series, name, address } = row;
    const buyer = name === null || address === null ? null : { name, address };
    return [{ series, content: InvoiceContent.parse(row.content), buyer }];
  });
}

/** How many invoices and credit notes a condition finds, and their pounds. */
export async function sumInvoices(db: Db, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ series: InvoiceSeries; count: number; total: number }>`
    select i.series, count(*) as count, coalesce(sum(i.total), 0)::bigint as total
      from invoices i join orders o on o.id = i.order_id where ${condition} group by i.series`.execute(db);
  const of = (series: InvoiceSeries) => rows.find((row) => row.series === series) ?? { count: 0, total: 0 };
  const [invoices, credits] = [of('invoice'), of('credit')];
  return {
    invoices: invoices.count,
    invoiced: invoices.total,
    credits: credits.count,
    credited: credits.total,
  };
}

/** Invoices that meet a condition on `i`, in the order of their issue, as they stand with an order or a return. */
export async function selectOrderInvoices(db: Db, condition: RawBuilder<unknown>): Promise<OrderInvoice[]> {
  const { rows } = await sql<OrderInvoice>`
    select i.id as _id, i.series, i.number, i.day, i.total from invoices i where ${condition} order by i.place`.execute(
    db,
  );
  return rows;
}

const MOST_GAPS = 10;

/** Numbers that a series has counted and no invoice has: the database keeps it from happening. */
export async function findGaps(db: Db): Promise<string[]> {
  const { rows } = await sql<{ series: InvoiceSeries; prefix: string; year: number; serial: number }>`
    select s.series, s.prefix, s.year, n as serial
      from invoice_series s cross join lateral generate_series(1, s.last) n
     where s.last <> (select count(*) from invoices i where i.series = s.series and i.year = s.year)
       and not exists (select from invoices i where i.series = s.series and i.year = s.year and i.serial = n)
     order by 1, 3, 4 limit ${MOST_GAPS}`.execute(db);
  return rows.map(({ series, ...parts }) => invoiceNumber(series, parts));
}
