import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { digitsOf } from './digits.ts';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';
import { caretAfter, nationalDigits, phoneGroups } from './phone-groups.ts';

export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> &
  FieldFrame & {
    /** Any spelling; shown in groups. */
    defaultValue?: string | undefined;
    /** Called while typing with the digits after +963, `'944123456'` when complete. */
    onDigits?: ((national: string) => void) | undefined;
  };

/** A Syrian mobile with a fixed +963, in any spelling. Errors show on blur or submit only. Left to right. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, tag, optional, id, defaultValue = '', onDigits, ...native } = props;
  const [shown, setShown] = useState(() => phoneGroups(defaultValue));
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // Takes over what was typed before hydration, which the first render would erase.
    const typed = box.current?.querySelector('input')?.value;
    if (typed) setShown(phoneGroups(typed));
  }, []);

  const regroup = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const behind = digitsOf(input.value.slice(input.selectionEnd ?? undefined)).length;
    const groups = phoneGroups(input.value);
    // Set directly, so that the caret can be restored before React renders the same text.
    input.value = groups;
    const caret = caretAfter(groups, input.selectionEnd === null ? 0 : behind);
    input.setSelectionRange(caret, caret);
    setShown(groups);
    onDigits?.(nationalDigits(groups));
  };

  return (
    <Field {...{ id, label, hideLabel, hint, error, tag, optional }}>
      {(aria) => (
        <span ref={box} className={css.box} dir="ltr" lang="en">
          <span className={css.prefix}>+963</span>
          <input
            type="tel"
            name="number"
            autoComplete="tel"
            inputMode="tel"
            placeholder="9XX XXX XXX"
            {...native}
            {...aria}
            className={css.input}
            value={shown}
            onChange={regroup}
          />
        </span>
      )}
    </Field>
  );
}
