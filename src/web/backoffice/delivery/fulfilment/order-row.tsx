import { broughtBy, channels, sources } from '#texts/channels';
import { consoleOrders as t } from '#texts/console-orders';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { may, useMe } from '../../layout/me.ts';
import { ageOf } from '../../ui/cells/age.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import { PhoneCell } from '../../ui/cells/phone-cell.tsx';
import { StatusChip } from '../../ui/cells/status-chip.tsx';
import { Stripe } from '../../ui/cells/stripe.tsx';
import type { Column } from '../../ui/resource-list.tsx';
import css from './fulfilment.module.css';
import own from './order-row.module.css';
import { NextStep } from './order/next-step.tsx';
import { useContact } from './order/use-contact.ts';

/** Whether the reader sees whose order it is; an accountant does not. */
export const seesWho = ({ customer }: OrderInList): boolean => customer.name !== null;

/** The columns of the list of orders on a desk. */
export const orderColumns: readonly Column<OrderInList>[] = [
  {
    id: 'number',
    head: t.orderHead,
    cell: (order) => (
      <>
        <Stripe number={order.number} />
        <span className={classes(css.pair, css.number)}>
          <b>
            <OrderNumber number={order.number} />
          </b>
          <Source order={order} />
        </span>
      </>
    ),
  },
  { id: 'customer', head: t.customerHead, cell: (order) => <CustomerCell order={order} /> },
  {
    id: 'place',
    head: t.placeHead,
    cell: ({ city, area }) => (
      <span className={classes(css.pair, css.place)}>
        <bdi>{city}</bdi>
        <small dir="auto">{area}</small>
      </span>
    ),
  },
  { id: 'pieces', head: t.piecesHead, cell: (order) => <Thumbs order={order} /> },
  {
    id: 'cash',
    head: t.cashHead,
    isNumber: true,
    cell: ({ cashDue }) => <bdi dir="ltr">{formatNumber(cashDue)}</bdi>,
  },
  { id: 'state', head: t.stateHead, cell: (order) => <State order={order} /> },
  { id: 'age', head: t.ageHead, cell: ({ placedAt }) => ageOf(placedAt) },
  { id: 'next', head: t.nextHead, cell: (order) => <NextStep order={order} /> },
];

type CardProps = { row: OrderInList; isFirst: boolean };

/** An order as a card of a phone's list. */
export const OrderCard = (card: CardProps) => <Card {...card} hasState />;

/** The same in a view whose orders share their state: its tab has the word. */
export const PlainOrderCard = (card: CardProps) => <Card {...card} hasState={false} />;

function Card({ row: order, isFirst, hasState }: CardProps & { hasState: boolean }) {
  const { number, city, area, cashDue, placedAt } = order;
  return (
    <div className={own.card}>
      <Stripe number={number} />
      <span className={own.head}>
        <span className={css.state}>
          <b>
            <OrderNumber number={number} />
          </b>
          {hasState && <State order={order} />}
        </span>
        <small>{ageOf(placedAt)}</small>
      </span>
      <span className={css.pair}>
        <b dir="auto">{order.customer.name}</b>
        <small>
          <bdi>{city}</bdi>
          {area !== '' && (
            <>
              {' · '}
              <bdi>{area}</bdi>
            </>
          )}
        </small>
        <Risk order={order} />
        <Source order={order} />
      </span>
      <span className={css.end}>
        <b className={css.cash}>
          <Money amount={cashDue} />
        </b>
        <Thumbs order={order} />
      </span>
      <span className={own.acts}>
        <NextStep order={order} isFirst={isFirst} />
        <ChatButton order={order} />
      </span>
    </div>
  );
}

/** Writes to the customer from the list. */
function ChatButton({ order: { _id, customer } }: { order: OrderInList }) {
  const { busy, chat } = useContact(_id);
  if (!may(useMe(), 'changeOrders') || customer.phone === null) return null;
  return (
    <IconButton
      className={own.chat}
      icon="message-circle"
      label={t.writeTo(customer.name ?? '')}
      disabled={busy}
      onClick={() => void chat()}
    />
  );
}

function CustomerCell({ order }: { order: OrderInList }) {
  const { name, phone } = order.customer;
  return (
    <span className={css.pair}>
      <span dir="auto">{name}</span>
      <small className={css.contact}>
        {phone !== null && <PhoneCell phone={phone} />} <Risk order={order} />
      </small>
    </span>
  );
}

/** What to know before calling: a first order, or refusals as a fraction of the parcels that ended. */
export function Risk({ order: { customer } }: { order: OrderInList }) {
  const { trust } = customer;
  if (trust === null) return null;
  const { delivered, refused } = trust;
  if (refused > 0) return <span className={css.refused}>{t.refusedOf(refused, refused + delivered)}</span>;
  return delivered === 0 ? <span className={css.first}>{t.firstOrder}</span> : null;
}

function State({ order }: { order: OrderInList }) {
  const { courier, claimedBy, stage } = order;
  const who = stage === 'withCourier' ? courier?.name : stage === 'picking' ? claimedBy?.name : undefined;
  return (
    <span className={css.state}>
      <StatusChip order={order} />
      {who !== undefined && <small dir="auto">{who}</small>}
    </span>
  );
}

function Thumbs({ order: { pictures, itemsCount } }: { order: OrderInList }) {
  return (
    <span className={own.thumbs} aria-label={t.pieces(itemsCount)} role="img">
      {pictures.map((image) => (
        <span key={image.url} className={own.thumb}>
          <Picture image={{ ...image, alt: '' }} sizes="28px" />
        </span>
      ))}
      {itemsCount > 1 && <bdi dir="ltr">{itemsCount}</bdi>}
    </span>
  );
}

/** How the order came, where it was not placed on the site, or what brought the shopper there. */
function Source({ order: { source, cameFrom, isTest, exchange } }: { order: OrderInList }) {
  if (isTest) return <small>{t.test}</small>;
  if (exchange !== null) return <small>{t.exchange}</small>;
  if (cameFrom !== null) return <small>{broughtBy.source(sources[cameFrom])}</small>;
  return source !== 'site' && <small>{channels[source]}</small>;
}
