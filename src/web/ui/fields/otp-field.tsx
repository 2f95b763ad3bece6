import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useHydrated } from '../use-hydrated.ts';
import { digitsOf } from './digits.ts';
import { Field, type FieldFrame } from './field.tsx';
import css from './otp-field.module.css';

/** Number of digits (specification: 6). */
const length = 6;
const boxes = Array.from({ length }, (_, place) => place);

export type OtpFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> &
  FieldFrame & {
    /** An initial code in any spelling; does not call `onComplete`. */
    defaultValue?: string | undefined;
    /** The code is being checked: the boxes are dimmed. */
    busy?: boolean | undefined;
    /** The code has expired or is locked: the input is read-only. */
    muted?: boolean | undefined;
    /** Called once per complete code: typed, pasted or autofilled. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * A six-digit code: one input over six boxes, so that paste, autofill and Arabic digits work. A new `error` selects the
 * code for retyping. Always left to right.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hideLabel, hint, error, id, busy, muted, defaultValue = '', onComplete, ...native } = props;
  const [code, setCode] = useState(() => digitsOf(defaultValue).slice(0, length));
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);

  const enter = (typed: string) => {
    const digits = digitsOf(typed).slice(0, length);
    setCode(digits);
    if (digits.length === length && digits !== code) onComplete?.(digits);
  };
  const fromMessage = useRef(enter);

  useEffect(() => {
    fromMessage.current = enter;
  });
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    // An incomplete code continues at its end.
    if (input.current?.value.length === length) input.current.select();
  }, [error]);
  useEffect(() => {
    // Typed or autofilled before hydration.
    if (input.current?.value) fromMessage.current(input.current.value);
    return readFromMessage((typed) => fromMessage.current(typed));
  }, []);

  return (
    <Field {...{ id, label, hideLabel, hint, error }}>
      {(aria) => (
        <span
          className={classes(css.code, hydrated && css.awake, busy && css.busy, muted && css.muted)}
          dir="ltr"
          lang="en"
        >
          {boxes.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              className={classes(css.box, place === code.length && css.current)}
            >
              {code[place]}
            </span>
          ))}
          <input
            type="text"
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...native}
            {...aria}
            ref={input}
            className={css.digits}
            value={code}
            readOnly={muted || busy}
            onChange={(event) => enter(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}

// The DOM types lack WebOTP.
declare global {
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
  interface Credential {
    code?: string;
  }
}

/** WebOTP (Chrome on Android): reads the code from the SMS. */
function readFromMessage(fill: (code: string) => void): (() => void) | undefined {
  if (!('OTPCredential' in window)) return undefined;
  const stop = new AbortController();
  navigator.credentials
    .get({ otp: { transport: ['sms'] }, signal: stop.signal })
    .then((credential) => {
      if (credential?.code) fill(credential.code);
    })
    // Denied or dismissed: the shopper types the code.
    .catch(() => undefined);
  return () => stop.abort();
}
