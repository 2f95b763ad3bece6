import { type ComponentProps, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { groupedNumber } from './plain-number.ts';

type Amount = {
  /** What was typed; without it the field keeps its own text, for a form that reads it by `name`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Takes signs and decimal marks as they are typed, which `plainNumber` reads; otherwise digits alone. */
  decimal?: boolean | undefined;
  onType?: ((text: string) => void) | undefined;
};
type Own = keyof Amount | 'onChange' | 'onFocus' | 'onBlur' | 'inputMode' | 'dir';

/** A number in any digits, shown in Western ones; its thousands are grouped while it is not edited. */
export function AmountField(props: Omit<TextFieldProps, Own> & Amount) {
  const { value, defaultValue, decimal, onType, ...field } = props;
  return <TextField {...field} {...useAmount({ value, defaultValue, decimal, onType })} />;
}

/** The same without a label of its own, in a table. */
export function AmountInput(props: Omit<ComponentProps<'input'>, Own> & Amount) {
  const { value, defaultValue, decimal, onType, ...native } = props;
  return <input {...native} {...useAmount({ value, defaultValue, decimal, onType })} />;
}

function useAmount({ value, defaultValue = '', decimal = false, onType }: Amount) {
  const [own, setOwn] = useState(defaultValue);
  const [isEdited, setEdited] = useState(false);
  const text = value ?? own;
  return {
    dir: 'ltr',
    inputMode: decimal ? 'decimal' : 'numeric',
    autoComplete: 'off',
    value: isEdited ? text : groupedNumber(text),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      flushSync(() => setEdited(true));
      // Regrouping the text loses the browser's own selection, so it is selected again; a press then sets the caret.
      currentTarget.select();
    },
    onBlur: () => setEdited(false),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const typed = decimal ? asciiDigits(currentTarget.value) : digitsOf(currentTarget.value);
      setOwn(typed);
      onType?.(typed);
    },
  } as const;
}
