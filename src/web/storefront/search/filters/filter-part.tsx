import type { ReactNode } from 'react';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import css from './filter-fields.module.css';

/** One filter: expanded, or collapsed with its choices listed. */
export function FilterPart({
  title,
  chosen,
  options,
  fold,
  children,
}: {
  title: string;
  chosen: string;
  /** Its options, if they depend on the list; without any the filter is omitted. */
  options?: readonly unknown[];
  /** The heading level when collapsed. */
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
