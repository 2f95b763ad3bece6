import type { ProductCard } from '../../../shop/catalog/contract.ts';
import type { Stretch } from '../../../shop/search/highlight.ts';

/**
 * The names of found pieces, cut where they answer the question, by the pieces' ids; plain ones are left out. Worked
 * out where the list is read, so that only a list that answers words loads what it takes.
 */
export async function highlightNames(
  products: readonly ProductCard[],
  words: readonly string[],
): Promise<Record<string, Stretch[]>> {
  if (words.length === 0) return {};
  const { highlight } = await import('../../../shop/search/highlight.ts');
  return Object.fromEntries(
    products
      .map(({ _id, name }) => [_id, highlight(name, words)] as const)
      .filter(([, stretches]) => stretches.some(({ hit }) => hit)),
  );
}
