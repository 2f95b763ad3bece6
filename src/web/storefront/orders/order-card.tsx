import { Link } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { lineKey } from '../../../shop/cart/line-key.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Money } from '../../ui/price.tsx';
import { OrderAction } from './order-action.tsx';
import css from './order-card.module.css';
import { ItemFacts } from './order-items.tsx';
import { ParcelStripe } from './parcel-stripe.tsx';
import { shownNumber } from './shown-number.ts';
import { StatusTag } from './status-tag.tsx';

/** How many lines are shown before "3 more". */
const most = 4;

/** An order in the list: stripe, status, lines, total, main action. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <article className={css.card}>
      <ParcelStripe number={order.number} small />
      <header className={css.head}>
        <h2 className="card-title">
          <Link to={`/order/${order._id}`}>{t.order(shownNumber(order.number))}</Link>
        </h2>
        <StatusTag status={order.status} />
        <p>{t.placed(formatDate(order.placedAt, language))}</p>
      </header>
      <Thumbnails order={order} />
      <dl className={css.facts}>
        <div>
          <dt>{t.payment}</dt>
          <dd>{order.deliveredAt ? t.cashPaid : t.cash}</dd>
        </div>
        <div className={css.total}>
          <dt>{t.total}</dt>
          <dd>
            <Money amount={order.total} />
          </dd>
        </div>
      </dl>
      <Accordion title={t.showAll} meta={t.pieces(order.itemsCount)}>
        <ul className={css.items}>
          {order.items.map((item) => (
            <li key={lineKey(item)}>
              <ItemFacts item={item} />
            </li>
          ))}
        </ul>
      </Accordion>
      <OrderAction order={order} />
    </article>
  );
}

function Thumbnails({ order: { _id, items } }: { order: Order }) {
  const rest = items.length - most;
  return (
    <Link to={`/order/${_id}`} className={css.pictures} aria-label={t.showDetails}>
      {items.slice(0, most).map((item) => (
        <Picture key={lineKey(item)} image={item.image} sizes="72px" />
      ))}
      {rest > 0 && (
        <span className={css.rest}>
          <bdi dir="ltr">+{rest}</bdi>
        </span>
      )}
    </Link>
  );
}
