import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { digitsOf } from './digits.ts';
import css from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';
import { caretAfter, nationalDigits, phoneGroups } from './phone-groups.ts';

export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> &
  FieldFrame & {
    /** Any spelling; shown in groups. */
    defaultValue?: string | undefined;
    /** While typing: the digits after +963, `'944123456'` when whole. */
    onDigits?: ((national: string) => void) | undefined;
  };

/**
 * A Syrian mobile number: +963 stands before it, digits fall into groups as they are typed, any spelling may
 * be pasted. What is wrong is said on blur or submit by the page, never while typing. Left to right always.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, tag, optional, id, defaultValue = '', onDigits, ...native } = props;
  const [shown, setShown] = useState(() => phoneGroups(defaultValue));
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // What was typed before the script ran: without this the next rendering would empty the field.
    const typed = box.current?.querySelector('input')?.value;
    if (typed) setShown(phoneGroups(typed));
  }, []);

  const regroup = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const behind = digitsOf(input.value.slice(input.selectionEnd ?? undefined)).length;
    const groups = phoneGroups(input.value);
    // Written at once, so that the caret can be put back before React renders the same text.
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
