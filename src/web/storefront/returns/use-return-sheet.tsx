import { lazy, Suspense, useState } from 'react';
import { lineKey } from '../../../shop/cart/line-key.ts';
import type { Order, OrderItem } from '../../../shop/orders/contract.ts';

const ReturnSheet = lazy(async () => ({ default: (await import('./return-sheet.tsx')).ReturnSheet }));

/**
 * State of the return sheet. `ask` opens it for one line, or for the whole order (null); input for the same line is
 * restored.
 */
export function useReturnSheet(order: Order, onOrder: (order: Order) => void) {
  const [asked, setAsked] = useState<{ item: OrderItem | null; open: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, open: false });
  const done = (changed: Order) => {
    setAsked(null);
    onOrder(changed);
  };
  const sheet = asked && (
    <Suspense>
      <ReturnSheet
        key={asked.item ? lineKey(asked.item) : 'order'}
        order={order}
        item={asked.item}
        open={asked.open}
        onClose={close}
        onDone={done}
      />
    </Suspense>
  );
  return { ask: (item: OrderItem | null) => setAsked({ item, open: true }), sheet };
}
