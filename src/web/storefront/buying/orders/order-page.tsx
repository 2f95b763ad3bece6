import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { orderNews } from '#texts/order-news';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { headlineOf } from '../../../../shop/buying/orders/headline.ts';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { quantityKept } from '../../../../shop/buying/orders/return-window.ts';
import { isOpenStatus } from '../../../../shop/buying/orders/status.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { phoneGroups } from '../../../ui/fields/phone-groups.ts';
import { AddressCard } from '../../../ui/order/address-card.tsx';
import { Summary } from '../../../ui/order/summary.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ReturnDesk, ReturnOfItem } from '../../delivery/returns/return-desk.tsx';
import { useReturnSheet } from '../../delivery/returns/use-return-sheet.tsx';
import { wantedNames } from '../../delivery/returns/wanted-pieces.ts';
import { Head } from '../../head.tsx';
import { useFacts } from '../../layout/facts.ts';
import { deliveryNote } from '../../people/account/address/delivery-note.ts';
import { sumRows } from '../cart/sums.ts';
import { CancelOrder, EditOrder, OrderAgain } from './order-action.tsx';
import { OrderItems } from './order-items.tsx';
import css from './order-page.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { CashBox } from './order/cash-box.tsx';
import { OrderInvoices } from './order/order-invoices.tsx';
import { ShareOrder } from './order/share-order.tsx';
import { useReadMessages } from './order/use-read-messages.ts';
import { ParcelStripe } from './parcel-stripe.tsx';
import { differenceText, paymentText } from './payment-text.ts';
import { StatusTag } from './status-tag.tsx';
import { useOutdated } from './use-outdated.ts';
import { whenText } from './when-text.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const { order } = await call('getOrderDetails', { orderId: params['id'] ?? '' });
  return { order, wanted: await wantedNames(call, order) };
}

