import { useState } from 'react';
import { otherLanguage } from '#texts/language';
import { round as t } from '#texts/round';
import { displayOrderNumber } from '../../../../shop/buying/orders/order-number.ts';
import type { QueuedEvent, MyRun } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { cashIn, cashOf, doorOf, idOfDoor } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatTime } from '../../../../shop/time/days.ts';
import { ask } from '../../client/ask.ts';
import { CashBox } from './cash-box.tsx';
import { switchLanguage } from './device/cache-offline.ts';
import { forgetRound } from './device/device.ts';
import { BigButton } from './forms/big-button.tsx';
import { MyCounts } from './my-counts.tsx';
import { RoundLink } from './round-link.tsx';
import css from './round.module.css';

/** The courier's cash, how much of it was not sent yet, and sign-out: refused while the queue is not empty. */
export function CashPage({ run, events }: { run: MyRun; events: readonly QueuedEvent[] }) {
  const [error, setError] = useState('');
  const unsent = events.filter(({ status }) => status === 'kept');
  const signOut = async () => {
    if (unsent.length > 0) return setError(t.signOutNot);
    try {
      await ask('logoutStaff');
    } catch {
      return setError(t.needsLine);
    }
    await forgetRound();
    location.replace('/console/sign-in');
  };
  return (
    <>
      <main className={css.page}>
        <header className={css.head}>
          <RoundLink to={[]} className={css.back}>
            {t.back}
          </RoundLink>
          <bdi>{run.courier.name}</bdi>
        </header>
        <CashBox title={t.holdTitle} amount={cashOf(run, events).held} />
        <MyCounts />
        <h1 className={css.name}>{unsent.length === 0 ? t.nothingUnsent : t.unsent}</h1>
        <ul className={css.lines}>
          {unsent.map(({ sequence, event }) => (
            <li key={sequence} className={css.after}>
              <span>
                <bdi dir="ltr">{numberOf(run, doorOf(event))}</bdi> {t.states[event.kind]}
              </span>
              <span>
                {cashIn(event) !== 0 && <bdi dir="ltr">{formatNumber(cashIn(event))}</bdi>}{' '}
                {formatTime(event.occurredAt)}
              </span>
            </li>
          ))}
        </ul>
      </main>
      <div className={css.actions}>
        {error !== '' && <p role="alert">{error}</p>}
        <div className={css.pair}>
          <BigButton icon="languages" onClick={() => void switchLanguage(otherLanguage)}>
            {languageFacts[otherLanguage].name}
          </BigButton>
          <BigButton icon="log-out" onClick={() => void signOut()}>
            {t.signOut}
          </BigButton>
        </div>
      </div>
    </>
  );
}

function numberOf({ stops, returnStops }: MyRun, door: string): string {
  const stop = [...stops, ...returnStops].find((each) => idOfDoor(each) === door);
  return stop === undefined ? '' : displayOrderNumber(stop.number);
}
