import type { ComponentProps, ReactNode } from 'react';
import css from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A count at the end of the row. */
  count?: number | undefined;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A row with a native checkbox or radio. */
export function Checkbox({ label, count, type = 'checkbox', ...native }: CheckboxProps) {
  return (
    <label className={css.row}>
      <input {...native} type={type} className={css.box} />
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  );
}
