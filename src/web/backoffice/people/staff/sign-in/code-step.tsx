import { useEffect, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { OtpField } from '../../../../ui/fields/otp-field.tsx';
import { ask } from '../../../client/ask.ts';
import { PhoneCell } from '../../../ui/cells/phone-cell.tsx';
import { DemoCode } from './demo-code.tsx';
import type { SentCode } from './phone-step.tsx';
import css from './sign-in.module.css';

export type CodeStepProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onDone: (me: Me) => void;
  onBack: () => void;
};

/** The code that came by phone; another may be requested after a wait. */
export function CodeStep({ sent, onSent, onDone, onBack }: CodeStepProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const wait = useCountdown(sent);

  const verify = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await ask('verifyStaffCode', { phone: sent.phone, code }));
    } catch (failure) {
      setError(failureText(failure, t.notRight));
    } finally {
      setBusy(false);
    }
  };
  const sendAgain = async () => {
    try {
      onSent(await ask('sendStaffCode', { phone: sent.phone }));
    } catch (failure) {
      setError(failureText(failure, t.notSent));
    }
  };

  return (
    <div className={css.form}>
      <p>
        <PhoneCell phone={sent.phone} />
      </p>
      <OtpField label={t.code} error={error} busy={busy} onComplete={(code) => void verify(code)} />
      <DemoCode phone={sent.phone} kind="code" />
      <div className={css.more}>
        <Button tone="quiet" small disabled={wait > 0} onClick={() => void sendAgain()}>
          {wait > 0 ? t.sendAgainIn(wait) : t.sendAgain}
        </Button>
        <Button tone="quiet" small onClick={onBack}>
          {t.otherNumber}
        </Button>
      </div>
    </div>
  );
}

/** Seconds until another code may be requested. */
function useCountdown(sent: SentCode): number {
  const [left, setLeft] = useState(sent.resendInSeconds);
  useEffect(() => {
    const until = Date.now() + sent.resendInSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
