import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { statuses } from '#texts/statuses';
import { formatDays, formatMoment } from '../../../shop/dates.ts';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { timelineOf, type TimelineMark } from '../../../shop/orders/timeline.ts';
import { callFrom } from '../../client/call-from.ts';
import { AddressCard } from '../../ui/address-card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { phoneGroups } from '../../ui/phone-groups.ts';
import { Money, OldPounds } from '../../ui/price.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx';
import { sumRows } from '../cart/sums.ts';
import { Head } from '../head.tsx';
import { useFacts } from '../layout/facts.ts';
import { ReturnDesk } from '../returns/return-desk.tsx';
import { ReturnOfItem } from '../returns/return-of-item.tsx';
import { useReturnSheet } from '../returns/use-return-sheet.tsx';
import { wantedNames } from '../returns/wanted-pieces.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderItems } from './order-items.tsx';
import css from './order-page.module.css';
import { ParcelStripe } from './parcel-stripe.tsx';
import { shownNumber } from './shown-number.ts';
import { StatusTag } from './status-tag.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const { order } = await call('getOrderDetails', { orderId: params['id'] ?? '' });
  return { order, wanted: await wantedNames(call, order) };
}

export function Component() {
  const { order: loaded, wanted } = useLoaderData<typeof loader>();
  const [order, setOrder] = useOrder(loaded);
  const { ask, sheet } = useReturnSheet(order, setOrder);
  const { status, number, address } = order;
  const isOpen = ['pending', 'inProgress', 'inDelivery'].includes(status);
  return (
    <div className="wrap">
      <Head title={t.order(shownNumber(number))} noIndex />
      <header className={css.head}>
        <p className={css.number}>
          {t.order(shownNumber(number))} <StatusTag status={status} />
        </p>
        <h1 className="display">{t.headline[status]}</h1>
        {isOpen && <p>{t.expected(formatDays(order.estimatedDelivery, language))}</p>}
      </header>
      <ParcelStripe number={number} small={!isOpen} />
      <div className={css.columns}>
        <div className={css.main}>
          <OrderTimeline order={order} />
          {isOpen && (
            <div className={css.narrow}>
              <CashBox total={order.total} />
            </div>
          )}
          <ReturnDesk order={order} wanted={wanted} onAsk={() => ask(null)} onOrder={setOrder} />
          <div id="items">
            <OrderItems
              items={order.items}
              renderBelow={(item) => (
                <>
                  <ReturnOfItem order={order} item={item} onAsk={() => ask(item)} />
                  {order.deliveredAt && (
                    <Link to={`/ProductDetails/${item.productId}#reviews`} className="text-link">
                      {t.rate}
                    </Link>
                  )}
                </>
              )}
            />
          </div>
        </div>
        <aside className={css.aside}>
          {isOpen && (
            <div className={css.wide}>
              <CashBox total={order.total} />
            </div>
          )}
          <OrderSums order={order} />
          <AddressCard
            title={t.address}
            line={address.fullAddress}
            phone={address.phone ? `+963 ${phoneGroups(address.phone)}` : undefined}
          />
          <OrderHelp number={number} />
          {order.canCancel && (
            <div className={css.cancel}>
              <CancelOrder order={order} onCanceled={setOrder} />
              <p>{t.cancelRule}</p>
            </div>
          )}
        </aside>
      </div>
      {sheet}
    </div>
  );
}

/** The order from the loader, or from the latest answer until the page reloads. */
function useOrder(loaded: Order) {
  const [held, hold] = useState({ loaded, order: loaded });
  const { revalidate } = useRevalidator();
  const setOrder = (order: Order) => {
    hold({ loaded, order });
    void revalidate();
  };
  return [held.loaded === loaded ? held.order : loaded, setOrder] as const;
}

/** The cash to pay, as the largest number. */
function CashBox({ total }: { total: number }) {
  const { showOldPounds } = useFacts();
  return (
    <section className={css.box}>
      <h2>{t.cashBox}</h2>
      <p className={css.total}>
        <Money amount={total} />
      </p>
      {showOldPounds && <OldPounds amount={total} />}
      <p className={css.hint}>{showOldPounds ? t.cashReady : t.cashReadyNew}</p>
    </section>
  );
}

/** The contact panel, with the order number to quote. */
function OrderHelp({ number }: { number: string }) {
  return (
    <Panel title={t.help}>
      <p>{t.helpText(shownNumber(number))}</p>
      <ButtonLink tone="secondary" icon="message-circle" to={`/contact?order=${number}`}>
        {t.contact}
      </ButtonLink>
    </Panel>
  );
}

/** The order's amounts. */
function OrderSums({ order }: { order: Order }) {
  const { savings, total, coupon, pointsEarned, deliveredAt } = order;
  const facts = useFacts();
  return (
    <Panel title={t.summary}>
      <Summary
        rows={sumRows(order, facts, coupon?.title)}
        total={{ label: t.total, amount: total }}
        oldPounds={facts.showOldPounds}
      />
      {savings > 0 && <p className={css.saved}>{t.saved(formatMoney(savings, language))}</p>}
      <p className={css.note}>
        {t.payment}: {deliveredAt ? t.cashPaid : t.cash}
      </p>
      {pointsEarned > 0 && <p className={css.note}>{t.points(pointsEarned)}</p>}
    </Panel>
  );
}

/** The order's steps, past and expected. */
function OrderTimeline({ order }: { order: Order }) {
  return (
    <section>
      <h2 className="visually-hidden">{t.way}</h2>
      <Timeline steps={timelineOf(order).map(stepOf)} />
    </section>
  );
}

function stepOf({ status, at, state }: TimelineMark): TimelineStep {
  return {
    title: statuses.orders[status],
    text: at ? formatMoment(at, language) : t.toCome,
    state:
      status === 'canceled'
        ? 'stopped'
        : status === 'completed' && state === 'current'
          ? 'done'
          : states[state],
  };
}

const states = { done: 'done', current: 'now', next: 'next' } as const;
