import { round as t } from '#texts/round';
import { formatTime } from '../../../shop/time/days.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Round } from './device/queue.ts';
import css from './round.module.css';

/** The dark line at the top: what is kept here, what is being sent, what needs the courier. */
export function QueueLine({ round: { events, line, sentAt, snapshot } }: { round: Round }) {
  const unsent = events.filter(({ status }) => status === 'kept').length;
  const bad = events.filter(({ status }) => status === 'bad').length;
  const at = sentAt ?? snapshot?.at ?? null;
  return (
    <p className={css.line} role="status">
      {line === 'none' && <Icon name="wifi-off" size={22} />}
      <span>{sentence(line, unsent, at)}</span>
      {bad > 0 && <b className={css.bad}>{t.bad(bad)}</b>}
      {line === 'signedOut' && <a href="/console/sign-in?next=%2Fround">{t.signIn}</a>}
    </p>
  );
}

function sentence(line: Round['line'], unsent: number, at: string | null): string {
  if (line === 'signedOut') return t.signInToSend;
  if (line === 'none') return unsent === 0 ? t.noLine : `${t.noLine} ${t.kept(unsent)}`;
  if (unsent > 0) return line === 'sending' ? t.sending(unsent) : t.kept(unsent);
  return at === null ? '' : t.sent(formatTime(at));
}
