import { useEffect, useState } from 'react';
import { chatCart as t } from '#texts/chat-cart';
import { language } from '#texts/language';
import { newOrder } from '#texts/new-order';
import type { CartLine } from '../../../../shop/buying/cart/contract.ts';
import type { SentCart } from '../../../../shop/delivery/staff-orders/staff-order-calls.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { SendSheet } from '../../ui/send/send-sheet.tsx';
import css from './new-order.module.css';

/** Makes a link to the pieces of the order being taken, and sends it. */
export function SendCart({ lines, onClose }: { lines: readonly CartLine[]; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [cart, setCart] = useState<SentCart | null>(null);
  const { busy, act } = useAct();
  const make = async () => {
    const made = await act(async () => askOnce('makeChatCart', { lines: [...lines], note }));
    if (made !== null) setCart(made.cart);
  };
  if (cart !== null) return <SendSheet title={t.sendTitle} sent={cart.share} problem="" onClose={onClose} />;
  return (
    <Sheet
      open
      title={t.sendTitle}
      onClose={onClose}
      footer={
        <Button wide busy={busy} onClick={() => void make()}>
          {t.make}
        </Button>
      }
    >
      <div className={css.column}>
        <p>{t.sendText}</p>
        <TextArea
          label={t.note}
          optional
          dir="auto"
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}

/** Links that still work: sent again, or finished here for the customer. */
export function SentCarts({ onFinish }: { onFinish: (cart: SentCart) => void }) {
  const [carts, setCarts] = useState<readonly SentCart[]>([]);
  const [again, setAgain] = useState<SentCart | null>(null);
  useEffect(() => {
    ask('listChatCarts').then(
      (data) => setCarts(data.carts),
      // The order is taken without them.
      () => {},
    );
  }, []);
  if (carts.length === 0) return null;
  return (
    <Accordion title={t.sent} level={2}>
      <ul className={css.column}>
        {carts.map((cart) => (
          <li key={cart._id} className={css.sum}>
            <div>
              <p>
                <bdi>{cart.names.join(' · ')}</bdi>
              </p>
              <p className={css.quiet}>
                {t.sentLine(newOrder.piecesOf(cart.pieces), formatMoney(cart.total, language), cart.by)}
              </p>
              <p className={css.quiet}>{t.works(formatMoment(cart.expiresAt, language))}</p>
              {cart.note !== '' && (
                <p dir="auto" className={css.quiet}>
                  {cart.note}
                </p>
              )}
            </div>
            <div className={css.pair}>
              <Button small tone="secondary" icon="share-2" onClick={() => setAgain(cart)}>
                {t.again}
              </Button>
              <Button small tone="secondary" onClick={() => onFinish(cart)}>
                {t.finishIt}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {again !== null && (
        <SendSheet title={t.sendTitle} sent={again.share} problem="" onClose={() => setAgain(null)} />
      )}
    </Accordion>
  );
}
