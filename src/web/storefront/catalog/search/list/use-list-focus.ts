import { type RefObject, useEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router';

/** After paging or filtering, focuses the count and scrolls to the list; Back keeps its position. */
export function useListFocus(): RefObject<HTMLParagraphElement | null> {
  const heading = useRef<HTMLParagraphElement>(null);
  const { pathname, search } = useLocation();
  const type: `${NavigationType}` = useNavigationType();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname !== pathname || before.search === search || type === 'POP') return;
    const count = heading.current;
    if (!count) return;
    if (count.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' });
    count.focus({ preventScroll: true });
  }, [pathname, search, type]);
  return heading;
}
