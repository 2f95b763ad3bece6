import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { broughtBy, channels, sources } from '#texts/channels';
import { consoleOrders as t } from '#texts/console-orders';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { channels as channelNames } from '../../../../shop/buying/orders/status.ts';
import { MOST_IN_BULK } from '../../../../shop/delivery/fulfilment/bulk-steps.ts';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import {
  MOST_COUNTED,
  type OrderView,
  orderViews,
  isOldestFirst,
} from '../../../../shop/delivery/fulfilment/order-views.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { askedSources } from '../../../../shop/visit-source.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { may, useMe } from '../../layout/me.ts';
import { NewsPill } from '../../ui/news-pill.tsx';
import { Page } from '../../ui/page.tsx';
import { type AppliedFilter, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { useSelection } from '../../ui/selection.ts';
import { useWide } from '../../ui/use-wide.ts';
import { OrdersBulkBar } from './bulk/orders-bulk-bar.tsx';
import { OrderTools, placeName } from './list/order-tools.tsx';
import { storeTrail } from './list/order-trail.ts';
import { SaveView, savedTabs, shownCount } from './list/save-view.tsx';
import { useCouriers } from './list/use-couriers.ts';
import { useViewCounts } from './list/use-view-counts.ts';
import { OrderCard, orderColumns, PlainOrderCard, seesWho } from './order-row.tsx';

/** Views that have a tab even where they are empty. */
const steady: readonly OrderView[] = [
  'all',
  'toConfirm',
  'toPick',
  'packed',
  'withCouriers',
  'withCompanies',
];

/** Their orders have one state each, which their tabs name. */
const ofOneState: ReadonlySet<OrderView> = new Set<OrderView>(['toConfirm', 'short', 'packed', 'postponed']);

const viewOf = (query: URLSearchParams): OrderView =>
  orderViews.find((view) => view === query.get('view')) ?? 'all';

function questionOf(query: URLSearchParams) {
  const given = (name: string) => query.get(name) ?? undefined;
  const sort = (['oldest', 'newest'] as const).find((each) => each === query.get('sort'));
  return {
    view: viewOf(query),
    search: given('search'),
    city: given('city'),
    area: given('area'),
    source: channelNames.find((each) => each === query.get('source')),
    cameFrom: askedSources.find((each) => each === query.get('cameFrom')),
    courier: given('courier'),
    sort,
  };
}

/** All orders of a filter, up to the limit of one bulk action. */
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
  const [list, { views }] = await Promise.all([
    ask('listOrders', { ...questionOf(query), after: query.get('before') ?? undefined }),
    ask('listViews'),
  ]);
  return { list, saved: views };
});

/** The orders: a tab for each view, a search, and each row's next step. */
function OrdersPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { orders, next, views, sum } = data.list;
  const me = useMe();
  const couriers = useCouriers();
  const isWide = useWide();
  const mayAct = may(me, 'changeOrders') || may(me, 'packOrders');
  const current = viewOf(query);
  const saved = savedTabs(data.saved, useViewCounts(data.saved), query);
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  const tabs = orderViews
    .filter((view) => steady.includes(view) || view === current || (views?.[view] ?? 0) > 0)
    .map((view): ListView => ({
      id: view,
      label: t.views[view],
      count: shownCount(views?.[view] ?? 0),
      query: view === 'all' ? '' : `view=${view}`,
      isCurrent: view === current && !isSaved,
    }));
  const courier = query.get('courier');
  const filters: AppliedFilter[] = [
    chip('search', query.get('search'), t.searchedFor),
    chip('city', query.get('city'), (city) => placeName(city)),
    chip('area', query.get('area'), (area) => placeName(query.get('city'), area)),
    chip('source', query.get('source'), (source) => (isKeyOf(channels, source) ? channels[source] : source)),
    chip('cameFrom', query.get('cameFrom'), (source) =>
      broughtBy.source(isKeyOf(sources, source) ? sources[source] : source),
    ),
    chip('courier', courier, (id) => couriers.find(({ _id }) => _id === id)?.name ?? t.courier),
  ].filter((each) => each !== null);
  const tab = saved.find(({ isCurrent }) => isCurrent)?.label ?? t.views[current];
  useEffect(() => {
    const total = sum === null || sum.orders > MOST_COUNTED ? null : sum.orders;
    const numbers = orders.map(({ number }) => number);
    storeTrail({ path: `/orders?${query}`, name: tab, numbers, isFromStart: true, next, total });
  }, [orders, next, query, sum, tab]);
  const selection = useSelection<OrderInList>('orders-ticked', ({ _id }) => _id, orders);
  return (
    <Page
      title={t.title}
      total={sum && countText(sum.orders)}
      layout="list"
      actions={
        <>
          {isWide && (
            <ButtonLink small tone="quiet" icon="layout-grid" to={`/orders/board?${query}`}>
              {t.asBoard}
            </ButtonLink>
          )}
          {may(me, 'changeOrders') && (
            <ButtonLink to="/orders/new" tone="secondary" small icon="plus">
              {t.newOrder}
            </ButtonLink>
          )}
        </>
      }
    >
      <NewsPill newOnly shown={new Map(orders.map(({ _id, version }) => [_id, version]))} />
      <ResourceList
        label={t.title}
        rows={orders}
        keyOf={({ _id }) => _id}
        columns={orderColumns.filter(({ id }) => id !== 'customer' || orders.some(seesWho))}
        Card={ofOneState.has(current) ? PlainOrderCard : OrderCard}
        linkOf={({ number }) => `/orders/${number}`}
        nameOf={({ number }) => orderNumberText(number)}
        views={[...tabs.slice(0, 1), ...saved, ...tabs.slice(1)]}
        filters={filters}
        search={
          <>
            <OrderTools couriers={couriers} isOldest={isOldestFirst(current)} />
            <SaveView views={data.saved} />
          </>
        }
        sum={sum && <Sum sum={sum} isShort={!isWide} />}
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
        <OrdersBulkBar
          selection={selection}
          couriers={couriers}
          found={sum?.orders ?? 0}
          readAll={async () => readAll(query)}
        />
      )}
    </Page>
  );
}

const countText = (orders: number) => t.count(Math.min(orders, MOST_COUNTED), orders > MOST_COUNTED);

function chip(name: string, value: string | null, label: (value: string) => string): AppliedFilter | null {
  return value === null || value === '' ? null : { name, label: label(value) };
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

type SumProps = {
  sum: NonNullable<Loaded['list']['sum']>;
  /** The page's head says how many orders there are. */
  isShort: boolean;
};

function Sum({ sum: { orders, canceled, tests, cash }, isShort }: SumProps) {
  return (
    <>
      {!isShort && countText(orders)}
      {cash !== null && (
        <>
          {!isShort && ' · '}
          <b>
            <Money amount={cash} />
          </b>{' '}
          {t.sumOf}
          {canceled > 0 && ` · ${t.canceledOut(canceled)}`}
          {tests > 0 && ` · ${t.testsOut(tests)}`}
        </>
      )}
    </>
  );
}

export { OrdersPage as Page };
