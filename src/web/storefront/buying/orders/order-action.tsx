import { useState, lazy, Suspense, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import css from './order-action.module.css';
import { dueAtDoor } from './payment-text.ts';
import { useOutdated } from './use-outdated.ts';

/** The main action for an order in its current state. */
export function OrderAction({ order }: { order: Order }) {
  const navigate = useNavigate();
  // The list of open orders no longer has it; its own page shows the result.
  if (order.canCancel)
    return <CancelOrder order={order} onCanceled={({ _id }) => void navigate(`/order/${_id}`)} />;
  if (order.status === 'inDelivery') {
    const due = dueAtDoor(order);
    return (
      <p className={css.ready}>
        <Icon name="banknote" />
        {due > 0 ? t.keepReady(formatMoney(due, language)) : t.nothingDue}
      </p>
    );
  }
  if (order.status === 'delivered' || order.status === 'returns') {
    return (
      <ButtonLink tone="secondary" to={`/order/${order._id}#items`}>
        {order.items.some((item) => item.canReturn || item.canExchange) ? t.rateAndReturn : t.rateItems}
      </ButtonLink>
    );
  }
  return <OrderAgain order={order} />;
}

/** Puts what an order had into the cart again; a report names each piece that is not as it was ordered. */
export function OrderAgain({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const again = async () => {
    setBusy(true);
    try {
      const { orderAgain } = await import('./order/order-again.tsx');
      const { isInCart, report } = await orderAgain(order);
      if (isInCart) await navigate('/checkout/delivery');
      report();
    } catch (error) {
      toast.error(failureText(error, t.orderAgainFailed));
    }
    setBusy(false);
  };
  return (
    <Button tone="secondary" icon="repeat" busy={busy} onClick={() => void again()}>
      {t.orderAgain}
    </Button>
  );
}

// Loaded by the press: most visits change nothing.
const EditSheet = lazy(async () => ({ default: (await import('./order/edit-sheet.tsx')).EditSheet }));

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

/** Cancels an order after a confirmation; the typed reason survives a failure. */
export function CancelOrder({ order, onCanceled }: { order: Order; onCanceled: (order: Order) => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isOutdated = useOutdated();
  const close = () => setOpen(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const reason = fieldText(event.currentTarget, 'reason');
    setBusy(true);
    setProblem('');
    try {
      const { order: canceled } = await call('cancelOrder', {
        orderId: order._id,
        ...(reason && { reason }),
      });
      close();
      toast.success(t.canceled);
      onCanceled(canceled);
    } catch (error) {
      if (isOutdated(error)) close();
      else setProblem(failureText(error, t.cancelFailed));
    }
    setBusy(false);
  };

  return (
    <div>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      <Sheet open={open} onClose={close} title={t.cancelTitle(orderNumberText(order.number))}>
        <form className={css.form} onSubmit={(event) => void submit(event)}>
          <p>{t.cancelText}</p>
          <TextField name="reason" label={t.cancelWhy} optional maxLength={500} dir="auto" />
          {problem && <FieldError>{problem}</FieldError>}
          <div className={css.actions}>
            <Button tone="secondary" onClick={close}>
              {t.cancelKeep}
            </Button>
            <Button type="submit" tone="danger" busy={busy}>
              {t.cancel}
            </Button>
          </div>
        </form>
      </Sheet>
    </div>
  );
}
