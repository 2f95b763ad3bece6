import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ui as t } from '#texts/ui';
import { ButtonContent, buttonClass, type ButtonLook } from '../buttons/button-look.tsx';
import css from './pager.module.css';

const backLook = { tone: 'secondary', icon: 'arrow-left' } satisfies ButtonLook;
const nextLook = { tone: 'secondary', iconEnd: 'arrow-right' } satisfies ButtonLook;

export type PagerProps = {
  page: number;
  pages: number;
  /** The URL of a page of the list, including filters. */
  to: (page: number) => string;
};

/** Back, "Page 1 from 8", Next, as links. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={css.pager} aria-label={t.pages}>
      <Turn look={backLook} to={page > 1 ? to(page - 1) : null} rel="prev">
        {t.back}
      </Turn>
      <span>{t.page(page, pages)}</span>
      <Turn look={nextLook} to={page < pages ? to(page + 1) : null} rel="next">
        {t.next}
      </Turn>
    </nav>
  );
}

/** At the first or last page the button stays in place, disabled. */
function Turn({
  look,
  to,
  rel,
  children,
}: {
  look: ButtonLook;
  to: string | null;
  rel: string;
  children: ReactNode;
}) {
  const content = <ButtonContent look={look}>{children}</ButtonContent>;
  return to === null ? (
    <span role="link" aria-disabled="true" className={buttonClass(look, css.end)}>
      {content}
    </span>
  ) : (
    <Link to={to} rel={rel} className={buttonClass(look)}>
      {content}
    </Link>
  );
}
