import type { ReactNode } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import css from './filter-fields.module.css';

/** One thing a list can be narrowed by: open under its name, or folded with what was chosen in it. */
export function FilterPart({
  title,
  chosen,
  options,
  fold,
  children,
}: {
  title: string;
  chosen: string;
  /** What can be chosen in it, where that depends on the list; without any it is left out. */
  options?: readonly unknown[];
  /** The level of its heading when it folds. */
  fold: 2 | 3 | false;
  children: ReactNode;
}) {
  if (options?.length === 0) return null;
  if (fold)
    return (
      <Accordion title={title} meta={chosen} level={fold}>
        <div className={css.group} role="group" aria-label={title}>
          {children}
        </div>
      </Accordion>
    );
  return (
    <fieldset className={css.named}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
