import type { ReactNode } from 'react';
import css from './panel.module.css';

/** A bordered surface with an optional title: summaries, forms, contact cards. */
export function Panel({
  title,
  level = 2,
  action,
  children,
}: {
  title?: ReactNode;
  level?: 2 | 3 | undefined;
  /** At the end of the title's line: "Change". */
  action?: ReactNode;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className={css.panel}>
      {title && (
        <header className={css.head}>
          <Heading className="card-title">{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
