import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { orders as t } from '#texts/orders';
import { statuses } from '#texts/statuses';
import type { OrderStatus } from '../../../shop/orders/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { callFrom } from '../../client/call-from.ts';
import type { Caller } from '../../client/caller.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { ContentFailure } from '../failures/load-failure.tsx';
import { Head } from '../head.tsx';
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
  return readOrders(call, status, page).catch((error: unknown) => noOrders(error, status));
}

async function readOrders(call: Caller, status: OrderStatus | undefined, page: number) {
  const first = await call('getAllOrders', { status: status ?? 'pending', page, limit: perPage });
  const filled = tabs.find((tab) => first.counts[tab] > 0);
  if (status || first.counts.pending > 0 || !filled)
    return { ...first, status: status ?? ('pending' as const), failed: false };
  const orders = await call('getAllOrders', { status: filled, page, limit: perPage });
  return { ...orders, status: filled, failed: false };
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
  return { orders: [], pagination, counts, status, failed: true };
}

export function Component() {
  const { orders, counts, pagination, status, failed } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Head title={t.title} noIndex />
      <h1 className={`display ${css.title}`}>{t.title}</h1>
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
          title={t.none}
          text={t.noneIn[status]}
          action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
        />
      ) : (
        <ul className={css.orders}>
          {orders.map((order) => (
            <li key={order._id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={pagination.page}
        pages={pagination.totalPages}
        to={(page) => `${pathOf(status)}${page > 1 ? `&page=${page}` : ''}`}
      />
    </div>
  );
}

const pathOf = (status: OrderStatus) => `/orders?status=${status}`;
