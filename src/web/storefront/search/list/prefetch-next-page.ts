import { useEffect } from 'react';

/** What was read ahead is as good as new for so long, in milliseconds: prices and stock move. */
const freshFor = 30_000;

// Only ever filled in the browser, by the one list that is shown.
let ahead: { path: string; at: number; answer: Promise<unknown> } | null = null;

/** The answer for an address that was read ahead a moment ago, once; undefined where there is none. */
export function takePrefetched<Answer>(path: string): Promise<Answer> | undefined {
  if (import.meta.env.SSR) return undefined;
  const kept = ahead;
  ahead = null;
  // Whoever reads ahead for an address reads what its page's own loader would.
  return kept?.path === path && Date.now() - kept.at < freshFor
    ? (kept.answer as Promise<Answer>)
    : undefined;
}

/** Reads the next page of a list while there is nothing else to do, unless the shopper saves data or the line is slow. */
export function usePrefetchNextPage(path: string | null, read: () => Promise<unknown>): void {
  useEffect(() => {
    if (path === null || isCostly()) return undefined;
    const start = () => {
      const answer = read();
      // A failure is left to the page that will ask again.
      answer.catch(() => {
        if (ahead?.path === path) ahead = null;
      });
      ahead = { path, at: Date.now(), answer };
    };
    // Safari has no idle callback: a second after the page is as good.
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
      1000,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is read is told by the address alone
  }, [path]);
}

/** Known to Chrome only, where most cheap phones are. */
function isCostly(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return line?.saveData === true || line?.effectiveType?.endsWith('2g') === true;
}
