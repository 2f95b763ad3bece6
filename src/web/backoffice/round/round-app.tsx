import { useSyncExternalStore } from 'react';
import { round as t } from '#texts/round';
import { seenStops } from '../../../shop/fulfilment/runs/stop-state.ts';
import { CashPage } from './cash-page.tsx';
import { usePath } from './device/path.ts';
import { readRound, subscribe } from './device/queue.ts';
import { LinePage } from './line-page.tsx';
import { QueueLine } from './queue-line.tsx';
import { RoundPage } from './round-page.tsx';
import css from './round.module.css';
import { StopPage } from './stop-page.tsx';

/** The courier's round: the list, a stop, or the cash. It reads the device alone; the queue talks to the server. */
export function RoundApp() {
  const round = useSyncExternalStore(subscribe, readRound);
  const [place, mode] = usePath();
  const { snapshot, events } = round;
  if (snapshot === undefined) return null;
  if (snapshot === null) return <LinePage line={round.line} />;
  const stops = seenStops(snapshot.run, events);
  const seen = stops.find(({ stop }) => stop.number === place);
  const isCash = place === 'cash';
  return (
    <div className={css.app}>
      <title>{t.title}</title>
      <QueueLine round={round} />
      {isCash && <CashPage run={snapshot.run} events={events} />}
      {seen !== undefined && (
        <StopPage
          key={seen.stop.parcelId}
          run={snapshot.run}
          stops={stops}
          seen={seen}
          mode={mode}
          events={events}
        />
      )}
      {!isCash && seen === undefined && <RoundPage run={snapshot.run} stops={stops} events={events} />}
    </div>
  );
}
