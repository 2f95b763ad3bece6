import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { orders as t } from '#texts/orders';
import { statuses } from '#texts/statuses';
import type { OrderStatus } from '../../../shop/orders/contract.ts';
import { callFrom } from '../../client/call-from.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
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

/** The tab in the address; without one the first that holds something. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const search = new URL(request.url).searchParams;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const asked = tabs.find((tab) => tab === search.get('status'));
  const first = await call('getAllOrders', { status: asked ?? 'pending', page, limit: perPage });
  const filled = tabs.find((tab) => first.counts[tab] > 0);
  if (asked || first.counts.pending > 0 || !filled)
    return { ...first, status: asked ?? ('pending' as const) };
  return { ...(await call('getAllOrders', { status: filled, page, limit: perPage })), status: filled };
}

export function Component() {
  const { orders, counts, pagination, status } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Head title={t.title} noIndex />
      <h1 className={`display ${css.title}`}>{t.title}</h1>
      <TabLinks
        label={t.tabs}
        tabs={tabs.map((tab) => ({
          to: pathOf(tab),
          label: statuses.orders[tab],
          count: counts[tab],
          current: tab === status,
        }))}
      />
      {orders.length === 0 ? (
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
