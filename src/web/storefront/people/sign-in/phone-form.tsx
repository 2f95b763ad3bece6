import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { account as t } from '#texts/account';
import { layout } from '#texts/layout';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { areCookiesKept } from '../../../client/session/are-cookies-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { nationalDigits } from '../../../ui/fields/phone-groups.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { withNext } from '../../next-path.ts';
import { readPendingCode, sendCode } from './pending-code.ts';
import css from './sign-in.module.css';

/** National mobile numbers have nine digits and start with 9; the server checks the rest. */
const looksWhole = (national: string) => /^9\d{8}$/.test(national);

type Failure = { text: string; isNetwork?: boolean };

/** Asks for the number and sends a code to it. */
export function PhoneForm({ known, next }: { known: string; next: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const input = useRef<HTMLInputElement>(null);
  // A ref besides the state: a second tap before the next render would not see the state.
  const running = useRef(false);
  const navigate = useNavigate();

  const fail = (failure: Failure) => {
    setFailure(failure);
    setBusy(false);
    running.current = false;
    input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const national = nationalDigits(fieldText(event.currentTarget, 'number'));
    if (running.current) return;
    if (national === '') return fail({ text: t.phoneBad });
    if (!areCookiesKept()) return fail({ text: t.cookiesOff });
    setBusy(true);
    running.current = true;
    try {
      await sendCode(`+963${national}`);
      toast.success(t.sent);
    } catch (error) {
      if (!isSentAlready(error, national)) return fail(failureOf(error));
      toast.blank(failureText(error, t.sendFailed));
    }
    await navigate(withNext('/VerifyCode', next));
  };

  return (
    // Before hydration a press does nothing: outside a dialog this method has no effect.
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField
        ref={input}
        label={t.phone}
        hint={t.phoneHint}
        error={failure?.text}
        defaultValue={known}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for this one thing
        autoFocus
        onDigits={() => setFailure(undefined)}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== '' && !looksWhole(nationalDigits(value))) setFailure({ text: t.phoneBad });
        }}
      />
      <Button type="submit" wide busy={busy}>
        {failure?.isNetwork ? layout.tryAgain : t.sendCode}
      </Button>
      <noscript>
        <p className={css.quiet}>{t.needsScript}</p>
      </noscript>
    </form>
  );
}

function failureOf(error: unknown): Failure {
  const isNetwork = error instanceof CallError && error.code === 'NETWORK';
  return { text: failureText(error, t.sendFailed), isNetwork };
}

/** Too soon for another code, but one is on its way to this number: continue to the code page. */
function isSentAlready(error: unknown, national: string): boolean {
  if (!(error instanceof CallError) || error.code !== 'OTP_TOO_SOON') return false;
  const pending = readPendingCode();
  return pending?.phone === `+963${national}` && pending.expiresAt > Date.now();
}
