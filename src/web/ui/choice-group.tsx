import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import css from './choice-group.module.css';

/**
 * The frame of a picker: legend, a word or link at its end, the choices, the error under them. Has the `id` a
 * page scrolls to and focuses when the choice is missing.
 */
export function ChoiceGroup({
  id,
  legend,
  aside,
  error,
  children,
}: {
  id?: string | undefined;
  legend: ReactNode;
  aside?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  const note = useId();
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      className={css.group}
      aria-describedby={error ? note : undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      {aside && <span className={css.aside}>{aside}</span>}
      <div className={css.choices}>{children}</div>
      {error && <FieldError id={note}>{error}</FieldError>}
    </fieldset>
  );
}
