import { consoleOrders as t } from '#texts/console-orders';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PhoneCell } from '../../../ui/cells/phone-cell.tsx';
import css from '../fulfilment.module.css';
import { useContact } from './use-contact.ts';

/** Calls or writes to the customer of an order, wherever it is named; the number stands there once it was opened. */
export function ContactButtons({ orderId }: { orderId: string }) {
  const { busy, phone, call, chat } = useContact(orderId);
  return (
    <p className={css.calls}>
      <Button tone="secondary" small icon="phone" busy={busy} onClick={() => void call()}>
        {t.steps.call}
      </Button>
      <Button tone="secondary" small icon="message-circle" busy={busy} onClick={() => void chat()}>
        {t.whatsApp}
      </Button>
      {phone !== null && <PhoneCell phone={phone} />}
    </p>
  );
}
