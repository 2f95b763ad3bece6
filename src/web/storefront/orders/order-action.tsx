import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { orderAgain } from './order-again.ts';
import css from './order-action.module.css';

/** The one thing to do about an order now. */
export function OrderAction({ order }: { order: Order }) {
  const { revalidate } = useRevalidator();
  if (order.canCancel) return <CancelOrder order={order} onCanceled={() => void revalidate()} />;
  if (order.status === 'inDelivery') {
    return (
      <p className={css.ready}>
        <Icon name="banknote" />
        {t.keepReady(formatMoney(order.total, language))}
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

function OrderAgain({ order }: { order: Order }) {
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
