import { type ChangeEvent, useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { MOST_IN_BULK } from '../../../shop/fulfilment/bulk-steps.ts';
import type { OrderInList } from '../../../shop/fulfilment/contract.ts';
import {
  MOST_COUNTED,
  type OrderView,
  orderViews,
  isOldestFirst,
} from '../../../shop/fulfilment/order-views.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Money } from '../../ui/price.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ask } from '../client/ask.ts';
import { cacheLast } from '../client/cache-last.ts';
import { may, useMe } from '../layout/me.ts';
import { orderNumberText } from '../ui/cells/order-number.tsx';
import { NewsPill } from '../ui/news-pill.tsx';
import { Page } from '../ui/page.tsx';
import { type AppliedFilter, type ListView, ResourceList } from '../ui/resource-list.tsx';
import { useSelection } from '../ui/selection.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import css from './fulfilment.module.css';
import { OrderCard, orderColumns } from './order-row.tsx';

const SEARCH_WAIT_MS = 300;
/** Views that have a tab even where they are empty. */
const steady: readonly OrderView[] = [
  'all',
  'toConfirm',
  'toPick',
  'packed',
  'withCouriers',
  'withCompanies',
];

const viewOf = (query: URLSearchParams): OrderView =>
  orderViews.find((view) => view === query.get('view')) ?? 'all';

function questionOf(query: URLSearchParams) {
  const given = (name: string) => query.get(name) ?? undefined;
  const sort = (['oldest', 'newest'] as const).find((each) => each === query.get('sort'));
  return {
    view: viewOf(query),
    search: given('search'),
    city: given('city'),
    courier: given('courier'),
    sort,
  };
}

/** All that a question finds, up to what one action takes. */
async function readAll(query: URLSearchParams): Promise<OrderInList[]> {
  const all: OrderInList[] = [];
  let after: string | undefined;
  do {
    const page = await ask('listOrders', { ...questionOf(query), after });
    all.push(...page.orders);
    after = page.next ?? undefined;
  } while (after !== undefined && all.length < MOST_IN_BULK);
  return all.slice(0, MOST_IN_BULK);
}

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const [list, couriers] = await Promise.all([
    ask('listOrders', { ...questionOf(query), after: query.get('before') ?? undefined }),
    // Not every role may read who carries: their list has no filter by courier.
    ask('listCarriers').then(
      (carriers) => carriers.couriers,
      () => [],
    ),
  ]);
  return { list, couriers };
});

/** The orders: a tab for each view, a search, and each row's next step. */
function OrdersPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { orders, next, views, sum } = data.list;
  const me = useMe();
  const mayAct = may(me, 'changeOrders') || may(me, 'packOrders');
  const current = viewOf(query);
  const tabs = orderViews
    .filter((view) => steady.includes(view) || view === current || (views?.[view] ?? 0) > 0)
    .map((view): ListView => ({
      id: view,
      label: t.views[view],
      count: shownCount(views?.[view] ?? 0),
      query: view === 'all' ? '' : `view=${view}`,
      isCurrent: view === current,
    }));
  const courier = query.get('courier');
  const filters: AppliedFilter[] = [
    chip('search', query.get('search'), t.searchedFor),
    chip('city', query.get('city'), (city) => city),
    chip('courier', courier, (id) => data.couriers.find(({ _id }) => _id === id)?.name ?? t.courier),
  ].filter((each) => each !== null);
  const selection = useSelection<OrderInList>('orders-ticked', ({ _id }) => _id, orders);
  return (
    <Page
      title={t.title}
      total={sum && countText(sum.orders)}
      layout="list"
      actions={
        may(me, 'changeOrders') && (
          <ButtonLink to="/orders/new" tone="secondary" small icon="plus">
            {t.newOrder}
          </ButtonLink>
        )
      }
    >
      <NewsPill newOnly shown={new Map(orders.map(({ _id, version }) => [_id, version]))} />
      <ResourceList
        label={t.title}
        rows={orders}
        keyOf={({ _id }) => _id}
        columns={orderColumns}
        Card={OrderCard}
        linkOf={({ number }) => `/orders/${number}`}
        nameOf={({ number }) => orderNumberText(number)}
        views={tabs}
        filters={filters}
        search={<Tools couriers={data.couriers} isOldest={isOldestFirst(current)} />}
        sum={sum && <Sum sum={sum} />}
        asOf={asOf}
        next={next}
        selection={mayAct ? selection : undefined}
        empty={
          current === 'all'
            ? { icon: 'shopping-bag', title: t.noOrders, text: t.noOrdersText }
            : { icon: 'circle-check', title: t.noneHere }
        }
      />
      {mayAct && (
        <BulkBar
          selection={selection}
          couriers={data.couriers}
          found={sum?.orders ?? 0}
          readAll={async () => readAll(query)}
        />
      )}
    </Page>
  );
}

const countText = (orders: number) => t.count(Math.min(orders, MOST_COUNTED), orders > MOST_COUNTED);

const shownCount = (orders: number) =>
  orders > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en')}+` : orders.toLocaleString('en');

function chip(name: string, value: string | null, label: (value: string) => string): AppliedFilter | null {
  return value === null || value === '' ? null : { name, label: label(value) };
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

function Sum({ sum: { orders, canceled, cash } }: { sum: NonNullable<Loaded['list']['sum']> }) {
  return (
    <>
      {countText(orders)}
      {cash !== null && (
        <>
          {' · '}
          <b>
            <Money amount={cash} />
          </b>{' '}
          {t.sumOf}
          {canceled > 0 && ` · ${t.canceledOut(canceled)}`}
        </>
      )}
    </>
  );
}

/** Search, courier and sort; each is written into the address, the search once typing rests. */
function Tools({ couriers, isOldest }: { couriers: Loaded['couriers']; isOldest: boolean }) {
  const [query, setQuery] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = query.get('search') ?? '';
  // Back and the chips change the address under the field.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = typed;
  }, [typed]);
  const set = (name: string, value: string) => {
    clearTimeout(timer.current);
    const changed = new URLSearchParams(query);
    changed.delete('before');
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    setQuery(changed, { replace: name === 'search' });
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const value = event.currentTarget.value.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set('search', value), SEARCH_WAIT_MS);
  };
  return (
    <form
      role="search"
      className={css.tools}
      onSubmit={(event) => {
        event.preventDefault();
        set('search', field.current?.value.trim() ?? '');
      }}
    >
      <TextField
        ref={field}
        compact
        hideLabel
        type="search"
        icon="search"
        name="search"
        label={t.search}
        placeholder={t.search}
        maxLength={100}
        defaultValue={typed}
        onChange={type}
      />
      {couriers.length > 0 && (
        <SelectField
          compact
          hideLabel
          label={t.courier}
          value={query.get('courier') ?? ''}
          onChange={(event) => set('courier', event.currentTarget.value)}
        >
          <option value="">{t.anyCourier}</option>
          {couriers.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        compact
        hideLabel
        label={t.sort}
        value={query.get('sort') ?? (isOldest ? 'oldest' : 'newest')}
        onChange={(event) => set('sort', event.currentTarget.value)}
      >
        <option value="oldest">{t.oldest}</option>
        <option value="newest">{t.newest}</option>
      </SelectField>
    </form>
  );
}

export { OrdersPage as Page };
