import { language } from '#texts/language';
import { returns as t } from '#texts/returns';
import { statuses } from '#texts/statuses';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order, OrderItem, ReturnKind } from '../../../../shop/buying/orders/contract.ts';
import { quantityKept, quantityLeft } from '../../../../shop/buying/orders/return-window.ts';
import { formatLastDay } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import css from './return-desk.module.css';
import { returnKindsFor } from './return-form.ts';
import { ReturnRequests } from './return-requests.tsx';

/** The return window, the action to return everything, and earlier requests. */
export function ReturnDesk({
  order,
  wanted,
  onAsk,
  onOrder,
}: {
  order: Order;
  /** Names of the variants requested in exchanges. */
  wanted: Readonly<Record<string, string>>;
  /** Called to return the whole order. */
  onAsk: () => void;
  onOrder: (order: Order) => void;
}) {
  if (!order.deliveredAt) return null;
  const kinds = returnKindsFor(order.items);
  return (
    <>
      {order.status !== 'completed' && order.items.some((item) => quantityLeft(item) > 0) && (
        <section className={css.desk}>
          <p>{deadlineText(kinds, order)}</p>
          {kinds.length > 0 && (
            <Button tone="secondary" small icon="undo-2" onClick={onAsk}>
              {t.returnOrder}
            </Button>
          )}
        </section>
      )}
      {order.returns.length > 0 && <ReturnRequests order={order} wanted={wanted} onOrder={onOrder} />}
    </>
  );
}

/** Until when an order or a line of it may go back, where `kinds` can still be asked for. */
export function deadlineText(
  kinds: readonly ReturnKind[],
  { returnUntil, exchangeUntil }: Pick<OrderItem, 'returnUntil' | 'exchangeUntil'>,
): string {
  if (kinds.length === 0 || returnUntil === null || exchangeUntil === null) return t.over;
  const returnDay = formatLastDay(returnUntil, language);
  const exchangeDay = formatLastDay(exchangeUntil, language);
  if (kinds.length === 2) return t.until(returnDay, exchangeDay);
  return kinds.includes('return') ? t.returnUntil(returnDay) : t.exchangeUntil(exchangeDay);
}

/** Under a delivered line: the return action, or why it cannot be returned, and its requests. */
export function ReturnOfItem({ order, item, onAsk }: { order: Order; item: OrderItem; onAsk: () => void }) {
  if (!order.deliveredAt) return null;
  if (!item.returnable) return <p>{item.returnReason || t.notReturnable}</p>;
  const left = quantityLeft(item);
  const kinds = returnKindsFor([item]);
  const isOwn = item.returnUntil !== order.returnUntil || item.exchangeUntil !== order.exchangeUntil;
  return (
    <>
      {left > 0 && isOwn && order.status !== 'completed' && <p>{deadlineText(kinds, item)}</p>}
      {kinds.length > 0 && (
        <Button tone="secondary" small icon="undo-2" onClick={onAsk}>
          {t.returnItem}
        </Button>
      )}
      {requestsOf(order, item).map(({ _id, kind, status, pieces }) => (
        <p key={_id}>
          {pieces < quantityKept(item) && `${t.pieces(pieces)}: `}
          {statuses.returnKinds[kind]} · {statuses.returns[status]}
        </p>
      ))}
    </>
  );
}

/** The requests a line is in, with its pieces; not those that came to nothing. */
function requestsOf({ returns }: Order, item: OrderItem) {
  return returns
    .filter(({ status }) => status !== 'rejected' && status !== 'withdrawn')
    .map((request) => ({
      ...request,
      pieces: request.items.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0,
    }))
    .filter(({ pieces }) => pieces > 0);
}
