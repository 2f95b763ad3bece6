import type { ReactNode } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import css from './filter-fields.module.css';

/** One thing a list can be narrowed by: open under its name, or folded with what was chosen in it. */
export function FilterPart({
  title,
  chosen,
  fold,
  children,
}: {
  title: string;
  chosen: string;
  /** The level of its heading when it folds. */
  fold: 2 | 3 | false;
  children: ReactNode;
}) {
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
