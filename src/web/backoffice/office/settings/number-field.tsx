import { settings as t } from '#texts/settings';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { plainNumber } from '../../ui/fields/plain-number.ts';
import { isNullable, type Limits, numberProblem } from './setting-limits.ts';
import css from './settings.module.css';

/** A number as it was typed; other text stays, with a sentence that says what fits. */
export function NumberField({
  label,
  limits,
  value,
  onChange,
  hideLabel,
}: {
  label: string;
  limits: Limits;
  value: unknown;
  onChange: (value: unknown) => void;
  hideLabel?: boolean;
}) {
  const read = (typed: string) => {
    const text = plainNumber(typed);
    if (text === '' && isNullable(limits)) return null;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
  };
  return (
    <AmountField
      compact
      label={label}
      hideLabel={hideLabel}
      decimal
      className={css.number ?? ''}
      placeholder={isNullable(limits) ? t.none : undefined}
      value={typeof value === 'number' ? String(value) : String(value ?? '')}
      error={numberProblem(limits, value) ?? undefined}
      onType={(typed) => onChange(read(typed))}
    />
  );
}
