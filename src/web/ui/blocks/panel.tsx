import type { ReactNode } from 'react';
import css from './panel.module.css';

/** A bordered box with an optional title. */
export function Panel({
  title,
  level = 2,
  action,
  children,
}: {
  title?: ReactNode;
  level?: 2 | 3 | undefined;
  /** At the end of the title: "Change". */
  action?: ReactNode;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className={css.panel}>
      {title && (
        <header className={css.head}>
          <Heading className="card-title">{title}</Heading>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
