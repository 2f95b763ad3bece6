import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { cash as t } from '#texts/cash';
import { claims } from '#texts/claims';
import { dateField } from '#texts/date-field';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber, inPounds } from '../../../../shop/money.ts';
import type { CashRow } from '../../../../shop/money/cash/contract.ts';
import { formatDay, formatTime } from '../../../../shop/time/days.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { AddCompany } from '../../delivery/dispatch/add-company.tsx';
import { may, useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { hasPeriodInOrder, PeriodFields } from '../../ui/fields/period-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { PeriodLinks } from '../../ui/period-links.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { type AppliedFilter, type Column, ResourceList } from '../../ui/resource-list.tsx';
import { useWide } from '../../ui/use-wide.ts';
import css from './cash.module.css';
import { DayClosing } from './day-closing.tsx';
import { DaySums, sumRow } from './day-sums.tsx';
import { Differences } from './differences.tsx';
import { Losses } from './losses.tsx';
import { OwnersCash } from './owners-cash.tsx';
import { PayExpense } from './pay-expense.tsx';
import { StaffDues } from './staff-due.tsx';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const days = { from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
  return ask('listCashDays', days);
});

type Days = ConsoleDataOf<'listCashDays'>;

/** The accounts that are looked up most. */
const askedAccounts = ['safe', 'difference', 'refunds', 'companyFees'] as const;

const columns: readonly Column<CashRow>[] = [
  { id: 'day', head: t.day, cell: ({ day }) => formatDay(day, language) },
  { id: 'who', head: t.who, cell: (row) => <Holder row={row} /> },
  { id: 'delivered', head: t.delivered, isNumber: true, cell: ({ delivered }) => delivered },
  { id: 'refused', head: t.refused, isNumber: true, cell: ({ refused }) => refused },
  {
    id: 'expected',
    head: inPounds(t.expected, language),
    isNumber: true,
    cell: (row) => (row.state === 'toCount' ? t.afterCount : <MoneyCell amount={row.expected} />),
  },
  {
    id: 'counted',
    head: t.counted,
    isNumber: true,
    cell: ({ counted }) => (
      <b>
        <MoneyCell amount={counted} />
      </b>
    ),
  },
  {
    id: 'difference',
    head: t.difference,
    isNumber: true,
    cell: (row) => <Difference row={row} />,
  },
  { id: 'state', head: t.state, cell: (row) => <State row={row} /> },
];

