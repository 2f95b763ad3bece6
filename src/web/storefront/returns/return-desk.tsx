import { language } from '#texts/language';
import { returns as t } from '#texts/returns';
import { formatLastDay } from '../../../shop/dates.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { Button } from '../../ui/button.tsx';
import css from './return-desk.module.css';
import { ReturnRequests } from './return-requests.tsx';
import { linesLeft, openKinds } from './return-windows.ts';

/** The return window, the action to return everything, and earlier requests. */
export function ReturnDesk({
  order,
  now,
  wanted,
  onAsk,
  onOrder,
}: {
  order: Order;
  now: string;
  /** Names of the variants requested in exchanges. */
  wanted: Readonly<Record<string, string>>;
  /** Called to return the whole order. */
  onAsk: () => void;
  onOrder: (order: Order) => void;
}) {
  if (!order.deliveredAt) return null;
  const isOpen = openKinds(order, now).length > 0;
  return (
    <>
      {order.status !== 'completed' && linesLeft(order).length > 0 && (
        <section className={css.desk}>
          <p>{deadline(order, now)}</p>
          {isOpen && (
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

function deadline(order: Order, now: string): string {
  const { returnUntil, exchangeUntil } = order;
  const kinds = openKinds(order, now);
  if (kinds.length === 0 || !returnUntil || !exchangeUntil) return t.over;
  const exchangeDay = formatLastDay(exchangeUntil, language);
  return kinds.includes('return')
    ? t.until(formatLastDay(returnUntil, language), exchangeDay)
    : t.exchangeUntil(exchangeDay);
}
