import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../shop/search/contract.ts';
import { call } from '../../client/call.ts';

/** How long the typing has to pause before the shop is asked, in milliseconds. */
const pause = 180;

/** What the shop has for words of two letters or more, and for which words that is; null while there is nothing to say. */
export function useSuggestions(words: string): (Suggestions & { of: string }) | null {
  const [suggestions, setSuggestions] = useState<(Suggestions & { of: string }) | null>(null);
  const asks = words.length >= 2;
  useEffect(() => {
    if (!asks) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('suggestProducts', { name: words }, { signal: abort.signal })
        .then((found) => setSuggestions({ ...found, of: words }))
        // Aborted by the next letter, or no answer: the way to all results stands there anyway.
        .catch(() => null);
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, asks]);
  return asks ? suggestions : null;
}
