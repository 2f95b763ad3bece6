import type { ReactNode } from 'react';
import css from './accordion.module.css';

export type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Makes it a place to link to: it stands on the content, so that the browser opens the row by itself. */
  id?: string | undefined;
  open?: boolean | undefined;
  /** At the end of the row, before the sign: what was chosen, how many. */
  meta?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** Accordions of one name are open one at a time. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
};

/** A row that opens: native details, found by the browser's own search, working before the script. */
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
