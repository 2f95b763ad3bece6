import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer the address names. Browsers do it on arriving from outside, some of them; a step inside the shop
 * changes the address without them.
 * @param isWhole all answers are on the page, none left out by a search
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
