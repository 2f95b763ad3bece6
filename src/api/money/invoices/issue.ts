import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { oldPounds } from '../../../shop/money.ts';
import type { InvoiceContent, InvoiceReason } from '../../../shop/money/invoices/contract.ts';
import {
  type InvoiceSeries,
  invoiceNumber,
  invoiceTotal,
  taxContained,
} from '../../../shop/money/invoices/invoice.ts';
import type { Settings } from '../../../shop/settings.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Tx } from '../../platform/db/database.ts';

/** An invoice or a credit note that another one names. */
export type Original = { id: string; number: string; content: InvoiceContent };

export type InvoiceTerms = {
  readonly settings: Pick<Settings, 'identity' | 'taxRate' | 'invoicePrefix' | 'showOldPounds'>;
  readonly now: Date;
};

export type Draft = Pick<InvoiceContent, 'lines' | 'delivery' | 'adjustment' | 'rounding'> & {
  readonly order: { readonly id: string; readonly number: string };
  readonly reason: InvoiceReason;
  readonly original: Original | null;
  readonly returnId?: string;
};

const INVOICED: readonly InvoiceReason[] = ['delivery', 'feeAtRefusal', 'correction', 'recharge'];

/**
 * Issues an invoice or a credit note with the next number of its series, sealed, and returns its id. The number's row
 * stays locked until the transaction ends: take every other lock before it. Of several at once none is dated before the
 * number that precedes it.
 */
export async function issue(tx: Tx, draft: Draft, { settings, now }: InvoiceTerms): Promise<string> {
  const { order, reason, original, returnId = null, lines, delivery, adjustment, rounding } = draft;
  const year = Number(storeDateOf(now).slice(0, 4));
  const series = INVOICED.includes(reason) ? 'invoice' : 'credit';
  const { identity } = settings;
  const total = invoiceTotal(draft);
  // What takes back contains the tax of what it takes back.
  const isNew = series === 'invoice' && reason !== 'recharge';
  const taxRate = isNew ? settings.taxRate : (original?.content.taxRate ?? 0);
  const { prefix, serial, at } = await takeNumber(tx, series, year, { prefix: settings.invoicePrefix, now });
  const day = storeDateOf(at);
  const number = invoiceNumber(series, { prefix, year, serial });
  const content: InvoiceContent = {
    number,
    day,
    reason,
    order: order.number,
    original: original === null ? null : { number: original.number, day: original.content.day },
    seller: {
      name: identity.name,
      commercialRegister: identity.commercialRegister,
      taxNumber: identity.taxNumber,
      address: identity.address,
      phone: identity.phone,
      ...(identity.logo !== null && { logo: identity.logo }),
    },
    lines,
    delivery,
    adjustment,
    rounding,
    total,
    oldTotal: settings.showOldPounds ? oldPounds(total) : null,
    taxRate,
    tax: taxContained(total, taxRate),
  };
  const sealed = JSON.stringify(content);
  const { id } = await tx
    .insertInto('invoices')
    .values({
      series,
      year,
      serial,
      number,
      day,
      order_id: order.id,
      reason,
      original_id: original?.id ?? null,
      return_id: returnId,
      total,
      content: sql`${sealed}::json`,
      hash: createHash('sha256').update(sealed).digest('hex'),
      issued_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await nameBuyer(tx, id, { orderId: order.id, originalId: original?.id ?? null });
  return id;
}

async function takeNumber(
  tx: Tx,
  series: InvoiceSeries,
  year: number,
  { prefix, now }: { prefix: string; now: Date },
): Promise<{ prefix: string; serial: number; at: Date }> {
  const { rows } = await sql<{ prefix: string; serial: number; at: Date }>`
    insert into invoice_series as s (series, year, prefix, last, last_at) values (${series}, ${year}, ${prefix}, 1, ${now})
        on conflict (series, year) do update set last = s.last + 1, last_at = greatest(s.last_at, excluded.last_at)
    returning prefix, last as serial, last_at as at`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('a series gives a number');
  return taken;
}

/** Of an invoice the order's shopper, of what follows it whom it named; none once they are erased. */
async function nameBuyer(
  tx: Tx,
  invoiceId: string,
  { orderId, originalId }: { orderId: string; originalId: string | null },
): Promise<void> {
  await (
    originalId === null
      ? sql`insert into invoice_buyers (invoice_id, name, address)
          select ${invoiceId}, s.name, o.address from orders o join shoppers s on s.id = o.shopper_id where o.id = ${orderId}`
      : sql`insert into invoice_buyers (invoice_id, name, address)
          select ${invoiceId}, name, address from invoice_buyers where invoice_id = ${originalId}`
  ).execute(tx);
}
