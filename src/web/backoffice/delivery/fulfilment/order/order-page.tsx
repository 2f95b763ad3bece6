import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { consoleOrders as t } from '#texts/console-orders';
import { delivery } from '#texts/delivery';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { storeDateOf } from '../../../../../shop/time/store-time.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Money, OldPounds } from '../../../../ui/product/price.tsx';
import { Tag } from '../../../../ui/product/tag.tsx';
import { ask } from '../../../client/ask.ts';
import { cacheLast } from '../../../client/cache-last.ts';
import { may, useMe } from '../../../layout/me.ts';
import { InvoicePanel } from '../../../money/invoices/invoice-link.tsx';
import { StatusChip } from '../../../ui/cells/status-chip.tsx';
import { Stripe } from '../../../ui/cells/stripe.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleBanner } from '../../../ui/resource-list.tsx';
import { OpenReturn } from '../../returns/forms/open-return.tsx';
import css from '../fulfilment.module.css';
import { placeInTrail } from '../list/order-trail.ts';
import { useLiveOrder } from '../use-live-order.ts';
import { CallOutcomes } from './call-outcomes.tsx';
import { LabelCard } from './label-card.tsx';
import { OrderConflicts } from './order-conflicts.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLosses } from './order-loss.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderPresence } from './order-presence.tsx';
import { OrderSteps } from './order-steps.tsx';
import { TestBanner } from './test-banner.tsx';

export const loader = cacheLast(async ({ params: { id = '' } }: LoaderFunctionArgs) =>
  ask('getOrder', { id }),
);

/** One order: what is in it, whose it is, what happened, and what may be done now. */
function OrderPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { order } = data;
  useLiveOrder(order);
  const me = useMe();
  const mayPack = may(me, 'packOrders');
  const { settlement, courier, company, waybill } = order;
  const cash = settlement?.collected ?? order.cashDue;
  return (
    <Page
      title={orderNumberText(order.number)}
      back={placeInTrail(order.number)?.path ?? '/orders'}
      trail={<OrderPlace number={order.number} />}
      layout="list"
      total={
        <span className={css.state}>
          <StatusChip order={order} />
        </span>
      }
    >
      {asOf !== null && <StaleBanner asOf={asOf} />}
      {order.isTest && <TestBanner order={order} />}
      <OrderPresence key={order._id} id={order._id} />
      <div className={css.order}>
        <div className={css.side}>
          <div className={css.due}>
            <Stripe number={order.number} />
            <p>
              {settlement !== null
                ? t.paid
                : order.status === 'canceled'
                  ? t.notPaid
                  : t.toPay[order.deliveryKind]}
            </p>
            <b>
              <Money amount={cash} />
            </b>
            {cash > 0 && order.status !== 'canceled' && <OldPounds amount={cash} />}
            {order.noPin !== null && (
              <p>
                <Tag tone="warning">{delivery.noPins[order.noPin]}</Tag>
              </p>
            )}
            {order.exchangeOf !== null && (
              <Link className="text-link" to={`/returns/${order.exchangeOf}`}>
                {t.exchangeOf}
              </Link>
            )}
            {settlement !== null && me.rights.countCash === 'all' && (
              <Link className="text-link" to={`/cash/entries?order=${order.number}`}>
                {t.cashEntries}
              </Link>
            )}
            {settlement !== null && me.rights.readReports === 'all' && (
              <Link className="text-link" to={contributionPath(order)}>
                {t.contribution}
              </Link>
            )}
          </div>
          <OrderConflicts order={order} />
          <OrderLosses key={order._id} order={order} />
          <OrderCustomer order={order} />
          {mayPack && <LabelCard order={order} />}
          <OpenReturn order={order} />
          <InvoicePanel invoices={order.invoices} />
          {(courier !== null || company !== null) && (
            <Panel title={t.delivery}>
              <p>{t.courierIs((courier ?? company)?.name ?? '')}</p>
              {waybill !== null && <p>{t.waybill(`\u2066${waybill}\u2069`)}</p>}
            </Panel>
          )}
        </div>
        <div className={css.main}>
          <CallOutcomes key={order._id} order={order} />
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        <OrderSteps key={order._id} order={order} />
      </div>
    </Page>
  );
}

/** The report on the contribution of that day's orders; a delivery recorded offline may be booked on a later day. */
function contributionPath({ history, placedAt }: ConsoleOrder): string {
  const delivered = history.findLast(({ step }) => step === 'deliver');
  const from = storeDateOf(delivered?.occurredAt ?? delivered?.at ?? placedAt);
  const to = storeDateOf(delivered?.at ?? new Date());
  return `/reports/contribution?by=order&from=${from}&to=${to}`;
}

export { OrderPage as Page };
