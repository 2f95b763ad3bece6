import { useState, type SubmitEvent } from 'react';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../shop/orders/contract.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import css from './cancel-order.module.css';
import { shownNumber } from './shown-number.ts';

/** Cancels an order after a confirmation; the typed reason survives a failure. */
export function CancelOrder({ order, onCanceled }: { order: Order; onCanceled: (order: Order) => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
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
      setProblem(failureText(error, t.cancelFailed));
    }
    setBusy(false);
  };

  return (
    <div>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      <Sheet open={open} onClose={close} title={t.cancelTitle(shownNumber(order.number))}>
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
