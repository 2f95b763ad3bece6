import { useId, type ReactNode } from 'react';
import { ui as t } from '#texts/ui';
import { classes } from './classes.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

/** What stands around every control of a form. */
export type FieldFrame = {
  label: ReactNode;
  /** Keeps the label for those who listen only (the icon or the place says it). */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do, one sentence; takes the hint's place. */
  error?: string | undefined;
  /** Where a value came from, when not from the shopper: "From the map". */
  tag?: string | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
};

/** The attributes that tie a control to its frame: spread them on it. */
export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label above, control, hint or error below. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  tag,
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
        {tag && <span className={css.tag}>{tag}</span>}
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

/** A sentence about what is wrong, with its icon. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Icon name="circle-alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
