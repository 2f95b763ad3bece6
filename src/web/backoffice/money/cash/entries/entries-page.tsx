import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import { accountText } from '../../../../../shop/money/cash/account-text.ts';
import { formatDay } from '../../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { ExportButtons } from '../../../ui/export-buttons.tsx';
import { Page } from '../../../ui/page.tsx';
import { PeriodLinks } from '../../../ui/period-links.tsx';
import { type AppliedFilter, ResourceList } from '../../../ui/resource-list.tsx';
import css from './entries.module.css';
import { filterOf, type Listed } from './entry-filter.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryCard, entryColumns, ListedEntries } from './entry-row.tsx';
import { EntrySums } from './entry-sums.tsx';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const filter = filterOf(query);
  const [list, { accounts }] = await Promise.all([
    ask('listCashEntries', { ...filter, after: query.get('before') ?? undefined }),
    ask('listCashAccounts'),
  ]);
  return { ...list, accounts, filter };
});

/** Every entry of the cash ledger with its lines: what moved, when, by whom, and why. */
function EntriesPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { entries, next, filter, sums } = data;
  const [query] = useSearchParams();
  const [today] = useState(() => storeDateOf(new Date()));
  const names = new Map(data.accounts.map(({ _id, name }) => [_id, name]));
  const nameOf = (account: string) => accountText(account, names.get(account) ?? null, t);
  const isNumberWrong = filter.order !== undefined && entries.length === 0;
  return (
    <Page
      title={t.entries}
      back="/cash"
      layout="list"
      actions={
        <ExportButtons read={async (format) => ask('exportCash', { kind: 'entries', format, ...filter })} />
      }
    >
      <p className={css.small}>
        {[periodText(filter), sums && t.entryCount(sums.entries)].filter(Boolean).join(' · ')}
      </p>
      <PeriodLinks from={filter.from} to={filter.to ?? today} />
      <EntryFilters
        key={query.toString()}
        data={data}
        nameOf={nameOf}
        orderError={isNumberWrong ? t.wrongOrderNumber : undefined}
      />
      {sums !== null && entries.length > 0 && <EntrySums sums={sums} data={data} nameOf={nameOf} />}
      <ListedEntries value={{ nameOf, account: filter.account, order: filter.order }}>
        <ResourceList
          label={t.entries}
          rows={entries}
          keyOf={({ _id }) => _id}
          columns={entryColumns}
          Card={EntryCard}
          filters={chipsOf(query, data, nameOf)}
          asOf={asOf}
          next={next}
          empty={{ icon: 'banknote', title: t.entriesEmpty }}
        />
        {entries.length > 0 && <p className={css.small}>{t.reversibleText}</p>}
      </ListedEntries>
    </Page>
  );
}

function periodText({ from, to }: Listed['filter']): string | undefined {
  if (from === undefined) return undefined;
  const first = formatDay(from, language);
  return to === undefined ? t.entriesSince(first) : t.period(first, formatDay(to, language));
}

function chipsOf(
  query: URLSearchParams,
  { actors, filter }: Listed,
  nameOf: (account: string) => string,
): AppliedFilter[] {
  const words: Record<string, (value: string) => string> = {
    from: (day) => `${t.from} ${formatDay(day, language)}`,
    to: (day) => `${t.to} ${formatDay(day, language)}`,
    account: nameOf,
    entryKind: (value) => (filter.entryKind === undefined ? value : t.kinds[filter.entryKind]),
    actor: (id) => actors.find(({ _id }) => _id === id)?.name ?? id,
    order: (number) => `${t.order} ${orderNumberText(number)}`,
    entry: () => t.oneEntry,
  };
  return Object.entries(words).flatMap(([name, label]) => {
    const value = query.get(name);
    return value ? [{ name, label: label(value) }] : [];
  });
}

export { EntriesPage as Page };
