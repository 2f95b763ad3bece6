import { Link } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { headlineOf } from '../../../../shop/buying/orders/headline.ts';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { isOpenStatus } from '../../../../shop/buying/orders/status.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { Thumbnails } from '../cart/line-item.tsx';
import { OrderAction } from './order-action.tsx';
import css from './order-card.module.css';
import { BoughtLine } from './order-items.tsx';
import { ParcelStripe } from './parcel-stripe.tsx';
import { paymentText } from './payment-text.ts';
import { StatusTag } from './status-tag.tsx';
import { whenText } from './when-text.ts';

/** An order in the list: stripe, status, lines, total, main action. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <article className={css.card}>
      <ParcelStripe number={order.number} small />
      <header className={css.head}>
        <h2 className="card-title">
          <Link to={`/order/${order._id}`}>{t.order(orderNumberText(order.number))}</Link>
        </h2>
        <StatusTag status={order.status} />
        <p>{t.placed(formatDate(order.placedAt, language))}</p>
        {stateText(order) && <p className={css.state}>{stateText(order)}</p>}
      </header>
      <Link to={`/order/${order._id}`} aria-label={t.showDetails}>
        <Thumbnails items={order.items} />
      </Link>
      <dl className={css.facts}>
        <div>
          <dt>{t.payment}</dt>
          <dd>{paymentText(order)}</dd>
        </div>
        <div className={css.total}>
          <dt>{order.settlement ? t.paidAtDoor : t.total}</dt>
          <dd>
            <Money amount={order.settlement?.cashDue ?? order.total} />
          </dd>
        </div>
      </dl>
      <Accordion title={t.showAll} meta={t.pieces(order.itemsCount)}>
        <ul className={css.items}>
          {order.items.map((item) => (
            <li key={lineKey(item)}>
              <BoughtLine item={item} />
            </li>
          ))}
        </ul>
      </Accordion>
      <OrderAction order={order} />
    </article>
  );
}

/** What its status does not say: when it comes, that it waits, or how it ended. */
function stateText(order: Order): string {
  if (isOpenStatus(order.status)) return whenText(order) || t.headline[headlineOf(order)];
  return order.status === 'returns' || order.ending !== null ? t.headline[headlineOf(order)] : '';
}
