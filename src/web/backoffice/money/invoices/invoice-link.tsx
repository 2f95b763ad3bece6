import { invoices as t } from '#texts/invoices';
import { language } from '#texts/language';
import type { OrderInvoice } from '../../../../shop/buying/orders/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { ButtonContent, buttonClass } from '../../../ui/buttons/button-look.tsx';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import css from './invoices.module.css';

/** Opens an invoice or a credit note as a PDF in the reader's language. */
export function InvoiceLink({ invoice: { _id, number } }: { invoice: Pick<OrderInvoice, '_id' | 'number'> }) {
  return (
    <a
      className={buttonClass({ tone: 'secondary', small: true })}
      href={`/api/console/v1/invoices/${_id}.pdf?lang=${language}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t.pdfOf(number)}
    >
      <ButtonContent look={{ icon: 'file-text' }}>{t.pdf}</ButtonContent>
    </a>
  );
}

/** The invoices of an order or a return, each with its PDF; nothing where there are none. */
export function InvoicePanel({ invoices }: { invoices: readonly OrderInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Panel title={t.ofOrder}>
      <ul className={css.card}>
        {invoices.map((invoice) => (
          <li key={invoice._id} className={css.line}>
            <span className={css.stack}>
              <b>
                <bdi dir="ltr">{invoice.number}</bdi>
              </b>
              <small>
                {formatDate(invoice.day, language)} ·{' '}
                <MoneyCell amount={invoice.series === 'credit' ? -invoice.total : invoice.total} />{' '}
                {t.currency}
              </small>
            </span>
            <InvoiceLink invoice={invoice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
