import { type FormEvent, useRef, useState } from 'react';
import { account as codeTexts } from '#texts/account';
import { accountProfile as t } from '#texts/account-profile';
import { otpLength } from '../../../shop/account/otp-digits.ts';
import { displayPhone } from '../../../shop/account/phone-display.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { signOut } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { DemoCode } from './demo-code.tsx';
import css from './profile-form.module.css';

/** Deletes the account: says what goes and what stays, and asks for a fresh code before it does. */
export function EraseAccount({ phone, onClose }: { phone: string; onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState('');
  const running = useRef(false);

  const attempt = async (work: () => Promise<void>, failed: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    await work().catch((error: unknown) => setError(failureText(error, failed)));
    setBusy(false);
    running.current = false;
  };
  const send = () =>
    attempt(async () => {
      await call('sendOtp', { number: phone });
      setSent(true);
    }, codeTexts.sendFailed);
  const erase = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verificationCode = String(new FormData(event.currentTarget).get('verificationCode'));
    if (verificationCode.length < otpLength) return setError(codeTexts.codeShort);
    void attempt(async () => {
      await call('deleteAccount', { verificationCode });
      toast.success(t.erased);
      await signOut();
    }, t.eraseFailed);
  };

  return (
    <Sheet open onClose={onClose} title={t.eraseTitle}>
      <form className={css.form} method="dialog" noValidate onSubmit={erase}>
        <p>{isSent ? t.eraseSent(displayPhone(phone)) : t.eraseText}</p>
        {isSent && (
          <OtpField
            key={filled}
            label={codeTexts.code}
            defaultValue={filled}
            error={error}
            busy={busy}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for this one thing
            autoFocus
          />
        )}
        {isSent && <DemoCode phone={phone} round={0} onFill={setFilled} />}
        {!isSent && error && <FieldError>{error}</FieldError>}
        <div className={css.actions}>
          {isSent ? (
            <Button key="erase" type="submit" tone="danger" busy={busy}>
              {t.eraseNow}
            </Button>
          ) : (
            <Button key="send" tone="danger" busy={busy} onClick={() => void send()}>
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
