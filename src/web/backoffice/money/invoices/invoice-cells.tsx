import { Link } from 'react-router';
import { invoices as t } from '#texts/invoices';
import { language } from '#texts/language';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { Invoice } from '../../../../shop/money/invoices/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Tag } from '../../../ui/product/tag.tsx';
import { useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { type Column } from '../../ui/resource-list.tsx';
import { CreditInvoice } from './credit-invoice.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import css from './invoices.module.css';

const signed = ({ series, total }: Invoice) => (series === 'credit' ? -total : total);

/** What is shown of an invoice in the list. */
export const columns: readonly Column<Invoice>[] = [
  { id: 'number', head: t.number, cell: (row) => <Numbered row={row} /> },
  { id: 'day', head: t.day, cell: ({ day }) => formatDate(day, language) },
  { id: 'order', head: t.order, cell: (row) => <OrderLink row={row} /> },
  { id: 'buyer', head: t.buyer, cell: ({ buyer }) => <Buyer name={buyer} /> },
  {
    id: 'total',
    head: t.totalHead,
    isNumber: true,
    cell: (row) => (
      <b>
        <MoneyCell amount={signed(row)} />
      </b>
    ),
  },
  { id: 'reason', head: t.reason, cell: (row) => <Kind row={row} /> },
  { id: 'pdf', head: t.pdf, cell: (row) => <Acts row={row} /> },
];

const namesOriginal: Partial<Record<Invoice['reason'], (number: string) => string>> = {
  correction: t.standsFor,
  recharge: t.takesBack,
};

function Numbered({ row: { number, original, reason, credits } }: { row: Invoice }) {
  return (
    <span className={css.stack}>
      <b>
        <bdi dir="ltr">{number}</bdi>
      </b>
      {original !== null && <small>{(namesOriginal[reason] ?? t.creditsOf)(original)}</small>}
      {credits.map((credit) => (
        <small key={credit}>{t.creditedBy(credit)}</small>
      ))}
    </span>
  );
}

/** Accountants may not read orders: for them the number links to its cash entries. */
function OrderLink({ row: { orderNumber } }: { row: Invoice }) {
  const isOrderRead = useMe().rights.readOrders !== undefined;
  return (
    <Link
      className="text-link"
      to={isOrderRead ? `/orders/${orderNumber}` : `/cash/entries?order=${orderNumber}`}
    >
      <bdi dir="ltr">{orderNumberText(orderNumber)}</bdi>
    </Link>
  );
}

const Buyer = ({ name }: { name: string | null }) =>
  name === null ? <span className={css.quiet}>{t.erased}</span> : <bdi>{name}</bdi>;

function Kind({ row: { series, reason } }: { row: Invoice }) {
  return <Tag tone={series === 'credit' ? 'warning' : 'plain'}>{t.reasons[reason]}</Tag>;
}

function Acts({ row }: { row: Invoice }) {
  const isOwner = useMe().staff.roles.includes('owner');
  return (
    <span className={css.acts}>
      <InvoiceLink invoice={row} />
      {isOwner && row.canCredit && <CreditInvoice invoice={row} />}
    </span>
  );
}

export function InvoiceCard({ row }: { row: Invoice }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <Numbered row={row} />
        <b>
          <MoneyCell amount={signed(row)} /> <small className={css.quiet}>{t.currency}</small>
        </b>
      </p>
      <p className={css.line}>
        <span>
          <Buyer name={row.buyer} /> · <OrderLink row={row} />
        </span>
        <Kind row={row} />
      </p>
      <p className={css.line}>
        <span className={css.quiet}>{formatDate(row.day, language)}</span>
        <Acts row={row} />
      </p>
    </div>
  );
}
