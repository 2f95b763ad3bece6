import { useId } from 'react';
import { AmountInput } from '../../../ui/fields/amount-field.tsx';
import css from '../round.module.css';

export type AmountFieldProps = {
  label: string;
  hint?: string;
  /** Digits; '' where nothing was typed. */
  value: string;
  onChange: (value: string) => void;
};

/** An amount of cash in whole pounds, as large as the courier's other fields. */
export function AmountField({ label, hint, value, onChange }: AmountFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <AmountInput id={id} className={css.pin} maxLength={8} value={value} onType={onChange} />
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
