import { type FormEvent, useRef, useState } from 'react';
import { account as codeTexts } from '#texts/account';
import { accountProfile as t } from '#texts/account-profile';
import { displayPhone } from '../../../../../shop/people/account/phone-display.ts';
import { otpLength } from '../../../../../shop/people/codes/otp-digits.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { signOut } from '../../../../client/session/sign-out.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { OtpField } from '../../../../ui/fields/otp-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { CodeClock } from '../../sign-in/code-clock.tsx';
import { DemoCode } from '../../sign-in/demo-code.tsx';
import { askForCode, type PendingCode, resendAfter } from '../../sign-in/pending-code.ts';
import { useSecondsLeft } from '../../sign-in/seconds-left.ts';
import css from '../profile-form.module.css';

/** Deletes the account after explaining what is deleted and verifying a new code. */
export function EraseAccount({ phone, onClose }: { phone: string; onClose: () => void }) {
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'erasing' | null>(null);
  const [filled, setFilled] = useState('');
  const running = useRef(false);
  const resendIn = useSecondsLeft(pending?.resendAt ?? Infinity);

  const attempt = async (what: 'sending' | 'erasing', work: () => Promise<void>, failed: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    setError(undefined);
    await work().catch((error: unknown) => {
      const resendAt = resendAfter(error);
      if (pending && resendAt !== null) setPending({ ...pending, resendAt });
      setError(failureText(error, failed));
    });
    setBusy(null);
    running.current = false;
  };
  const send = () =>
    attempt(
      'sending',
      async () => {
        setPending(await askForCode(phone));
        setFilled('');
        setRound(round + 1);
      },
      codeTexts.sendFailed,
    );
  const erase = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verificationCode = fieldText(event.currentTarget, 'verificationCode');
    if (verificationCode.length < otpLength) return setError(codeTexts.codeShort);
    void attempt(
      'erasing',
      async () => {
        await call('deleteAccount', { verificationCode });
        toast.success(t.erased);
        await signOut();
      },
      t.eraseFailed,
    );
  };

  return (
    <Sheet open onClose={onClose} title={t.eraseTitle}>
      <form className={css.form} method="dialog" noValidate onSubmit={erase}>
        <p>{pending ? t.eraseSent(displayPhone(phone)) : t.eraseText}</p>
        {pending && (
          <>
            <OtpField
              key={`${round} ${filled}`}
              label={codeTexts.code}
              defaultValue={filled}
              error={error}
              busy={busy === 'erasing'}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for this one thing
              autoFocus
            />
            <CodeClock
              pending={pending}
              resendIn={resendIn}
              isOver={false}
              busy={busy === 'sending'}
              onResend={() => void send()}
            />
            <DemoCode phone={phone} round={round} onFill={setFilled} />
          </>
        )}
        {!pending && error && <FieldError>{error}</FieldError>}
        <div className={css.actions}>
          {pending ? (
            <Button key="erase" type="submit" tone="danger" busy={busy === 'erasing'}>
              {t.eraseNow}
            </Button>
          ) : (
            <Button key="send" tone="danger" busy={busy === 'sending'} onClick={() => void send()}>
              {t.eraseSend}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            {t.eraseKeep}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
