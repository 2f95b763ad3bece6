import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer the address names. Browsers do it on arriving from outside, some of them; a step inside the shop
 * changes the address without them.
 */
export function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, key]);
}
