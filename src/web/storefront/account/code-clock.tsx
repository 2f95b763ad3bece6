import { account as t } from '#texts/account';
import type { PendingCode } from './pending-code.ts';
import { minutesAndSeconds, useSecondsLeft } from './seconds-left.ts';
import css from './sign-in.module.css';

/** How long the code is good for, and when another may be sent; both go on from where they were after a reload. */
export function CodeClock({
  pending,
  isOver,
  busy,
  onResend,
}: {
  pending: PendingCode | null;
  /** Expired or locked: only the new code is still of interest. */
  isOver: boolean;
  busy: boolean;
  onResend: () => void;
}) {
  const expires = useSecondsLeft(pending?.expiresAt ?? Infinity);
  const resend = useSecondsLeft(pending?.resendAt ?? Infinity);
  const isCounting = !isOver && expires !== null && Number.isFinite(expires);
  return (
    <div className={css.clock}>
      <span role="timer">{isCounting && t.expiresIn(minutesAndSeconds(expires))}</span>
      {resend === 0 ? (
        <button type="button" className={css.again} aria-busy={busy || undefined} onClick={onResend}>
          {t.resend}
        </button>
      ) : (
        <span role="timer">
          {resend !== null && Number.isFinite(resend) && t.resendIn(minutesAndSeconds(resend))}
        </span>
      )}
    </div>
  );
}
