import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classes } from './classes.ts';
import { digitsOf } from './digits.ts';
import { Field, type FieldFrame } from './field.tsx';
import css from './otp-field.module.css';
import { useHydrated } from './use-hydrated.ts';

/** How many digits a code has (specification: 6). */
const length = 6;
const boxes = Array.from({ length }, (_, place) => place);

export type OtpFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> &
  FieldFrame & {
    /** A code that is there from the start, in any spelling; it does not count as entered. */
    defaultValue?: string | undefined;
    /** The code is being checked: boxes dim. */
    busy?: boolean | undefined;
    /** The code has expired or is locked: boxes are muted, the field read only. */
    muted?: boolean | undefined;
    /** Once for every whole code: typed, pasted, or filled in from the message. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * A code of six digits: ONE text field over six drawn boxes, so paste, autofill, dictation and Arabic digits
 * work as in any field. Before the script the field's own letters are spread over the boxes; then each box draws
 * its digit, exactly in the middle. A new `error` selects a whole code to be typed over. Left to right always.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hideLabel, hint, error, id, busy, muted, defaultValue = '', onComplete, ...native } = props;
  const [code, setCode] = useState(() => digitsOf(defaultValue).slice(0, length));
  const awake = useHydrated();
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
    // One that misses a digit goes on where it ends.
    if (input.current?.value.length === length) input.current.select();
  }, [error]);
  useEffect(() => {
    // What was typed or filled in before the script ran.
    if (input.current?.value) fromMessage.current(input.current.value);
    return readFromMessage((typed) => fromMessage.current(typed));
  }, []);

  return (
    <Field {...{ id, label, hideLabel, hint, error }}>
      {(aria) => (
        <span
          className={classes(css.code, awake && css.awake, busy && css.busy, muted && css.muted)}
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

/** Where the browser offers it (WebOTP, Android), the code comes from the message by itself. */
function readFromMessage(fill: (code: string) => void): (() => void) | undefined {
  if (!('OTPCredential' in window)) return undefined;
  const stop = new AbortController();
  // Both casts: the DOM types do not know WebOTP yet.
  const wanted = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
  navigator.credentials
    .get(wanted)
    .then((credential) => {
      const code = (credential as { code?: string } | null)?.code;
      if (code) fill(code);
    })
    // Refused or left alone: the shopper types the code.
    .catch(() => undefined);
  return () => stop.abort();
}
