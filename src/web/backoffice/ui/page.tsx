import type { ReactNode } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { IconLink } from '../../ui/buttons/icon-button.tsx';
import css from './page.module.css';

export type PageProps = {
  title: string;
  /** Beside the title: how many there are. */
  total?: ReactNode;
  /** The list the page belongs to, for phones; its address as it was comes from the browser's Back. */
  back?: string | undefined;
  /** Above the title: the list that the page was opened from. */
  trail?: ReactNode;
  /** Outlined actions; the one filled button of a page is its next step. */
  actions?: ReactNode;
  /** `list`: full width; `desk`: queue, item, decision; `form`: a column of 640, its effect beside it from 1280. */
  layout: 'list' | 'desk' | 'form';
  children: ReactNode;
};

/** Title and content of a page. On phones the title is a bar of its own that stays. */
export function Page({ title, total, back, trail, actions, layout, children }: PageProps) {
  return (
    <>
      <title>{`${title} · ${t.name}`}</title>
      {trail !== undefined && <div className={css.trail}>{trail}</div>}
      <header className={css.head}>
        {back !== undefined && (
          <IconLink to={back} icon="arrow-left" label={t.back} className={css.back ?? ''} />
        )}
        <h1 id="title" className={css.title}>
          {title}
        </h1>
        {total !== undefined && <p className={css.total}>{total}</p>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      <div className={`${css.content} ${css[layout]}`}>{children}</div>
    </>
  );
}
