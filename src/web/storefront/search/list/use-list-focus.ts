import { type RefObject, useEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a step to another page or another filter of the same list: the focus stands on the list's count, which says
 * what is there now, and the list begins in view. Back keeps the place it finds.
 */
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