export function Component() {
  const { order: loaded, wanted } = useLoaderData<typeof loader>();
  const [order, setOrder] = useOrder(loaded);
  const { ask, sheet } = useReturnSheet(order, setOrder);
  const { _id, status, number, address } = order;
  useReadMessages(_id, status);
  const showCanceled = (canceled: Order) => {
    setOrder(canceled);
    scrollTo({ top: 0 });
  };
  const isOpen = isOpenStatus(status);
  return (
    <div className="wrap">
      <Head title={t.order(orderNumberText(number))} noIndex />
      <header className={css.head}>
        <p className={css.number}>
          {t.order(orderNumberText(number))} <StatusTag status={status} />
        </p>
        <h1 className="display">{t.headline[headlineOf(order)]}</h1>
        {order.held !== null && <p dir="auto">{order.held}</p>}
        {isOpen && whenText(order) && <p>{whenText(order)}</p>}
        {status === 'canceled' && endingText(order) && <p>{endingText(order)}</p>}
        {order.company !== null && <p>{companyText(order.company)}</p>}
        {order.replaces !== null && (
          <Link className="text-link" to={`/order/${order.replaces._id}`}>
            {t.replaces(orderNumberText(order.replaces.number))}
          </Link>
        )}
        {order.replacedBy.map(({ _id, number: next }) => (
          <Link key={_id} className="text-link" to={`/order/${_id}`}>
            {t.replacedBy(orderNumberText(next))}
          </Link>
        ))}
        {order.replacedBy.map((next) => (
          <p key={next._id}>{differenceText(next)}</p>
        ))}
      </header>
      {order.canConfirm && (
        <div className={css.called}>
          <ConfirmOrder order={order} onConfirmed={setOrder} />
        </div>
      )}
      {status === 'inDelivery' && (
        <div className={`${css.narrow} ${css.called}`}>
          <CashBox order={order} />
        </div>
      )}
      <ParcelStripe number={number} small={!isOpen} />
      <div className={css.columns}>
        <div className={css.main}>
          <OrderTimeline order={order} />
          {isOpen && status !== 'inDelivery' && (
            <div className={css.narrow}>
              <CashBox order={order} />
            </div>
          )}
          <ReturnDesk order={order} wanted={wanted} onAsk={() => ask(null)} onOrder={setOrder} />
          <div id="items">
            <OrderItems
              items={order.items}
              renderBelow={(item) => (
                <>
                  <ReturnOfItem order={order} item={item} onAsk={() => ask(item)} />
                  {order.deliveredAt && quantityKept(item) > 0 && (
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
              <CashBox order={order} />
            </div>
          )}
          <AtDoor order={order} />
          <OrderSums order={order} />
          <OrderInvoices invoices={order.invoices} />
          <AddressCard
            title={t.address}
            line={address.fullAddress}
            note={
              [deliveryNote(address), order.note && t.noteFor(order.note)].filter(Boolean).join(' · ') ||
              undefined
            }
            phone={address.phone ? `+963 ${phoneGroups(address.phone)}` : undefined}
          />
          {isOpen ? <ShareOrder order={order} onOrder={setOrder} /> : <OrderAgain order={order} />}
          <OrderHelp number={number} />
          {order.canEdit && <EditOrder order={order} onEdited={setOrder} />}
          {order.canCancel && (
            <div className={css.cancel}>
              <CancelOrder order={order} onCanceled={showCanceled} />
              <p>{t.cancelRule[address.kind ?? 'home']}</p>
            </div>
          )}
        </aside>
      </div>
      {sheet}
    </div>
  );
}

/** Why a canceled order ended, beyond its headline. */
function endingText({ ending, refusedFor }: Order): string {
  if (ending === 'notDelivered') return refusedFor === null ? '' : orderNews.refusals[refusedFor];
  return ending === 'notReached' || ending === 'lost' ? t.endings[ending] : '';
}

const companyText = ({ name, waybill }: NonNullable<Order['company']>) =>
  waybill === null ? t.withCompany(name) : t.waybill(name, waybill);

/** The store could not reach the shopper by phone: the shopper confirms with a press instead. */
function ConfirmOrder({ order, onConfirmed }: { order: Order; onConfirmed: (order: Order) => void }) {
  const [busy, setBusy] = useState(false);
  const isOutdated = useOutdated();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { order: confirmed } = await call('confirmOrder', { orderId: order._id });
      toast.success(t.confirmed);
      onConfirmed(confirmed);
    } catch (error) {
      if (!isOutdated(error)) toast.error(failureText(error, t.confirmFailed));
    }
    setBusy(false);
  };
  return (
    <Banner
      action={
        <Button small busy={busy} onClick={() => void confirm()}>
          {t.confirm}
        </Button>
      }
    >
      {t.called}
    </Banner>
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

/** The link to write to the store about the order. */
function OrderHelp({ number }: { number: string }) {
  return (
    <Panel title={t.help}>
      <p>{t.helpText(orderNumberText(number))}</p>
      <ButtonLink tone="secondary" icon="message-circle" to={`/support?order=${number}`}>
        {t.contact}
      </ButtonLink>
    </Panel>
  );
}

/** The order's amounts. */
function OrderSums({ order }: { order: Order }) {
  const { savings, total, coupon, pointsEarned, settlement } = order;
  const isAsAgreed = settlement === null || settlement.cashDue === total;
  const facts = useFacts();
  return (
    <Panel title={t.summary}>
      <Summary
        rows={sumRows(order, facts, coupon?.title)}
        total={{ label: isAsAgreed ? t.total : t.totalOrdered, amount: total }}
        oldPounds={facts.showOldPounds && isAsAgreed}
      />
      {savings > 0 && <p className={css.saved}>{t.saved(formatMoney(savings, language))}</p>}
      <p className={css.note}>
        {order.status === 'canceled' ? paymentText(order) : `${t.payment}: ${paymentText(order)}`}
      </p>
      {pointsEarned > 0 && <p className={css.note}>{t.points(pointsEarned)}</p>}
    </Panel>
  );
}

/** What was kept of an order at the door, why the rest was not, and what was paid. */
function AtDoor({ order: { settlement, items } }: { order: Order }) {
  if (settlement === null || items.every(({ refusedQuantity }) => refusedQuantity === 0)) return null;
  const { fee, rounding, cashDue, lines } = settlement;
  const rows = lines.map((line, index) => ({
    label: items[index]?.name ?? '',
    note: `${t.keptOf(line.kept, line.quantity)}${line.reason ? ` · ${t.doorReasons[line.reason]}` : ''}`,
    amount: line.paid,
  }));
  return (
    <Panel title={t.atDoor}>
      <Summary
        rows={[
          ...rows,
          { label: t.delivery, amount: fee },
          ...(rounding === 0 ? [] : [{ label: t.rounding, amount: rounding }]),
        ]}
        total={{ label: t.paidAtDoor, amount: cashDue }}
      />
    </Panel>
  );
}
