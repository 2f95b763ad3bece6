import { Suspense, useState } from 'react';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order, OrderItem } from '../../../../shop/buying/orders/contract.ts';
import { lazyPart } from '../../lazy-part.ts';

const ReturnSheet = lazyPart(async () => (await import('./return-sheet.tsx')).ReturnSheet);

/** The return sheet. `ask` opens it for a line or the whole order (null), with the line's earlier input. */
export function useReturnSheet(order: Order, onOrder: (order: Order) => void) {
  const [opened, setOpened] = useState<{ item: OrderItem | null; open: boolean } | null>(null);
  const close = () => setOpened((before) => before && { ...before, open: false });
  const done = (changed: Order) => {
    setOpened(null);
    onOrder(changed);
  };
  const sheet = opened && (
    <Suspense>
      <ReturnSheet
        key={opened.item ? lineKey(opened.item) : 'order'}
        order={order}
        item={opened.item}
        open={opened.open}
        onClose={close}
        onDone={done}
      />
    </Suspense>
  );
  return { ask: (item: OrderItem | null) => setOpened({ item, open: true }), sheet };
}
