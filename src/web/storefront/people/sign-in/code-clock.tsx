import { account as t } from '#texts/account';
import { minutesAndSeconds } from '../../../../shop/time/minutes-and-seconds.ts';
import type { PendingCode } from './pending-code.ts';
import { useSecondsLeft } from './seconds-left.ts';
import css from './sign-in.module.css';

/** Countdowns: when the code expires and when another may be sent. Both survive a reload. */
export function CodeClock({
  pending,
  resendIn,
  isOver,
  busy,
  onResend,
}: {
  pending: PendingCode | null;
  /** Seconds until another code may be sent; null while unknown. */
  resendIn: number | null;
  /** Expired or locked: the page then offers a new code. */
  isOver: boolean;
  busy: boolean;
  onResend: () => void;
}) {
  const expires = useSecondsLeft(pending?.expiresAt ?? Infinity);
  const isCounting = !isOver && expires !== null && Number.isFinite(expires);
  return (
    <div className={css.clock}>
      <span role="timer">{isCounting && t.expiresIn(minutesAndSeconds(expires))}</span>
      {resendIn === 0 && !isOver && (
        <button
          type="button"
          className={`text-link ${css.again}`}
          aria-busy={busy || undefined}
          onClick={onResend}
        >
          {t.resend}
        </button>
      )}
      {resendIn !== null && resendIn > 0 && Number.isFinite(resendIn) && (
        <span role="timer">{t.resendIn(minutesAndSeconds(resendIn))}</span>
      )}
    </div>
  );
}
