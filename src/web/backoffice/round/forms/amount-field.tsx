import { useId } from 'react';
import { digitsOf } from '../../../ui/fields/digits.ts';
import css from '../round.module.css';

export type AmountFieldProps = {
  label: string;
  hint?: string;
  /** Digits; '' where nothing was typed. */
  value: string;
  onChange: (value: string) => void;
};

/** An amount of cash in whole pounds, in any digits. */
export function AmountField({ label, hint, value, onChange }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css.pin}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={8}
        value={value}
        onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
      />
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
