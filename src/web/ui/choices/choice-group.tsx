import { useId, type ReactNode } from 'react';
import { FieldError } from '../fields/field.tsx';
import css from './choice-group.module.css';

export type ChoiceGroupProps = {
  /** The id a page scrolls to and focuses when the choice is missing. */
  id?: string | undefined;
  legend: ReactNode;
  /** A word or link at the end of the legend. */
  aside?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** The fieldset of a picker: legend, choices, error. */
export function ChoiceGroup({ id, legend, aside, error, children }: ChoiceGroupProps) {
  const made = useId();
  return (
    <div
      id={id}
      tabIndex={id ? -1 : undefined}
      className={css.group}
      role="radiogroup"
      aria-labelledby={`${made}-legend`}
      aria-describedby={error ? `${made}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <div className={css.head}>
        <span id={`${made}-legend`} className={css.legend}>
          {legend}
        </span>
        {aside}
      </div>
      <div className={css.choices}>{children}</div>
      {error && <FieldError id={`${made}-error`}>{error}</FieldError>}
    </div>
  );
}
