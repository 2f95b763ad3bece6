import { useState } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import type { CashDifference } from '../../../shop/cash/contract.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioCard, RadioCards } from '../../ui/choices/radio-card.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useMe } from '../layout/me.ts';
import { MoneyCell } from '../ui/cells/money-cell.tsx';
import { OrderNumber } from '../ui/cells/order-number.tsx';
import css from './cash.module.css';
import { DifferenceReason, reasonWords } from './difference-reason.tsx';

/** What differs and is not settled: its reason first, then the owner settles it. */
export function Differences({ differences }: { differences: readonly CashDifference[] }) {
  const isOwner = useMe().staff.roles.includes('owner');
  return (
    <section id="differences" className={css.panel} aria-label={t.openDifferences}>
      <h2 className="card-title">{t.openDifferences}</h2>
      {differences.map((difference) => {
        const { _id, entryId, holder, orderNumber, amount, reason, note, openedAt } = difference;
        return (
          <div key={_id} className={css.card}>
            <p className={css.line}>
              <span className={css.holder}>
                <b dir="auto">{holder ?? t.accounts.safe}</b>
                <small>
                  {formatMoment(openedAt, language)}{' '}
                  {orderNumber !== null && <OrderNumber number={orderNumber} />}
                </small>
              </span>
              <MoneyCell amount={-amount} isDifference />
            </p>
            <Link className="text-link" to={`/cash/entries?entry=${entryId}`}>
              {t.whereFrom}
            </Link>
            {reason === null ? (
              <DifferenceReason id={_id} difference={-amount} />
            ) : (
              <p className={css.small}>{t.reasonOf(reasonWords(reason, note))}</p>
            )}
            {isOwner && reason !== null && <Settle difference={difference} />}
          </div>
        );
      })}
    </section>
  );
}

/** What a shortage and a surplus may turn out to be. */
const ways = { short: ['loss', 'safe', 'bank'], over: ['loss', 'safe'] } as const;
type Way = (typeof ways)['short'][number];

function Settle({ difference: { _id: id, amount } }: { difference: CashDifference }) {
  const [isOpen, setOpen] = useState(false);
  const [as, setAs] = useState<Way>('loss');
  const { busy, act } = useAct();
  const kind = amount > 0 ? 'short' : 'over';
  const words: Partial<Record<Way, string>> = t.ways[kind];
  const settle = async () => {
    if ((await act(async () => askOnce('settleDifference', { id, as }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {t.settle}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.settle}
        footer={
          <Button wide busy={busy} onClick={() => void settle()}>
            {t.settleNow}
          </Button>
        }
      >
        <RadioCards legend={t.settleAs}>
          {ways[kind].map((way) => (
            <RadioCard
              key={way}
              name={`settle ${id}`}
              value={way}
              title={words[way] ?? ''}
              checked={as === way}
              onChange={() => setAs(way)}
            />
          ))}
        </RadioCards>
      </Sheet>
    </>
  );
}
