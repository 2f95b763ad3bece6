import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { orderNumberText } from '../../../shop/orders/order-number.ts';
import { formatPromisedDay } from '../../../shop/time/days.ts';
import { callFrom } from '../../client/call-from.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Head } from '../head.tsx';
import css from './order-page.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { ParcelStripe } from './parcel-stripe.tsx';
import { StatusTag } from './status-tag.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return callFrom(context)('getSharedOrder', { token: params['token'] ?? '' });
}

/** How far an order is, for the person the link was sent to: no pieces, no address, no amounts. */
export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { number, status, estimatedDelivery } = order;
  const isOpen = ['pending', 'inProgress', 'inDelivery'].includes(status);
  return (
    <div className="wrap">
      <Head title={t.order(orderNumberText(number))} noIndex />
      <header className={css.head}>
        <p className={css.number}>
          {t.order(orderNumberText(number))} <StatusTag status={status} />
        </p>
        <h1 className="display">{t.sharedHeadline[status]}</h1>
        {isOpen && <p>{t.expected(formatPromisedDay(estimatedDelivery, language))}</p>}
      </header>
      {isOpen && <ParcelStripe number={number} />}
      <div className={css.columns}>
        <div className={css.main}>
          <OrderTimeline order={order} />
          <p className={css.note}>{t.sharedOnly}</p>
          <p>
            <ButtonLink tone="secondary" small to="/">
              {t.seeShop}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}