/** The cash ledger by business day: who handed over what, who holds what, what differs. */
function CashPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { rows, from, to } = data;
  const [query, setQuery] = useSearchParams();
  const filters = (['from', 'to'] as const).flatMap((name): AppliedFilter[] => {
    const value = query.get(name);
    return value ? [{ name, label: `${t[name]} ${formatDay(value, language)}` }] : [];
  });
  const filter = (form: HTMLFormElement) => {
    const next = fieldTexts(form);
    for (const [name, value] of fieldTexts(form)) if (value === '') next.delete(name);
    setQuery(next);
  };
  const isWide = useWide();
  const navigate = useNavigate();
  const me = useMe();
  const actions = (
    <>
      <PayExpense />
      <OwnersCash />
      {/* Others add one beside the runs. */}
      {!may(me, 'planRuns') && <AddCompany onAdded={(id) => void navigate(`/cash/companies/${id}`)} />}
    </>
  );
  const uncounted = rows.filter(({ state }) => state === 'toCount');
  const toCount = uncounted.length;
  const [first] = uncounted;
  const files = (
    <ExportButtons read={async (format) => ask('exportCash', { kind: 'days', format, from, to })} />
  );
  return (
    <Page
      title={t.title}
      layout="list"
      actions={
        <>
          {files}
          {isWide && actions}
        </>
      }
    >
      {!isWide && <div className={css.actions}>{actions}</div>}
      <PeriodLinks from={from} to={to} />
      <p className={css.small}>{t.period(formatDay(from, language), formatDay(to, language))}</p>
      {data.safeShort > 0 && <Banner tone="error">{t.safeShort(formatNumber(data.safeShort))}</Banner>}
      {first !== undefined && (
        <div className={css.first}>
          <p>{t.uncounted(first.holder.name, toCount - 1)}</p>
          <ButtonLink to={linkOf(first)} icon="banknote">
            {t.countOfHolder(first.holder.name)}
          </ButtonLink>
        </div>
      )}
      <DaySums sums={data.sums} />
      <div className={css.both}>
        <ResourceList
          label={t.title}
          rows={rows}
          keyOf={({ _id }) => _id}
          columns={columns}
          Card={RowCard}
          linkOf={linkOf}
          nameOf={({ holder }) => holder.name}
          filters={filters}
          search={
            <PhoneFold label={dateField.otherDays} icon="calendar">
              <form
                key={`${from} ${to}`}
                className={css.actions}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (hasPeriodInOrder(event.currentTarget)) filter(event.currentTarget);
                }}
              >
                <PeriodFields labels={t} from={from} to={to} />
                <Button type="submit" tone="secondary" small icon="calendar">
                  {t.show}
                </Button>
              </form>
            </PhoneFold>
          }
          sum={toCount > 0 && t.leftOut(toCount)}
          foot={sumRow(data.sums)}
          asOf={asOf}
          empty={{ icon: 'banknote', title: t.empty }}
        />
        <div className={css.side}>
          {data.differences.length > 0 && <Differences {...data} />}
          {data.losses.length > 0 && <Losses losses={data.losses} />}
          <DayClosing data={data} />
          {data.staffDue.length > 0 && <StaffDues dues={data.staffDue} />}
          {data.companies.length > 0 && <Companies companies={data.companies} />}
          <section className={css.panel} aria-label={t.entries}>
            <h2 className="card-title">{t.entries}</h2>
            <p className={css.small}>{t.entriesText}</p>
            <ButtonLink
              tone="secondary"
              small
              icon="coins"
              to={`/cash/entries?${new URLSearchParams({ from, to })}`}
            >
              {t.showEntries}
            </ButtonLink>
            <p className={css.actions}>
              {askedAccounts.map((account) => (
                <Link
                  key={account}
                  className="text-link"
                  to={`/cash/entries?${new URLSearchParams({ account, from, to })}`}
                >
                  {t.accounts[account]}
                </Link>
              ))}
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** Every transport company, also one that owes nothing yet: its statement reports what it delivered. */
function Companies({ companies }: Pick<Days, 'companies'>) {
  return (
    <section className={css.panel} aria-label={t.companies}>
      <h2 className="card-title">{t.companies}</h2>
      <ul className={css.list}>
        {companies.map(({ _id, name, balance, parcels }) => (
          <li key={_id}>
            <span className={css.holder}>
              <Link className="text-link" to={`/cash/companies/${_id}`}>
                <bdi>{name}</bdi>
              </Link>
              {parcels > 0 && <small>{t.withThem(parcels)}</small>}
            </span>
            <MoneyCell amount={balance} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkOf = ({ day, holder: { _id } }: CashRow) =>
  _id.startsWith('courier:')
    ? `/cash/${day}/${_id.slice('courier:'.length)}`
    : `/cash/companies/${_id.slice('company:'.length)}`;

function Holder({ row: { holder, by, at } }: { row: CashRow }) {
  return (
    <span className={css.holder}>
      <b dir="auto">{holder.name}</b>
      {by !== null && at !== null && (
        <small>
          {t.by(by)} <bdi dir="ltr">{formatTime(at)}</bdi>
        </small>
      )}
    </span>
  );
}

function Difference({ row: { difference, state } }: { row: CashRow }) {
  if (difference === null) return null;
  return <MoneyCell amount={difference} isDifference={state === 'settled' ? 'closed' : true} />;
}

const tones: Record<CashRow['state'], TagTone> = {
  toCount: 'info',
  counted: 'success',
  difference: 'danger',
  settled: 'success',
  withCompany: 'warning',
  late: 'danger',
};

function State({ row: { state, dueOn } }: { row: CashRow }) {
  const due = dueOn === null ? '' : formatDay(dueOn, language);
  // A company that owes only losses has no waybill from which a day is counted.
  const isUndated = state === 'withCompany' && dueOn === null;
  if (isUndated) return <Tag tone={tones[state]}>{claims.owed}</Tag>;
  const label = state === 'withCompany' ? t.due(due) : state === 'late' ? t.late(due) : t.states[state];
  return <Tag tone={tones[state]}>{label}</Tag>;
}

function RowCard({ row }: { row: CashRow }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <Holder row={row} />
        <State row={row} />
      </p>
      <p className={css.line}>
        <span className={css.small}>{t.dayAndDelivered(formatDay(row.day, language), row.delivered)}</span>
        {row.counted !== null && (
          <b>
            <MoneyCell amount={row.counted} /> <span className={css.small}>{t.currency}</span>
          </b>
        )}
        {row.difference !== 0 && <Difference row={row} />}
      </p>
    </div>
  );
}

export { CashPage as Page };
