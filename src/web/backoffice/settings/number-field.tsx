import { settings as t } from '#texts/settings';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
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
    // A mark before three digits parts thousands; another is the decimal mark.
    const text = asciiDigits(typed)
      .replaceAll(/\s/g, '')
      .replaceAll(/[,٬](?=\d{3}(?:\D|$))/g, '')
      .replace(/[,٫]/, '.');
    if (text === '' && isNullable(limits)) return null;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
  };
  return (
    <TextField
      compact
      label={label}
      hideLabel={hideLabel}
      dir="ltr"
      inputMode="decimal"
      className={css.number ?? ''}
      placeholder={isNullable(limits) ? t.none : undefined}
      value={typeof value === 'number' ? String(value) : String(value ?? '')}
      error={numberProblem(limits, value) ?? undefined}
      onChange={(event) => onChange(read(event.currentTarget.value))}
    />
  );
}
