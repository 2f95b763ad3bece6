import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { dateField } from '#texts/date-field';
import { invoices as t } from '#texts/invoices';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { Invoice } from '../../../../shop/money/invoices/contract.ts';
import { MOST_INVOICES } from '../../../../shop/money/invoices/invoice.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonContent, buttonClass } from '../../../ui/buttons/button-look.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { hasPeriodInOrder, PeriodFields } from '../../ui/fields/period-fields.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Page } from '../../ui/page.tsx';
import { PeriodLinks } from '../../ui/period-links.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { type AppliedFilter, ResourceList } from '../../ui/resource-list.tsx';
import { useSelection, type Selection } from '../../ui/selection.ts';
import { columns, InvoiceCard } from './invoice-cells.tsx';
import css from './invoices.module.css';

/** The filter in the address, as the calls take it. */
function filterOf(query: URLSearchParams) {
  const series = query.get('series');
  return {
    search: query.get('search') ?? undefined,
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    series: (['invoice', 'credit'] as const).find((name) => name === series),
  };
}

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  return ask('listInvoices', { ...filterOf(query), before: query.get('before') ?? undefined });
});

/** Invoices and credit notes: searched by number, order and period, printed, exported, and canceled where one is wrong. */
function InvoicesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const selection = useSelection<Invoice>('invoices-ticked', ({ _id }) => _id, data.invoices);
  const applied: AppliedFilter[] = [
    ...(filter.search ? [{ name: 'search', label: t.searchFor(filter.search) }] : []),
    ...(['from', 'to'] as const).flatMap((name) => {
      const day = filter[name];
      return day ? [{ name, label: `${t[name]} ${formatDate(day, language)}` }] : [];
    }),
  ];
  const find = (form: HTMLFormElement) => {
    const next = fieldTexts(form);
    for (const [name, value] of fieldTexts(form)) if (value === '') next.delete(name);
    if (filter.series !== undefined) next.set('series', filter.series);
    setQuery(next);
  };
  const files = <ExportButtons read={async (format) => ask('exportInvoices', { ...filter, format })} />;
  return (
    <Page title={t.title} layout="list" actions={files}>
      {data.gaps.length > 0 && <Banner tone="error">{t.gaps(data.gaps.join(' · '))}</Banner>}
      <PeriodLinks from={filter.from} to={filter.to} />
      <Sums sums={data.sums} />
      <ResourceList
        label={t.title}
        rows={data.invoices}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={InvoiceCard}
        nameOf={({ number }) => number}
        views={([null, 'invoice', 'credit'] as const).map((series) => ({
          id: series ?? 'all',
          label: series === null ? t.all : t.views[series],
          query: seriesQuery(query, series),
          isCurrent: (filter.series ?? null) === series,
        }))}
        filters={applied}
        search={
          <form
            key={query.toString()}
            role="search"
            className={css.find}
            onSubmit={(event) => {
              event.preventDefault();
              if (hasPeriodInOrder(event.currentTarget)) find(event.currentTarget);
            }}
          >
            <SearchField
              name="search"
              label={t.search}
              placeholder={t.search}
              maxLength={40}
              defaultValue={filter.search}
            />
            <PhoneFold label={dateField.otherDays} icon="calendar">
              <PeriodFields labels={t} from={filter.from} to={filter.to} />
              <Button type="submit" tone="secondary" small icon="search">
                {t.show}
              </Button>
            </PhoneFold>
          </form>
        }
        asOf={asOf}
        next={data.next}
        selection={selection}
        empty={{ icon: 'file-text', title: t.empty, text: t.emptyText }}
      />
      <PrintBar selection={selection} />
    </Page>
  );
}

function seriesQuery(query: URLSearchParams, series: string | null): string {
  const next = new URLSearchParams(query);
  next.delete('before');
  next.delete('series');
  if (series !== null) next.set('series', series);
  return next.toString();
}

/** The sums of the filtered invoices over all pages. */
function Sums({ sums }: Pick<ConsoleDataOf<'listInvoices'>, 'sums'>) {
  const { invoices, invoiced, credits, credited } = sums;
  const rows = [
    [t.net, invoiced - credited, null],
    [t.invoiced, invoiced, t.count(invoices)],
    [t.credited, -credited, t.creditCount(credits)],
  ] as const;
  return (
    <dl className={css.sums}>
      {rows.map(([label, amount, note], place) => (
        <div key={label} className={place === 0 ? css.net : undefined}>
          <dt>{label}</dt>
          <dd>
            <MoneyCell amount={amount} />
            <small>{t.currency}</small>
          </dd>
          {note !== null && <dd className={css.quiet}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export { InvoicesPage as Page };

/** Prints the ticked invoices as one PDF. */
function PrintBar({ selection }: { selection: Selection<Invoice> }) {
  const ids = [...selection.rows.keys()];
  if (ids.length === 0) return null;
  const printed = ids.slice(0, MOST_INVOICES);
  return (
    <section className={css.bar} aria-label={t.ticked(ids.length)}>
      <p role="status">
        <b>{t.ticked(ids.length)}</b> {ids.length > MOST_INVOICES && t.most(MOST_INVOICES)}
      </p>
      <a
        className={buttonClass({ small: true })}
        href={`/api/console/v1/invoices/print?ids=${printed.join(',')}&lang=${language}`}
        target="_blank"
        rel="noreferrer"
      >
        <ButtonContent look={{ icon: 'printer' }}>{t.print(printed.length)}</ButtonContent>
      </a>
      <button type="button" className={css.close} aria-label={t.untick} onClick={() => selection.set([])}>
        <Icon name="x" />
      </button>
    </section>
  );
}
