import { returns as t } from '#texts/returns';
import type { Order, OrderItem } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/returns/eligibility.ts';
import { Button } from '../../ui/button.tsx';
import { openKinds } from './return-windows.ts';

/** Under a delivered line: the return action, or why there is none. */
export function ReturnOfItem({
  order,
  item,
  now,
  onAsk,
}: {
  order: Order;
  item: OrderItem;
  now: string;
  onAsk: () => void;
}) {
  if (!order.deliveredAt) return null;
  if (!item.returnable) return <p>{t.notReturnable}</p>;
  const left = quantityLeft(item);
  const isOpen = openKinds(order, now).length > 0;
  return (
    <>
      {left > 0 && isOpen && (
        <Button tone="secondary" small icon="undo-2" onClick={onAsk}>
          {t.returnItem}
        </Button>
      )}
      {item.returnedQuantity > 0 && <p>{left === 0 ? t.allBack : t.someBack(item.returnedQuantity)}</p>}
    </>
  );
}
