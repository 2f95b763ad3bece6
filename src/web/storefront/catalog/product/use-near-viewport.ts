import { type RefObject, useEffect, useState } from 'react';

const wide = '(min-width: 1024px)';
const touches = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Does somebody turn to the pictures that are not in view yet? On wide screens their thumbnails are: once the page is
 * complete. On phones a finger has to come first: 60 KB would travel for whoever never swipes.
 */
export function useNearViewport(gallery: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const come = () => {
      setNear(true);
      stop.abort();
    };
    for (const touch of touches)
      gallery.current?.addEventListener(touch, come, { signal: stop.signal, passive: true });
    if (matchMedia(wide).matches) {
      if (document.readyState === 'complete') come();
      else addEventListener('load', come, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [gallery]);
  return near;
}
