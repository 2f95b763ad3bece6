import { returns as t } from '#texts/returns';
import type { Order } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/orders/may-go-back.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { deadlineText } from './deadline-text.ts';
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
