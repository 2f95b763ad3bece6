import { type DragEvent, useEffect, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import type { ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { channels as channelNames } from '../../../../shop/buying/orders/status.ts';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/product/price.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useLiveRead } from '../../client/live.ts';
import { ageOf } from '../../ui/cells/age.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { StatusChip } from '../../ui/cells/status-chip.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './board-page.module.css';
import { OrderTools } from './list/order-tools.tsx';
import { storeTrail } from './list/order-trail.ts';
import { useCouriers } from './list/use-couriers.ts';
import { isPlain, NextStep, placeOfStep, takePlainStep } from './order/next-step.tsx';
import { useStep } from './use-step.ts';

const columnStages = {
  toConfirm: ['toConfirm'],
  toPack: ['toPick', 'picking', 'short'],
  packed: ['packed'],
  out: ['withCourier', 'withCompany', 'atOffice', 'postponed'],
  back: ['comingBack', 'toUnpack'],
} as const satisfies Record<string, readonly ParcelStage[]>;
type ColumnName = keyof typeof columnStages;
const names = keysOf(columnStages);

/** The column that the next step leads to; other steps cannot be taken by dragging. */
const target: Partial<Record<NonNullable<OrderInList['next']>, ColumnName>> = {
  confirm: 'toPack',
  pick: 'toPack',
  pack: 'packed',
  handOver: 'out',
};
const targetOf = ({ next }: OrderInList): ColumnName | undefined =>
  next === null ? undefined : target[next];

export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const given = (name: string) => query.get(name) ?? undefined;
  const question = {
    search: given('search'),
    city: given('city'),
    area: given('area'),
    courier: given('courier'),
    source: channelNames.find((each) => each === query.get('source')),
    sort: query.get('sort') === 'newest' ? 'newest' : 'oldest',
  } as const;
  const lists = await Promise.all(
    names.map(async (name) => ask('listOrders', { ...question, stage: [...columnStages[name]] })),
  );
  return { lists };
});

/** The work by stage, oldest first: each order's next step by its button or by dragging it there. */
function BoardPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const couriers = useCouriers();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useLiveRead(['order'], () => void revalidate());
  const { take } = useStep();
  const [dragged, setDragged] = useState<OrderInList | null>(null);
  useEffect(() => {
    const numbers = data.lists.flatMap(({ orders }) => orders.map(({ number }) => number));
    const path = `/orders/board?${query}`;
    storeTrail({ path, name: t.asBoard, numbers, isFromStart: true, next: null, total: numbers.length });
  }, [data, query]);
  const drop = (order: OrderInList) => {
    const { next } = order;
    if (next !== null && isPlain(next) && !order.toCall) void take(async () => takePlainStep(next, order));
    else void navigate(placeOfStep(order));
  };
  return (
    <Page
      title={t.title}
      back="/orders"
      layout="list"
      actions={
        <ButtonLink small tone="quiet" icon="menu" to={`/orders?${query}`}>
          {t.asTable}
        </ButtonLink>
      }
    >
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <div className={css.tools}>
        <OrderTools couriers={couriers} isOldest />
      </div>
      <div className={css.board}>
        {names.map((name, at) => {
          const { orders = [], next = null } = data.lists[at] ?? {};
          const isTarget = dragged !== null && targetOf(dragged) === name;
          const over = {
            onDragOver: (event: DragEvent) => isTarget && event.preventDefault(),
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              if (dragged !== null && isTarget) drop(dragged);
            },
          };
          return (
            <section
              key={name}
              className={classes(css.column, isTarget && css.target)}
              aria-label={t.columns[name]}
              {...over}
            >
              <h2 className={css.head}>
                {t.columns[name]} <span>{formatNumber(orders.length) + (next === null ? '' : '+')}</span>
              </h2>
              <ul className={css.orders}>
                {orders.map((order) => (
                  <li key={order._id} className={css.order}>
                    <Link
                      to={`/orders/${order.number}`}
                      data-row
                      className={css.open}
                      aria-label={orderNumberText(order.number)}
                      draggable={targetOf(order) !== undefined}
                      onDragStart={({ dataTransfer, currentTarget }) => {
                        const card = currentTarget.closest('li');
                        if (card !== null) dataTransfer.setDragImage(card, 24, 24);
                        setDragged(order);
                      }}
                      onDragEnd={() => setDragged(null)}
                    />
                    <BoardCard order={order} />
                  </li>
                ))}
              </ul>
              {next !== null && (
                <Link className="text-link" to={`/orders?${query}`}>
                  {t.restInTable}
                </Link>
              )}
            </section>
          );
        })}
      </div>
    </Page>
  );
}

function BoardCard({ order }: { order: OrderInList }) {
  const { number, placedAt, customer, city, cashDue } = order;
  return (
    <>
      <Stripe number={number} />
      <p className={css.line}>
        <b>
          <OrderNumber number={number} />
        </b>
        <small>{ageOf(placedAt)}</small>
      </p>
      {customer.name !== null && <span dir="auto">{customer.name}</span>}
      <p className={css.line}>
        <small dir="auto">{city}</small>
        <b>
          <Money amount={cashDue} />
        </b>
      </p>
      <span className={css.state}>
        <StatusChip order={order} />
      </span>
      <NextStep order={order} />
    </>
  );
}

export { BoardPage as Page };
