import { useEffect } from 'react';
import { isCostlyLine } from '../../../../client/device/line-cost.ts';

/** How long a prefetched page stays valid, in milliseconds: prices and stock change. */
const freshFor = 30_000;

// Browser only: one list is shown at a time.
let ahead: { path: string; at: number; answer: Promise<unknown> } | null = null;

/** Removes and returns the prefetched data of a URL; undefined if it does not exist. */
export function takePrefetched<Answer>(path: string): Promise<Answer> | undefined {
  if (import.meta.env.SSR) return undefined;
  const prefetched = ahead;
  ahead = null;
  // The prefetch calls the same loader as the page, so the type is the same.
  return prefetched?.path === path && Date.now() - prefetched.at < freshFor
    ? (prefetched.answer as Promise<Answer>)
    : undefined;
}

/** Prefetches the next page after two seconds, unless the shopper saves data or the connection is slow. */
export function usePrefetchNextPage(path: string | null, read: () => Promise<unknown>): void {
  useEffect(() => {
    if (path === null || isCostlyLine()) return undefined;
    const timer = setTimeout(() => {
      const answer = read();
      ahead = { path, at: Date.now(), answer };
      // After a failure the page loads it normally.
      answer.catch(() => {
        ahead = null;
      });
    }, 2000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the path determines what is read
  }, [path]);
}
