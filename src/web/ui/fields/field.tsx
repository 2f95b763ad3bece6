import { useId, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { Icon } from '../buttons/icon.tsx';
import { classes } from '../classes.ts';
import css from './field.module.css';

/** Props shared by every form control. */
export type FieldFrame = {
  label: ReactNode;
  /** Hides the label visually, where an icon or the place names the field. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** One sentence: what is wrong and what to do; replaces the hint. */
  error?: string | undefined;
  /** The origin of a prefilled value: "From the map". */
  tag?: string | undefined;
  /** Whether the tag asks for something. */
  isTagWarning?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
};

/** Attributes that connect a control to its label and hint: spread them on it. */
export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, control, then hint or error. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  tag,
  isTagWarning,
  optional,
  children,
}: FieldFrame & { id?: string | undefined; children: (aria: FieldAria) => ReactNode }) {
  const made = useId();
  const control = id ?? made;
  const note = `${control}-note`;
  return (
    <div className={css.field}>
      <label className={classes(css.label, hideLabel && 'visually-hidden')} htmlFor={control}>
        {label}
        {optional && <span className={css.optional}> {t.optional}</span>}
        {tag && <span className={classes(css.tag, isTagWarning && css.warning)}>{tag}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': error || hint ? note : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={note}>{error}</FieldError>
      ) : (
        hint && (
          <p id={note} className={css.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** An error with its icon. By `data-fault` a form finds what is wrong in it. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={css.error} data-fault>
      <Icon name="circle-alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
