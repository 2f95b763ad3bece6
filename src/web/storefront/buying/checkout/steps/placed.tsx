import { Suspense, useState } from 'react';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { displayOrderNumber } from '../../../../../shop/buying/orders/order-number.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { formatPromisedDay } from '../../../../../shop/time/days.ts';
import { addDays } from '../../../../../shop/time/store-time.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { Money, OldPounds } from '../../../../ui/product/price.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { Head } from '../../../head.tsx';
import { useFacts, useShopName } from '../../../layout/facts.ts';
import { lazyPart } from '../../../lazy-part.ts';
import { ParcelStripe } from '../../orders/parcel-stripe.tsx';
import css from './placed.module.css';

const ShareOrder = lazyPart(async () => (await import('../../orders/order/share-order.tsx')).ShareOrder);
const PushOffer = lazyPart(
  async () => (await import('../../../people/account/panels/push-offer.tsx')).PushOffer,
);

/** The placed order: stripe to match, cash to prepare, delivery days, and until when it can be canceled. */
export function Placed({ order }: { order: Order }) {
  const shop = useShopName();
  const number = displayOrderNumber(order.number);
  const hydrated = useHydrated();
  const { showOldPounds } = useFacts();
  const kind = order.address.kind ?? 'home';
  return (
    <section className={`wrap ${css.placed}`}>
      <Head title={t.placedTitle} noIndex />
      <h1 className="display">{t.placedTitle}</h1>
      <ParcelStripe number={order.number} />
      <p className={css.number}>
        {t.orderNumber} <bdi dir="ltr">{number}</bdi>
      </p>
      <div className={css.cash}>
        <p>{t.keepReady}</p>
        <p className={css.total}>
          <Money amount={order.cashDue} />
        </p>
        {showOldPounds && <OldPounds amount={order.cashDue} />}
      </div>
      <ul className={css.facts}>
        <li>
          <Icon name="calendar" />
          {t.arrives(formatPromisedDay(order.estimatedDelivery, language))}
        </li>
        <li>
          <Icon name="bell" />
          {t.placedText[kind]}
        </li>
        <li>
          <Icon name="undo-2" />
          {t.cancelRule[kind]}
        </li>
      </ul>
      {hydrated && (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
      {hydrated && (
        <Suspense>
          <Share placed={order} />
        </Suspense>
      )}
      <div className={css.actions}>
        <ButtonLink to={`/order/${order._id}`}>{t.seeOrder}</ButtonLink>
        <Button tone="secondary" icon="calendar" onClick={() => saveToCalendar(order, shop)}>
          {t.addToCalendar}
        </Button>
        <ButtonLink tone="quiet" to="/SearchProducts">
          {t.shopOn}
        </ButtonLink>
      </div>
    </section>
  );
}

function Share({ placed }: { placed: Order }) {
  const [order, setOrder] = useState(placed);
  return <ShareOrder order={order} onOrder={setOrder} />;
}

/** Downloads a calendar entry for the delivery days. */
function saveToCalendar(order: Order, shop: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarOf(order, shop)], { type: 'text/calendar' }));
  link.download = `minwal-${order.number}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** An all-day event from the first to the last expected day (RFC 5545: CRLF line ends, exclusive end). */
function calendarOf(
  { _id, number, placedAt, total, estimatedDelivery: { from, to } }: Order,
  shop: string,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minwal//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${_id}@minwal`,
    `DTSTAMP:${placedAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(from)}`,
    `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`,
    `SUMMARY:${escaped(t.calendarTitle(shop, displayOrderNumber(number)))}`,
    `DESCRIPTION:${escaped(t.calendarText(formatMoney(total, language)))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const basic = (day: string) => day.replaceAll('-', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
