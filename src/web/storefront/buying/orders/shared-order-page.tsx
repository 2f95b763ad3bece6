import { isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import { orders as t } from '#texts/orders';
import type { SharedOrder } from '../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { isOpenStatus } from '../../../../shop/buying/orders/status.ts';
import { callFrom } from '../../../client/call-from.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ErrorPage } from '../../failures/error-page.tsx';
import { Head } from '../../head.tsx';
import css from './order-page.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { ParcelStripe } from './parcel-stripe.tsx';
import { StatusTag } from './status-tag.tsx';
import { whenText } from './when-text.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return callFrom(context)('getSharedOrder', { token: params['token'] ?? '' });
}

/** How far an order is, for the person the link was sent to: no pieces, no address, no amounts. */
export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { number, status } = order;
  const isOpen = isOpenStatus(status);
  return (
    <div className="wrap">
      <Head title={t.order(orderNumberText(number))} noIndex />
      <header className={css.head}>
        <p className={css.number}>
          {t.order(orderNumberText(number))} <StatusTag status={status} />
        </p>
        <h1 className="display">{headlineText(order)}</h1>
        {whenText(order) && <p>{whenText(order)}</p>}
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

/** The link was taken back, or never was one. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className={`wrap ${css.head}`}>
      <Head title={t.linkOver} noIndex />
      <h1 className="display">{t.linkOver}</h1>
      <p>{t.linkOverText}</p>
      <p>
        <ButtonLink tone="secondary" small to="/">
          {t.seeShop}
        </ButtonLink>
      </p>
    </div>
  );
}

function headlineText({ status, stage, isHeld }: SharedOrder): string {
  if (isHeld) return t.sharedStages.held;
  return stage === 'toPick' || stage === 'packed' || stage === 'atOffice' || stage === 'postponed'
    ? t.sharedStages[stage]
    : t.sharedHeadline[status];
}
