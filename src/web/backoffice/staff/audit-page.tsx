import type { FormEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { settings } from '#texts/settings';
import { staff as t } from '#texts/staff';
import type { AuditLine } from '../../../shop/staff/contract.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { fieldTexts } from '../../client/forms/form-fields.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Page } from '../ui/page.tsx';
import { type AppliedFilter, type Column, ResourceList } from '../ui/resource-list.tsx';
import { AuditChanges } from './audit-changes.tsx';
import css from './staff.module.css';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const given = Object.fromEntries(
    ['actor', 'subject', 'from', 'to'].map((name) => [name, query.get(name) ?? undefined]),
  );
  const before = query.get('before');
  return ask('listAudit', { ...given, ...(before !== null && { before: Number(before) }) });
});

const columns: readonly Column<AuditLine>[] = [
  { id: 'at', head: t.when, cell: ({ at }) => formatMoment(at, language) },
  { id: 'actor', head: t.who, cell: (line) => <Actor line={line} /> },
  { id: 'action', head: t.what, cell: ({ action }) => t.actions[action] },
  { id: 'changes', head: t.changes, cell: (line) => <AuditChanges line={line} /> },
];

/** What the staff did, newest first; it cannot be changed. */
function AuditPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const filters = (['actor', 'subject', 'from', 'to'] as const).flatMap((name): AppliedFilter[] => {
    const value = query.get(name);
    if (value === null || value === '') return [];
    return [{ name, label: labelOf(name, value, data.entries) }];
  });
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = new URLSearchParams(query);
    next.delete('before');
    for (const [name, value] of fieldTexts(event.currentTarget))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setQuery(next);
  };
  return (
    <Page title={t.auditTitle} layout="list">
      {!data.chainOk && <Banner tone="error">{t.chainBroken}</Banner>}
      {data.chainOk && data.checkedAt !== null && (
        <p className={css.seen}>{t.chainChecked(formatMoment(data.checkedAt, language))}</p>
      )}
      <ResourceList
        label={t.auditTitle}
        rows={data.entries}
        keyOf={({ _id }) => String(_id)}
        columns={columns}
        Card={LineCard}
        filters={filters}
        search={
          <form key={query.toString()} className={css.filters} onSubmit={filter}>
            <DateField
              compact

              name="from"
              label={t.from}
              defaultValue={query.get('from') ?? ''}
            />
            <DateField compact name="to" label={t.until} defaultValue={query.get('to') ?? ''} />
            <Button type="submit" tone="secondary" small icon="search">
              {t.show}
            </Button>
          </form>
        }
        asOf={asOf}
        next={data.next === null ? null : String(data.next)}
        empty={{ icon: 'clock', title: t.auditEmpty }}
      />
    </Page>
  );
}

function LineCard({ row: line }: { row: AuditLine }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b>{t.actions[line.action]}</b>
        <Actor line={line} />
      </p>
      <AuditChanges line={line} />
      <p className={css.seen}>{formatMoment(line.at, language)}</p>
    </div>
  );
}

const Actor = ({ line: { actor } }: { line: AuditLine }) => <bdi>{actor?.name ?? t.unknown}</bdi>;

function labelOf(
  name: 'actor' | 'subject' | 'from' | 'to',
  value: string,
  lines: readonly AuditLine[],
): string {
  if (name === 'from' || name === 'to')
    return `${name === 'from' ? t.from : t.until} ${formatDate(value, language)}`;
  if (value === 'settings') return settings.title;
  return lines.find(({ actor }) => actor?._id === value)?.actor?.name ?? value;
}

export { AuditPage as Page };
