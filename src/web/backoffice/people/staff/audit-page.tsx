import type { FormEvent, ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { settings } from '#texts/settings';
import { staff as t } from '#texts/staff';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { auditTopics } from '../../../../shop/people/staff/audit-subjects.ts';
import type { AuditLine } from '../../../../shop/people/staff/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { hasPeriodInOrder, PeriodFields } from '../../ui/fields/period-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { type AppliedFilter, type Column, ResourceList } from '../../ui/resource-list.tsx';
import { AuditChanges } from './audit-changes.tsx';
import css from './staff.module.css';

const filterNames = ['actor', 'topic', 'subject', 'from', 'to'] as const;

/** The filter in the address, as the calls take it. */
function filterOf(query: URLSearchParams) {
  const given = (name: (typeof filterNames)[number]) => query.get(name) || undefined;
  const topic = keysOf(auditTopics).find((each) => each === query.get('topic'));
  return { topic, actor: given('actor'), subject: given('subject'), from: given('from'), to: given('to') };
}

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('listAudit', { ...filterOf(query), ...(before !== null && { before: Number(before) }) });
});

const columns: readonly Column<AuditLine>[] = [
  { id: 'at', head: t.when, cell: (line) => formatMoment(line.at, language) },
  { id: 'actor', head: t.who, cell: (line) => <Actor line={line} /> },
  { id: 'action', head: t.what, cell: (line) => t.actions[line.action] },
  { id: 'thing', head: t.thing, cell: (line) => <Thing line={line} /> },
  { id: 'changes', head: t.changes, cell: (line) => <AuditChanges line={line} /> },
];

/** What the staff did, newest first; it cannot be changed. */
function AuditPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const { actors } = data;
  const filters = filterNames.flatMap((name): AppliedFilter[] => {
    const value = query.get(name);
    if (value === null || value === '') return [];
    return [{ name, label: labelOf(name, value, data) }];
  });
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hasPeriodInOrder(event.currentTarget)) return;
    const next = new URLSearchParams(query);
    next.delete('before');
    for (const [name, value] of fieldTexts(event.currentTarget))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setQuery(next);
  };
  const files = <ExportButtons read={async (format) => ask('exportAudit', { ...filterOf(query), format })} />;
  return (
    <Page title={t.auditTitle} layout="list" actions={files}>
      {!data.chainOk && <Banner tone="error">{t.chainBroken}</Banner>}
      {data.chainOk && data.missedAt !== null && (
        <Banner>{t.chainUnchecked(formatMoment(data.missedAt, language))}</Banner>
      )}
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
            <Choice name="actor" label={t.who} chosen={query.get('actor')}>
              {actors.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Choice>
            <Choice name="topic" label={t.about} chosen={query.get('topic')}>
              {keysOf(auditTopics).map((topic) => (
                <option key={topic} value={topic}>
                  {consoleWords[topic]}
                </option>
              ))}
            </Choice>
            <PeriodFields
              labels={{ from: t.from, to: t.until }}
              from={query.get('from')}
              to={query.get('to')}
            />
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
      <Thing line={line} />
      <AuditChanges line={line} />
      <p className={css.seen}>{formatMoment(line.at, language)}</p>
    </div>
  );
}

const Actor = ({ line: { actor } }: { line: AuditLine }) => <bdi>{actor?.name ?? t.unknown}</bdi>;

const pathOf: Readonly<Record<NonNullable<AuditLine['thing']>['kind'], string>> = {
  order: '/orders',
  return: '/returns',
  product: '/products',
  review: '/products',
  coupon: '/coupons',
  content: '/content',
  news: '/content/news',
  customer: '/customers',
  member: '/settings/staff',
  text: '/content/texts',
};

/** What the line is about, with its page; of a closed day, the day. */
function Thing({ line: { thing, subject } }: { line: AuditLine }) {
  if (thing === null)
    return /^\d{4}-\d{2}-\d{2}$/.test(subject) ? <span>{formatDate(subject, language)}</span> : null;
  const { kind, _id, name } = thing;
  return (
    <Link className="text-link" to={`${pathOf[kind]}/${_id}`}>
      {kind === 'order' || kind === 'return' ? <OrderNumber number={name} /> : <bdi>{name || t.noName}</bdi>}
    </Link>
  );
}

type ChoiceProps = { name: string; label: string; chosen: string | null; children: ReactNode };

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <SelectField compact name={name} label={label} defaultValue={chosen ?? ''}>
      <option value="">{t.everything}</option>
      {children}
    </SelectField>
  );
}

function labelOf(
  name: (typeof filterNames)[number],
  value: string,
  { actors, entries }: Pick<ConsoleDataOf<'listAudit'>, 'actors' | 'entries'>,
): string {
  if (name === 'from' || name === 'to')
    return `${name === 'from' ? t.from : t.until} ${formatDate(value, language)}`;
  if (name === 'topic') {
    const topic = keysOf(auditTopics).find((each) => each === value);
    return topic === undefined ? value : consoleWords[topic];
  }
  if (name === 'actor') return actors.find(({ _id }) => _id === value)?.name ?? t.unknown;
  if (value === 'settings') return settings.title;
  const thing = entries.find(({ subject }) => subject === value)?.thing;
  return thing?.name || t.oneThing;
}

export { AuditPage as Page };
