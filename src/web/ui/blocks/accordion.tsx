import type { ReactNode } from 'react';
import css from './accordion.module.css';

export type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  /** An id to link to. It is on the content, so that browsers open the row by themselves. */
  id?: string | undefined;
  open?: boolean | undefined;
  /** At the end of the row: what was chosen, or a count. */
  meta?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** Accordions with the same name open one at a time. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
};

/** A native details element: works without script and with find-in-page. */
export function Accordion({ title, children, id, open, meta, level = 3, name, onToggle }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      name={name}
      open={open}
      className={css.accordion}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.row}>
        <Heading className={css.title}>{title}</Heading>
        {meta && <span className={css.meta}>{meta}</span>}
        <span className={css.sign} />
      </summary>
      <div id={id} className={css.body}>
        {children}
      </div>
    </details>
  );
}
