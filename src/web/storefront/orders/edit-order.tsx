import { lazy, Suspense, useState } from 'react';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../shop/orders/contract.ts';
import { Button } from '../../ui/buttons/button.tsx';

// Loaded by the press: most visits change nothing.
const EditSheet = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }));

/** Opens the changes of an order that is not being packed yet. */
export function EditOrder({ order, onEdited }: { order: Order; onEdited: (order: Order) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" icon="pencil" onClick={() => setOpen(true)}>
        {t.edit}
      </Button>
      <Suspense>
        {open && <EditSheet order={order} onClose={() => setOpen(false)} onEdited={onEdited} />}
      </Suspense>
    </>
  );
}
