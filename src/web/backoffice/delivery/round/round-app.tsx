import { useSyncExternalStore } from 'react';
import { round as t } from '#texts/round';
import { idOfDoor, seenStops } from '../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { formatTime } from '../../../../shop/time/days.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { CashPage } from './cash-page.tsx';
import { placeOf, usePath } from './device/path.ts';
import { readRound, subscribe, type Connection, sync, type Round } from './device/queue.ts';
import { BigButton } from './forms/big-button.tsx';
import { RoundPage } from './round-page.tsx';
import css from './round.module.css';
import { StopPage } from './stop-page.tsx';

/** The courier's round: the list, a stop, or the cash. It reads the device alone; the queue talks to the server. */
export function RoundApp() {
  const round = useSyncExternalStore(subscribe, readRound);
  const [place, mode] = usePath();
  const { snapshot, events } = round;
  if (snapshot === undefined) return null;
  if (snapshot === null) return <ConnectionPage connection={round.connection} />;
  const stops = seenStops(snapshot.run, events);
  const seen = stops.find(({ stop }) => placeOf(stop) === place);
  const isCash = place === 'cash';
  return (
    <div className={css.app}>
      <title>{t.title}</title>
      <QueueState round={round} />
      {isCash && <CashPage run={snapshot.run} events={events} />}
      {seen !== undefined && (
        <StopPage
          key={idOfDoor(seen.stop)}
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

/** Before the round was loaded once nothing can be shown offline. */
function ConnectionPage({ connection }: { connection: Connection }) {
  if (connection === 'signedOut') location.replace('/console/sign-in?next=%2Fround');
  return (
    <main className={css.app}>
      <title>{t.title}</title>
      <div className={css.page}>
        <h1 className={css.name}>{t.title}</h1>
        <p>{connection === 'none' ? t.noFirst : t.loading}</p>
      </div>
      {connection === 'none' && (
        <div className={css.actions}>
          <BigButton onClick={() => void sync()}>{t.tryAgain}</BigButton>
        </div>
      )}
    </main>
  );
}

/** The dark bar at the top: what is queued, what is being sent, what needs the courier. */
function QueueState({ round: { events, connection, sentAt, snapshot } }: { round: Round }) {
  const unsent = events.filter(({ status }) => status === 'kept').length;
  const bad = events.filter(({ status }) => status === 'bad').length;
  const at = sentAt ?? snapshot?.at ?? null;
  return (
    <p className={css.queueState} role="status">
      {connection === 'none' && <Icon name="wifi-off" size={22} />}
      <span>{sentence(connection, unsent, at)}</span>
      {bad > 0 && <b className={css.bad}>{t.bad(bad)}</b>}
      {connection === 'signedOut' && <a href="/console/sign-in?next=%2Fround">{t.signIn}</a>}
    </p>
  );
}

function sentence(connection: Round['connection'], unsent: number, at: string | null): string {
  if (connection === 'signedOut') return t.signInToSend;
  if (connection === 'none') return unsent === 0 ? t.noLine : `${t.noLine} ${t.kept(unsent)}`;
  if (unsent > 0) return connection === 'sending' ? t.sending(unsent) : t.kept(unsent);
  return at === null ? '' : t.sent(formatTime(at));
}
