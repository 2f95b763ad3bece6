import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { account as t } from '#texts/account';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { toast } from '../../ui/toast.ts';
import { withNext } from '../next-path.ts';
import { readPendingCode, sendCode } from './pending-code.ts';
import css from './sign-in.module.css';

/** A national mobile number has nine digits and begins with 9; what else it has to be, the server says. */
const looksWhole = (national: string) => /^9\d{8}$/.test(national);

type Failure = { text: string; isNetwork?: boolean };

/** Asks for the number and sends a code to it. */
export function PhoneForm({ known, next }: { known: string; next: string }) {
  const [national, setNational] = useState(known.slice(4));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const fail = (failure: Failure) => {
    setFailure(failure);
    setBusy(false);
    input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('number'));
    if (busy) return;
    if (number === '') return fail({ text: t.phoneBad });
    setBusy(true);
    try {
      await sendCode(`+963 ${number}`);
      toast.success(t.sent);
    } catch (error) {
      if (!isSentAlready(error, number)) return fail(failureOf(error));
      toast.blank(failureText(error, t.sendFailed));
    }
    await navigate(withNext('/VerifyCode', next));
  };

  return (
    // A press before the script is there does nothing: outside a dialog this method leads nowhere.
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField
        ref={input}
        label={t.phone}
        hint={t.phoneHint}
        error={failure?.text}
        defaultValue={known}
        autoFocus
        onDigits={(digits) => {
          setNational(digits);
          setFailure(undefined);
        }}
        onBlur={() => {
          if (national !== '' && !looksWhole(national)) setFailure({ text: t.phoneBad });
        }}
      />
      <Button type="submit" wide busy={busy}>
        {failure?.isNetwork ? t.tryAgain : t.sendCode}
      </Button>
    </form>
  );
}

function failureOf(error: unknown): Failure {
  const isNetwork = error instanceof CallError && error.code === 'NETWORK';
  return { text: failureText(error, t.sendFailed), isNetwork };
}

/** Too soon for another, but the code on its way to this very number is as good: on to the code. */
function isSentAlready(error: unknown, number: string): boolean {
  if (!(error instanceof CallError) || error.code !== 'OTP_TOO_SOON') return false;
  const pending = readPendingCode();
  return pending?.phone === `+963${number.replace(/\D/g, '')}` && pending.expiresAt > Date.now();
}
