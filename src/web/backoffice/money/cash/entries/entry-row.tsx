import { createContext, use } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import type { CashEntry } from '../../../../../shop/money/cash/contract.ts';
import { reasonText } from '../../../../../shop/money/cash/reason-text.ts';
import { formatDay, formatMoment } from '../../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { classes } from '../../../../ui/classes.ts';
import { Tag } from '../../../../ui/product/tag.tsx';
import { may, useMe } from '../../../layout/me.ts';
import { MoneyCell } from '../../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import type { Column } from '../../../ui/resource-list.tsx';
import { reasonWords } from '../difference-reason.tsx';
import { ReverseEntry } from '../reverse-entry.tsx';
import css from './entries.module.css';

type Listing = {
  nameOf: (account: string) => string;
  account: string | undefined;
  order: string | undefined;
};

const ListingContext = createContext<Listing>({
  nameOf: (account) => account,
  account: undefined,
  order: undefined,
});

/** Names the accounts of the rows below, and what they are filtered by. */
export const ListedEntries = ListingContext;

export const entryColumns: readonly Column<CashEntry>[] = [
  { id: 'happened', head: t.happenedAt, cell: (entry) => <When entry={entry} /> },
  { id: 'what', head: t.what, cell: (entry) => <What entry={entry} /> },
  { id: 'lines', head: t.lines, cell: ({ lines }) => <Accounts lines={lines} /> },
  { id: 'debit', head: t.debit, isNumber: true, cell: ({ lines }) => <Side lines={lines} sign={1} /> },
  { id: 'credit', head: t.credit, isNumber: true, cell: ({ lines }) => <Side lines={lines} sign={-1} /> },
  { id: 'by', head: t.byHead, cell: ({ by }) => <bdi>{by}</bdi> },
];

type Lines = CashEntry['lines'];

// Debits first, as in a book of accounts.
const inOrder = (lines: Lines) => lines.toSorted((a, b) => Number(b.amount > 0) - Number(a.amount > 0));

/** The real time, and the business day where it is another one. */
function When({ entry: { day, occurredAt } }: { entry: CashEntry }) {
  return (
    <span className={css.stack}>
      {formatMoment(occurredAt, language)}
      {storeDateOf(occurredAt) !== day && <small>{t.datedOn(formatDay(day, language))}</small>}
    </span>
  );
}

function What({ entry }: { entry: CashEntry }) {
  const charged = entry.lines.find(({ account }) => /^(staffDue|company):/.test(account));
  return (
    <div className={css.stack}>
      <span className={css.line}>
        <b>{t.kinds[entry.kind]}</b>
        {entry.reversedBy !== null && <Tag tone="warning">{t.wasReversed}</Tag>}
      </span>
      {entry.reason !== '' && <small dir="auto">{reasonText(entry, t)}</small>}
      {entry.difference !== null && (
        <small dir="auto">
          {entry.difference.reason === null
            ? t.notExplained
            : t.reasonOf(reasonWords(entry.difference.reason, entry.difference.note))}
        </small>
      )}
      <Links entry={entry} />
      <ReverseEntry {...entry} charged={charged?.account} />
    </div>
  );
}

/** Links to the records of the entry that this person may open. */
function Links({ entry: { _id, orderNumber, returnId, runId, reverses, reversedBy } }: { entry: CashEntry }) {
  const me = useMe();
  const { order } = use(ListingContext);
  return (
    <span className={css.line}>
      {orderNumber !== null &&
        (may(me, 'readOrders') ? (
          <Link className="text-link" to={`/orders/${orderNumber}`}>
            <OrderNumber number={orderNumber} />
          </Link>
        ) : (
          <OrderNumber number={orderNumber} />
        ))}
      {orderNumber !== null && orderNumber !== order && (
        <Link className="text-link" to={`?order=${orderNumber}`}>
          {t.allOfOrder}
        </Link>
      )}
      {returnId !== null && may(me, 'handleReturns') && (
        <Link className="text-link" to={`/returns/${returnId}`}>
          {t.toReturn}
        </Link>
      )}
      {runId !== null && may(me, 'packOrders') && (
        <Link className="text-link" to={`/delivery/runs/${runId}`}>
          {t.toRun}
        </Link>
      )}
      {(reverses ?? reversedBy) !== null && (
        <Link className="text-link" to={`?entry=${_id}`}>
          {reverses === null ? t.oneEntry : t.reversesIt}
        </Link>
      )}
    </span>
  );
}

function Accounts({ lines }: { lines: Lines }) {
  const { nameOf, account: asked } = use(ListingContext);
  return (
    <span className={css.lines} style={{ gridRow: `span ${lines.length}` }}>
      {inOrder(lines).map(({ account }) => (
        <Account key={account} account={account} name={nameOf(account)} isAsked={account === asked} />
      ))}
    </span>
  );
}

function Account({ account, name, isAsked }: { account: string; name: string; isAsked: boolean }) {
  const look = classes(css.account, isAsked && css.asked);
  if (!account.startsWith('company:')) return <span className={look}>{name}</span>;
  return (
    <Link className={classes(look, 'text-link')} to={`/cash/companies/${account.slice('company:'.length)}`}>
      {name}
    </Link>
  );
}

/** The amounts of one side, each on the line of its account. */
function Side({ lines, sign }: { lines: Lines; sign: 1 | -1 }) {
  const { account: asked } = use(ListingContext);
  return (
    <span className={css.lines} style={{ gridRow: `span ${lines.length}` }}>
      {inOrder(lines).map(({ account, amount }) => (
        <span key={account} className={classes(css.amount, account === asked && css.asked)}>
          {amount * sign > 0 && <MoneyCell amount={Math.abs(amount)} />}
        </span>
      ))}
    </span>
  );
}

export function EntryCard({ row: entry }: { row: CashEntry }) {
  return (
    <div className={css.card}>
      <span className={css.line}>
        <When entry={entry} />
        <small className={css.small}>
          <bdi>{entry.by}</bdi>
        </small>
      </span>
      <What entry={entry} />
      <div className={css.book}>
        <small />
        <small>{t.debit}</small>
        <small>{t.credit}</small>
        <Accounts lines={entry.lines} />
        <Side lines={entry.lines} sign={1} />
        <Side lines={entry.lines} sign={-1} />
      </div>
    </div>
  );
}
