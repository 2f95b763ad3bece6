import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Pager, type PagerProps } from '../../../../ui/blocks/pager.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import css from './more-pager.module.css';

// Browser only: the last extended list, which Back from a product shows again.
let kept: { entry: string; pages: readonly unknown[] } = { entry: '', pages: [] };

/**
 * The pages added below the first one of a list, on phones. `read` loads the next page; `firstLink` is the path of a
 * page's first item, which gets the focus. A failure is shown, and the same button retries.
 */
export function useMorePages<Page>(
  read: (added: readonly Page[]) => Promise<Page>,
  firstLink: (page: Page) => string | undefined,
) {
  const { key: entry } = useLocation();
  // An entry of the history belongs to one list, so these are its pages.
  const [pages, setPages] = useState(() => (kept.entry === entry ? kept.pages : []) as readonly Page[]);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const last = pages.at(-1);
  const added = last === undefined ? undefined : firstLink(last);
  useEffect(() => {
    // The button may be gone with the last page.
    if (added) list.current?.querySelector<HTMLElement>(`a[href="${added}"]`)?.focus({ preventScroll: true });
  }, [added]);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const more = [...pages, await read(pages)];
      kept = { entry, pages: more };
      setPages(more);
    } catch (error) {
      toast.error(failureText(error, t.notLoaded));
    }
    setBusy(false);
  };
  return { list, pages, busy, add: () => void add() };
}

/** The pager of a list that grows in place on phones: `more` ("Show 6 more") adds the next page below. */
export function MorePager({
  page,
  pages,
  to,
  more,
  busy,
  onMore,
}: PagerProps & { more: string; busy: boolean; onMore: () => void }) {
  return (
    <>
      {page < pages && (
        <ButtonLink
          to={to(page + 1)}
          tone="secondary"
          className={css.more ?? ''}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          {more}
        </ButtonLink>
      )}
      <Pager page={page} pages={pages} to={to} />
    </>
  );
}
