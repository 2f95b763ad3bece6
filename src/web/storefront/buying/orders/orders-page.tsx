import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { orders as t } from '#texts/orders';
import { statuses } from '#texts/statuses';
import type { OrderStatus } from '../../../../shop/buying/orders/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import type { Caller } from '../../../client/caller.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { TabLinks } from '../../../ui/buttons/tab-links.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MorePager, useMorePages } from '../../catalog/search/list/more-pager.tsx';
import { ContentFailure } from '../../failures/load-failure.tsx';
import { Head } from '../../head.tsx';
import { OrderCard } from './order-card.tsx';
import css from './orders-page.module.css';

const perPage = 10;

/** The tabs, in the order of an order's life (specification section 2). */
const tabs = [
  'pending',
  'inProgress',
  'inDelivery',
  'delivered',
  'returns',
  'completed',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** The tab in the URL; by default the first that is not empty. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const search = new URL(request.url).searchParams;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const status = tabs.find((tab) => tab === search.get('status'));
  const asked = search.get('search')?.trim() ?? '';
  const reading = asked === '' ? readOrders(call, status, page) : findOrders(call, asked, page);
  return reading.catch((error: unknown) => noOrders(error, status));
}

/** What a search finds, whatever its status. */
async function findOrders(call: Caller, search: string, page: number) {
  const found = await call('getAllOrders', { search, page, limit: perPage });
  return { ...found, status: null, search, failed: false };
}

async function readOrders(call: Caller, status: OrderStatus | undefined, page: number) {
  const first = await call('getAllOrders', { status: status ?? 'pending', page, limit: perPage });
  const filled = tabs.find((tab) => first.counts[tab] > 0);
  if (status || first.counts.pending > 0 || !filled)
    return { ...first, status: status ?? ('pending' as const), search: '', failed: false };
  const orders = await call('getAllOrders', { status: filled, page, limit: perPage });
  return { ...orders, status: filled, search: '', failed: false };
}

/** A failed load shows an empty list with a message (specification section 8); 4xx go to the guard. */
function noOrders(error: unknown, status: OrderStatus = 'pending'): Awaited<ReturnType<typeof readOrders>> {
  if (!(error instanceof CallError) || (error.status >= 400 && error.status < 500)) throw error;
  const pagination = { page: 1, limit: perPage, totalItems: 0, totalPages: 0 };
  const counts = {
    pending: 0,
    inProgress: 0,
    inDelivery: 0,
    delivered: 0,
    returns: 0,
    completed: 0,
    canceled: 0,
  };
  return { orders: [], pagination, counts, status, search: '', failed: true };
}

type List = Awaited<ReturnType<typeof readOrders>> | Awaited<ReturnType<typeof findOrders>>;

export function Component() {
  const list: List = useLoaderData<typeof loader>();
  const { orders, counts, pagination, status, search, failed } = list;
  return (
    <div className="wrap">
      <Head title={t.title} noIndex />
      <h1 className={`display ${css.title}`}>{t.title}</h1>
      <Search search={search} />
      <TabLinks
        label={t.tabs}
        tabs={tabs.map((tab) => ({
          to: pathOf(tab),
          label: statuses.orders[tab],
          ...(!failed && { count: counts[tab] }),
          current: tab === status,
        }))}
      />
      {failed ? (
        <ContentFailure title={t.notRead} text={t.notReadText} />
      ) : orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={status === null ? t.noneFound(search) : t.none}
          text={status === null ? t.noneFoundText : t.noneIn[status]}
          action={
            status === null ? (
              <ButtonLink to="/orders">{t.allOrders}</ButtonLink>
            ) : (
              <ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>
            )
          }
        />
      ) : (
        <OrderPages key={pageOf(list, pagination.page)} list={list} />
      )}
    </div>
  );
}

/** The orders of a page, and on phones those added below. */
function OrderPages({ list }: { list: List }) {
  const { pagination, status, search } = list;
  const more = useMorePages<List>(
    ({ length }) => {
      const page = pagination.page + length + 1;
      return status === null ? findOrders(call, search, page) : readOrders(call, status, page);
    },
    ({ orders: [first] }) => first && `/order/${first._id}`,
  );
  const page = pagination.page + more.pages.length;
  const orders = new Map(
    [list, ...more.pages].flatMap((one) => one.orders.map((order) => [order._id, order])),
  );
  return (
    <div ref={more.list}>
      <ul className={css.orders}>
        {[...orders.values()].map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <MorePager
        page={page}
        pages={pagination.totalPages}
        to={(at) => pageOf(list, at)}
        more={t.nextSome(Math.min(perPage, pagination.totalItems - page * perPage))}
        busy={more.busy}
        onMore={more.add}
      />
    </div>
  );
}

/** A plain form: it works before the page's script does. */
function Search({ search }: { search: string }) {
  return (
    <Form role="search" action="/orders" key={search} className={css.search}>
      <TextField
        compact
        type="search"
        icon="search"
        name="search"
        label={t.searchLabel}
        hint={t.searchHint}
        maxLength={60}
        defaultValue={search}
      />
    </Form>
  );
}

function pageOf({ status, search }: List, page: number): string {
  const path = status === null ? `/orders?search=${encodeURIComponent(search)}` : pathOf(status);
  return page > 1 ? `${path}&page=${page}` : path;
}

const pathOf = (status: OrderStatus) => `/orders?status=${status}`;
