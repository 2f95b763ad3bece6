import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { highlight, type Stretch } from '../../../../../shop/catalog/search/highlight.ts';

/** Product names split for highlighting, by product id; names without a match are omitted. */
export function highlightNames(
  products: readonly ProductCard[],
  words: readonly string[],
): Record<string, Stretch[]> {
  return Object.fromEntries(
    products
      .map(({ _id, name }) => [_id, highlight(name, words)] as const)
      .filter(([, stretches]) => stretches.some(({ hit }) => hit)),
  );
}
