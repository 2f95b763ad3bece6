import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from '../returns.module.css';

type Of = { request: ConsoleReturn };

/** Sends the new pieces as a parcel; the primary step once the old ones are here, unless they are picked up in the store. */
export function SendNewForm({ request: { _id: id, version, status, way } }: Of) {
  const { busy, act } = useAct();
  return (
    <div className={css.form}>
      <p className={css.quiet}>{t.sendNewText}</p>
      <Button
        wide
        icon="truck"
        tone={status === 'received' && way !== 'store' ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => void act(async () => askOnce('sendExchange', { id, version }))}
      >
        {t.sendNew}
      </Button>
    </div>
  );
}

/** Ends an exchange whose new pieces were handed over. */
export function ExchangeForm({ request: { _id: id, version, way } }: Of) {
  const { busy, act } = useAct();
  return (
    <div className={css.form}>
      <p className={css.quiet}>{t.exchangeText}</p>
      <Button
        wide
        icon="repeat"
        tone={way === 'store' ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => void act(async () => askOnce('exchangeReturn', { id, version }))}
      >
        {t.exchange}
      </Button>
    </div>
  );
}

/** Turns an exchange into a refund: the new pieces stay in the store. */
export function RefundInsteadForm({ request: { _id: id, version } }: Of) {
  const { busy, act } = useAct();
  return (
    <Button
      tone="secondary"
      wide
      icon="undo-2"
      busy={busy}
      onClick={() => void act(async () => askOnce('refundInstead', { id, version }))}
    >
      {t.refundInstead}
    </Button>
  );
}
