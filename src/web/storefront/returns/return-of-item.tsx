import { returns as t } from '#texts/returns';
import type { Order, OrderItem } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/orders/may-go-back.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { deadlineText } from './deadline-text.ts';
import { returnKindsFor } from './return-form.ts';

/** Under a delivered line: the return action, or why the coupon gives no discount. */
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
      {item.returnedQuantity > 0 && <p>{left === 0 ? t.allBack : t.someBack(item.returnedQuantity)}</p>}
    </>
  );
}
