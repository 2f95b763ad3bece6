import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../shop/returns/desk-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from '../returns.module.css';

/** Ends an exchange whose new pieces were handed over. */
export function ExchangeForm({ request: { _id: id, version } }: { request: ConsoleReturn }) {
  const { busy, act } = useAct();
  return (
    <div className={css.form}>
      <p className={css.quiet}>{t.exchangeText}</p>
      <Button
        wide
        icon="repeat"
        busy={busy}
        onClick={() => void act(async () => askOnce('exchangeReturn', { id, version }))}
      >
        {t.exchange}
      </Button>
    </div>
  );
}
