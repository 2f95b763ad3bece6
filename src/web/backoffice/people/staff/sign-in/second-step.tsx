import { type FormEvent, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import type { Me, SecondFactor } from '../../../../../shop/people/staff/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { OtpField } from '../../../../ui/fields/otp-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ask } from '../../../client/ask.ts';
import { codeFailure } from './code-failure.ts';
import { DemoCode } from './demo-code.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey.ts';
import css from './sign-in.module.css';

export type SecondStepProps = {
  phone: string | null;
  /** The second factors of this member. */
  factors: readonly SecondFactor[];
  onDone: (me: Me) => void;
};

/** A passkey, a code of the authenticator app, or a recovery code where the app is lost. */
export function SecondStep({ phone, factors, onDone }: SecondStepProps) {
  return (
    <div className={css.form}>
      {factors.length > 0 && !factors.includes('totp') && !canUsePasskeys() && <p>{t.passkeyElsewhere}</p>}
      {factors.includes('passkey') && <PasskeyButton call="confirmWithPasskey" onDone={onDone} />}
      {factors.includes('totp') && <CodeOfApp phone={phone} onDone={onDone} />}
    </div>
  );
}

function CodeOfApp({ phone, onDone }: Omit<SecondStepProps, 'factors'>) {
  const [isRecovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const pass = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await ask('passSecondFactor', { code }));
    } catch (failure) {
      setError(codeFailure(failure, isRecovery ? t.recoveryWrong : t.appCodeWrong));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void pass(fieldText(event.currentTarget, 'recovery'));
  };

  return (
    <div className={css.form}>
      {isRecovery ? (
        <form className={css.form} noValidate onSubmit={submit}>
          <TextField
            name="recovery"
            label={t.recoveryCode}
            hint={t.recoveryHint}
            error={error}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <Button type="submit" wide busy={busy}>
            {t.enter}
          </Button>
        </form>
      ) : (
        <OtpField label={t.appCode} error={error} busy={busy} onComplete={(code) => void pass(code)} />
      )}
      {!isRecovery && <DemoCode phone={phone} kind="second" />}
      <Button
        tone="quiet"
        small
        onClick={() => {
          setError(undefined);
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? t.withApp : t.withRecovery}
      </Button>
    </div>
  );
}
