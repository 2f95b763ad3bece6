import { useId, useState } from 'react';
import { ui as t } from '#texts/ui';
import { Icon, type IconName } from '../buttons/icon.tsx';
import { useChoice, type ChoiceProps } from '../choices/use-choice.ts';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import { digitsOf } from './digits.ts';
import field from './field.module.css';
import { FieldError } from './field.tsx';
import css from './quantity-stepper.module.css';

export type QuantityStepperProps = ChoiceProps<number> & {
  label: string;
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  min?: number | undefined;
  /** The maximum: stock or the store's limit. */
  max: number;
  /** Shown at the maximum: "Only 2 in M". */
  maxNote?: string | undefined;
  /** The new quantity is being saved. */
  busy?: boolean | undefined;
  error?: string | undefined;
  id?: string | undefined;
};

/** A quantity: minus, a number input (Arabic digits too), plus; always within `min`…`max`. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, hideLabel, name = 'quantity', min = 1, max, maxNote, busy, error, id, ...choice } = props;
  const [chosen, choose] = useChoice({ defaultValue: min, ...choice });
  const [typed, setTyped] = useState<string | null>(null);
  const made = useId();
  const quantity = chosen ?? min;
  const note = error ?? (quantity >= max ? maxNote : undefined);

  const type = (text: string) => {
    const digits = digitsOf(text).slice(0, 3);
    setTyped(digits);
    if (digits) choose(Math.max(min, Math.min(max, Number(digits))));
  };
  const step = (by: number, icon: IconName, words: string) => (
    <button
      type="button"
      className={css.step}
      disabled={by < 0 ? quantity <= min : quantity >= max}
      onClick={() => choose(quantity + by)}
    >
      <Icon name={icon} size={20} />
      <Hidden>{`${label}: ${words}`}</Hidden>
    </button>
  );

  return (
    <div className={field.field}>
      <label className={classes(field.label, hideLabel && 'visually-hidden')} htmlFor={id ?? made}>
        {label}
      </label>
      <span className={css.stepper} aria-busy={busy || undefined}>
        {step(-1, 'minus', t.less)}
        <input
          id={id ?? made}
          name={name}
          className={css.number}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={note ? `${made}-note` : undefined}
          value={typed ?? quantity}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        {step(1, 'plus', t.more)}
      </span>
      {error ? (
        <FieldError id={`${made}-note`}>{error}</FieldError>
      ) : (
        note && (
          <p id={`${made}-note`} className={field.hint} role="status">
            {note}
          </p>
        )
      )}
    </div>
  );
}
