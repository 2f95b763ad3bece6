import { type LoaderFunctionArgs, Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { CallOutcome } from '../../../../shop/delivery/fulfilment/call-rules.ts';
import type { ConsoleOrder, OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useLiveRead } from '../../client/live.ts';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import css from './call-page.module.css';
import { CallOutcomes } from './order/call-outcomes.tsx';
import { OrderCustomer } from './order/order-customer.tsx';
import { OrderHistory } from './order/order-history.tsx';
import { OrderLines } from './order/order-lines.tsx';
import { OrderPresence } from './order/order-presence.tsx';
import { OrderSteps } from './order/order-steps.tsx';

const pathOf = ({ number }: OrderInList) => `/orders/call?order=${number}`;

/** Who is to be called, and of them the one in the URL, else the first. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const wanted = new URL(request.url).searchParams.get('order');
  const { orders } = await ask('listOrders', { toCall: true, sort: 'oldest' });
  const chosen = orders.find(({ number }) => number === wanted) ?? orders[0];
  const shown = chosen ? await ask('getOrder', { id: chosen._id }) : { order: null, shop: '' };
  return { queue: orders, ...shown };
});

/** One customer to call fills the page; after the outcome the next one comes by itself. */
function CallPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { queue, order, shop } = data;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useLiveRead(['order'], () => void revalidate());
  const at = queue.findIndex(({ _id }) => _id === order?._id);
  const next = queue[at + 1];
  const goOn = (outcome: CallOutcome) =>
    // Agreed changes are made on the order's page.
    navigate(outcome === 'changed' && order !== null ? `/orders/${order.number}` : '/orders/call', {
      replace: true,
    });
  return (
    <Page
      title={t.callList}
      back="/orders?view=toConfirm"
      layout="desk"
      total={queue.length > 0 && t.place(at + 1, queue.length)}
      actions={
        next && (
          <ButtonLink small tone="quiet" to={pathOf(next)} icon="chevron-right">
            {t.nextOne}
          </ButtonLink>
        )
      }
    >
      {order === null ? (
        <div className={css.all}>
          {asOf !== null && <StaleBanner asOf={asOf} />}
          <EmptyState
            icon="phone"
            title={t.nobodyToCall}
            action={<ButtonLink to="/">{t.nobodyToCallNext}</ButtonLink>}
          />
        </div>
      ) : (
        <>
          <nav className={css.queue} aria-label={t.callList}>
            {queue.map((each) => (
              <Link
                key={each._id}
                to={pathOf(each)}
                data-row
                className={css.caller}
                aria-current={each._id === order._id || undefined}
              >
                <Stripe number={each.number} />
                <b dir="auto">{each.customer.name ?? orderNumberText(each.number)}</b>
                <small>
                  <bdi>{each.city}</bdi> · <Money amount={each.cashDue} />
                </small>
                {each.callableFrom !== null && (
                  <small>{t.fromMoment(formatMoment(each.callableFrom, language))}</small>
                )}
              </Link>
            ))}
          </nav>
          <div className={css.main}>
            {asOf !== null && <StaleBanner asOf={asOf} />}
            <OrderPresence key={order._id} id={order._id} />
            <Script order={order} shop={shop} />
            <OrderCustomer order={order} />
            <CallOutcomes isMain key={order._id} order={order} onDone={(outcome) => void goOn(outcome)} />
            <OrderLines order={order} />
            <OrderHistory order={order} />
          </div>
          <div>
            <OrderSteps key={order._id} order={order} isAside={order.may.includes('call')} />
          </div>
        </>
      )}
    </Page>
  );
}

/** What to say aloud: who calls, how many pieces, where to, and the cash. */
function Script({ order, shop }: { order: ConsoleOrder; shop: string }) {
  const { cashDue, itemsCount, city } = order;
  return (
    <Panel>
      <p className={css.cash}>
        <Money amount={cashDue} />
      </p>
      <p className={css.script}>
        {t.callScript(shop, t.pieces(itemsCount), formatMoney(cashDue, language), isolated(city))}
      </p>
    </Panel>
  );
}

export { CallPage as Page };
