import { useEffect, useState } from 'react';
import type { Category, ProductCard } from '../../../shop/catalog/contract.ts';
import { call } from '../../client/call.ts';

export interface SearchResults {
  products: ProductCard[];
  total: number;
}

/** How long the typing has to pause before the shop is asked, in milliseconds. */
const pause = 250;

/** The first four pieces for words of two letters or more; null while there is nothing to say. */
export function useSearchResults(words: string): SearchResults | null {
  const [results, setResults] = useState<SearchResults | null>(null);
  useEffect(() => {
    if (words.length < 2) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('getAllProducts', { name: words, limit: 4 }, { signal: abort.signal })
        .then(({ products, pagination }) => setResults({ products, total: pagination.totalItems }))
        .catch(() => null);
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);
  return words.length < 2 ? null : results;
}

/** Where else to look; none while they are on their way or cannot be read. */
export function useCategories(): readonly Category[] {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    call('getAllCategories', { limit: 8 }, { signal: abort.signal })
      .then((answer) => setCategories(answer.categories))
      .catch(() => null);
    return () => abort.abort();
  }, []);
  return categories;
}
