import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStore } from '../../browser/browser-storage.ts';
import { storedJson } from '../../client/storage/stored-json.ts';

/** After navigation: scroll to the top, or on Back to the old position, and focus the content. */
export function useNavigationFocus(content: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);

  useEffect(() => savePositions(() => last.current.key), []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (before.key === location.key) return;
    scroll(before, location, type);
    const main = content.current;
    if (before.pathname !== location.pathname && !main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
  }, [location, type, content]);
}

function scroll(before: Location, location: Location, type: `${NavigationType}`): void {
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (type === 'POP') scrollTo({ top: positions().get(location.key) ?? 0, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView();
  else if (before.pathname !== location.pathname)
    scrollTo({ top: 0, behavior: calm() ? 'instant' : 'smooth' });
}

/** The browser restores the position after a reload; client-side navigation has to do it itself. */
function savePositions(key: () => string): () => void {
  const remember = () => positions().set(key(), scrollY);
  const arrive = () => (history.scrollRestoration = 'manual');
  const leave = () => {
    history.scrollRestoration = 'auto';
    tabStore.set('scroll-positions', JSON.stringify([...positions()].slice(-50)));
  };
  arrive();
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pageshow', arrive);
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pageshow', arrive);
    removeEventListener('pagehide', leave);
  };
}

let scrollPositions: Map<string, number> | undefined;

function positions(): Map<string, number> {
  scrollPositions ??= new Map(storedJson<[string, number][]>(tabStore, 'scroll-positions', []));
  return scrollPositions;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
