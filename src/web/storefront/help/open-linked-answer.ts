import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer named by the URL's fragment. Only some browsers do so on load, and none on client-side navigation.
 * @param isWhole whether the page lists all answers, unfiltered by a search
 */
export function useLinkedAnswer(isWhole: boolean): void {
  const { hash, key } = useLocation();
  const followed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const place = key + hash;
    if (!isWhole || followed.current === place) return;
    followed.current = place;
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, key, isWhole]);
}
