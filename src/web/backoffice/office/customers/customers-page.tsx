import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { customerImport } from '#texts/customer-import';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import { formatNumber } from '../../../../shop/money.ts';
import type { CustomerInList } from '../../../../shop/office/customers/contract.ts';
import {
  type CustomerView,
  customerViews,
  MOST_LIMITED,
} from '../../../../shop/office/customers/customer-views.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useMe } from '../../layout/me.ts';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import css from './customers.module.css';
import { Level } from './level.tsx';

const viewOf = (query: URLSearchParams): CustomerView =>
  customerViews.find((view) => view === query.get('view')) ?? 'all';

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  return ask('listCustomers', {
    view: viewOf(query),
    search: query.get('search') ?? undefined,
    after: query.get('before') ?? undefined,
  });
});

const columns: readonly Column<CustomerInList>[] = [
  {
    id: 'name',
    head: t.name,
    cell: ({ name, phone }) => (
      <span className={css.pair}>
        <bdi>{name || t.nameless}</bdi>
        <small>
          <PhoneCell phone={phone} />
        </small>
      </span>
    ),
  },
  { id: 'city', head: t.city, cell: ({ city }) => <bdi>{city}</bdi> },
  { id: 'level', head: t.level, cell: ({ level }) => <Level level={level} /> },
  { id: 'orders', head: t.orders, isNumber: true, cell: ({ orders }) => formatNumber(orders) },
  { id: 'refused', head: t.refused, isNumber: true, cell: ({ refused }) => formatNumber(refused) },
  { id: 'last', head: t.lastOrder, cell: ({ lastOrderAt }) => lastOrder(lastOrderAt) },
  { id: 'due', head: t.due, cell: (row) => <Due row={row} /> },
];

const lastOrder = (at: string | null) => (at === null ? t.never : formatDate(at, language));

/** The customers by their last order. */
function CustomersPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const search = query.get('search');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = fieldText(event.currentTarget, 'search');
    setQuery({ ...(view !== 'all' && { view }), ...(text !== '' && { search: text }) });
  };
  return (
    <Page
      title={t.title}
      layout="list"
      actions={
        me.rights.serveCustomers === 'all' && (
          <ButtonLink to="/customers/import" tone="secondary" small icon="plus">
            {customerImport.title}
          </ButtonLink>
        )
      }
    >
      <ResourceList
        label={t.title}
        rows={data.customers}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={CustomerCard}
        linkOf={({ _id }) => `/customers/${_id}`}
        nameOf={({ name }) => name || t.nameless}
        views={[
          ...customerViews.map((each) => ({
            id: each,
            label: t.views[each],
            ...(each !== 'all' && { count: limitedText(data.counts[each]) }),
            query: each === 'all' ? '' : `view=${each}`,
            isCurrent: each === view,
          })),
          {
            id: 'cases',
            label: t.caseViews.due,
            count: data.counts.cases,
            path: '/customers/cases',
            query: '',
            isCurrent: false,
          },
        ]}
        filters={search === null ? [] : [{ name: 'search', label: t.found(search) }]}
        search={
          <form role="search" className={css.search} onSubmit={find}>
            <SearchField
              key={search}
              name="search"
              label={t.search}
              placeholder={t.search}
              maxLength={100}
              defaultValue={search ?? ''}
            />
            <Button small tone="secondary" type="submit">
              {t.find}
            </Button>
          </form>
        }
        asOf={asOf}
        next={data.next}
        empty={{ icon: 'user-round', title: t.nobody, text: t.nobodyText }}
      />
    </Page>
  );
}

const limitedText = (count: number) =>
  count > MOST_LIMITED ? `${formatNumber(MOST_LIMITED)}+` : formatNumber(count);

function Due({ row: { dueAt, openCases } }: { row: CustomerInList }) {
  const [now] = useState(() => Date.now());
  if (dueAt === null) return null;
  if (new Date(dueAt).getTime() < now) return <Tag tone="danger">{t.late}</Tag>;
  return (
    <span className={css.pair}>
      <span>{formatMoment(dueAt, language)}</span>
      <small>{t.openCases(openCases)}</small>
    </span>
  );
}

function CustomerCard({ row }: { row: CustomerInList }) {
  const { name, phone, city, level, orders, refused, dueAt } = row;
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b dir="auto">{name || t.nameless}</b>
        <Level level={level} />
      </p>
      <p className={css.quiet}>
        <PhoneCell phone={phone} /> · <bdi>{city}</bdi>
      </p>
      <p className={css.quiet}>
        {t.orders}: {formatNumber(orders)} · {t.refused}: {formatNumber(refused)}
      </p>
      {dueAt !== null && (
        <p className={css.line}>
          {t.due} <Due row={row} />
        </p>
      )}
    </div>
  );
}

export { CustomersPage as Page };
