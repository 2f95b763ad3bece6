import type { Language } from '../../../shop/language.ts';
import type { Invoice } from '../../../shop/money/invoices/contract.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { selectSealed } from './invoice-rows.ts';

/** Invoices and credit notes as a table; the amounts of a credit note are negative. */
export async function invoiceTable(
  db: Db,
  name: string,
  found: readonly Invoice[],
  language: Language,
): Promise<Table> {
  const { invoices: t, invoicePapers } = texts[language];
  const sealed = await selectSealed(
    db,
    found.map(({ _id }) => _id),
  );
  return {
    name,
    head: [
      t.number,
      t.kind,
      t.day,
      t.order,
      t.buyer,
      t.credits,
      t.delivery,
      t.rounding,
      t.total,
      t.taxRate,
      t.tax,
      t.reason,
    ],
    rows: found.map((invoice, place) => {
      const content = sealed[place]?.content;
      const sign = invoice.series === 'credit' ? -1 : 1;
      const signed = (amount = 0) => sign * amount;
      return [
        invoice.number,
        invoicePapers.titles[invoice.series],
        invoice.day,
        invoice.orderNumber,
        invoice.buyer,
        invoice.original,
        signed(content?.delivery),
        signed(content?.rounding),
        signed(invoice.total),
        content?.taxRate ?? 0,
        signed(content?.tax),
        t.reasons[invoice.reason],
      ];
    }),
  };
}
