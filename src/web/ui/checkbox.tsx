import type { ComponentProps, ReactNode } from 'react';
import css from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** How many lie behind it, at the end of the row. */
  count?: number | undefined;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A row to tick (or, as `radio`, to choose): the native input, drawn. */
export function Checkbox({ label, count, type = 'checkbox', ...native }: CheckboxProps) {
  return (
    <label className={css.row}>
      <input {...native} type={type} className={css.box} />
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  );
}
