import { useState } from 'react';
import { useNavigate } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { noteCart } from '../layout/shopper.ts';
import { CancelOrder } from './cancel-order.tsx';
import css from './order-action.module.css';

/** The main action for an order in its current state. */
export function OrderAction({ order }: { order: Order }) {
  const navigate = useNavigate();
  // The list of open orders no longer has it; its own page shows what became of it.
  if (order.canCancel)
    return <CancelOrder order={order} onCanceled={({ _id }) => void navigate(`/order/${_id}`)} />;
  if (order.status === 'inDelivery') {
    return (
      <p className={css.ready}>
        <Icon name="banknote" />
        {t.keepReady(formatMoney(order.cashDue, language))}
      </p>
    );
  }
  if (order.status === 'delivered' || order.status === 'returns') {
    return (
      <ButtonLink tone="secondary" to={`/order/${order._id}#items`}>
        {t.rateAndReturn}
      </ButtonLink>
    );
  }
  return <OrderAgain order={order} />;
}

/** Puts what an order had into the cart again, and names what is gone. */
export function OrderAgain({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const again = async () => {
    setBusy(true);
    if (await orderAgain(order)) await navigate('/checkout/delivery');
    setBusy(false);
  };
  return (
    <Button tone="secondary" icon="repeat" busy={busy} onClick={() => void again()}>
      {t.orderAgain}
    </Button>
  );
}

/** Adds an order's available lines to the cart. Returns whether any were added. */
async function orderAgain({ items }: Order): Promise<boolean> {
  const gone: string[] = [];
  try {
    for (const { productId, colorId, sizeId, quantity, name, size } of items) {
      const cart = await addIfThere(productId, colorId, sizeId, quantity);
      if (cart) noteCart(cart);
      else gone.push(`${name} (${size.label})`);
    }
  } catch (error) {
    toast.error(failureText(error, t.orderedNone));
    return false;
  }
  if (gone.length === 0) toast.success(t.orderedAgain);
  else toast.blank(gone.length === items.length ? t.orderedNone : t.orderedSome(gone.join(t.comma)));
  return gone.length < items.length;
}

/** The cart with the line added, or null if the store refuses it. */
async function addIfThere(productId: string, colorId: string, sizeId: string, quantity: number) {
  try {
    return (await call('addToCart', { productId, colorId, sizeId, quantity })).cart;
  } catch (error) {
    if (error instanceof CallError && (error.status === 409 || error.status === 404)) return null;
    throw error;
  }
}
