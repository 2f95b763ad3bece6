import { useState } from 'react';
import { round as t } from '#texts/round';
import type { QueuedEvent, MyRun } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import {
  cashOf,
  doorOf,
  idOfDoor,
  isFree,
  isReturn,
  type StopSeen,
} from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { classes } from '../../../ui/classes.ts';
import { askOnce } from '../../client/ask.ts';
import { Stripe } from '../../ui/cells/stripe.tsx';
import { addressText } from './address-text.ts';
import { BadAct } from './bad-act.tsx';
import { placeOf } from './device/path.ts';
import { sync } from './device/queue.ts';
import { BigButton } from './forms/big-button.tsx';
import { RoundLink } from './round-link.tsx';
import { RoundMap } from './round-map.tsx';
import css from './round.module.css';

export type RoundPageProps = { run: MyRun; stops: readonly StopSeen[]; events: readonly QueuedEvent[] };

type StopRowProps = { seen: StopSeen; number: number; isNext: boolean };

/** The stops of the day in their order, on a map and as a list; a run that was handed over is accepted first. */
export function RoundPage({ run, stops, events }: RoundPageProps) {
  const waiting = run.runs.filter(({ status }) => status === 'handedOver');
  const next = stops.find(({ state }) => state === 'open' || state === 'bad');
  const { held } = cashOf(run, events);
  // Refused acts at doors that are now in another courier's round.
  const gone = events.filter(
    ({ status, event }) => status === 'bad' && !stops.some(({ stop }) => idOfDoor(stop) === doorOf(event)),
  );
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{t.title}</h1>
        <RoundLink to={['cash']} className={css.holding}>
          {t.holding} <b>{formatNumber(held)}</b>
        </RoundLink>
      </header>
      {run.openCounts > 0 && (
        <RoundLink to={['cash']} className={classes(css.card, css.big)}>
          {t.countWaits}
        </RoundLink>
      )}
      {waiting.map((each) => (
        <Accept key={each._id} run={each} />
      ))}
      {gone.map((queued) => (
        <BadAct key={queued.sequence} queued={queued} stop={null} />
      ))}
      {stops.length === 0 && waiting.length === 0 && <p className={css.big}>{t.empty}</p>}
      {stops.length > 0 && waiting.length === 0 && next === undefined && (
        <p className={css.big}>{t.allDone}</p>
      )}
      <RoundMap stops={stops} />
      <ol className={css.stops}>
        {stops.map((seen, place) => (
          <StopRow key={idOfDoor(seen.stop)} seen={seen} number={place + 1} isNext={seen === next} />
        ))}
      </ol>
      {run.hasOtherRoles && (
        <a className={css.back} href="/console/more">
          {t.toConsole}
        </a>
      )}
    </main>
  );
}

function StopRow({ seen: { stop, state, isQueued, taken }, number, isNext }: StopRowProps) {
  const isOpen = state === 'open' || state === 'bad';
  return (
    <li className={classes(css.stop, isNext && css.next, !isOpen && css.ended)}>
      <Stripe number={stop.number} />
      <RoundLink to={[placeOf(stop)]} className={css.row}>
        <b>
          {number}. <bdi>{stop.name}</bdi>
        </b>
        <b className={css.number}>
          {isReturn(stop)
            ? t.tasks[stop.task]
            : isFree(stop)
              ? t.exchange
              : formatNumber(taken ?? stop.cashDue)}
        </b>
        <span>{addressText(stop.address?.area, stop.address?.street)}</span>
        <span>{[t.states[state], isQueued && t.states['kept']].filter(Boolean).join(t.comma)}</span>
      </RoundLink>
    </li>
  );
}

function Accept({ run: { _id: id, version, parcels, returns } }: { run: MyRun['runs'][number] }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const accept = async () => {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await askOnce('acceptRun', { id, version });
      await sync(undefined, true);
    } catch (failure) {
      setError(navigator.onLine ? failureText(failure, t.failed) : t.needsLine);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.card}>
      <p className={css.big}>
        {t.runOf(
          [parcels > 0 && t.parcels(parcels), returns > 0 && t.returns(returns)]
            .filter(Boolean)
            .join(t.comma),
        )}
      </p>
      {error !== '' && <p role="alert">{error}</p>}
      <BigButton tone="done" icon="check" aria-busy={busy || undefined} onClick={() => void accept()}>
        {parcels > 0 ? t.accept : t.acceptReturns}
      </BigButton>
    </section>
  );
}
