import type { ReactNode } from 'react';
import type { Stretch } from '../../../shop/catalog/highlight.ts';
import type { ProductCard } from '../../../shop/catalog/contract.ts';

/** The names of found pieces, cut where they answer the question; plain ones are left out. By the pieces' ids. */
export type LitNames = Record<string, Stretch[]>;

/** Worked out where the list is read, so that only a list that answers words loads what it takes. */
export async function lightNames(
  products: readonly ProductCard[],
  words: readonly string[],
): Promise<LitNames> {
  if (words.length === 0) return {};
  const { highlight } = await import('../../../shop/catalog/highlight.ts');
  return Object.fromEntries(
    products
      .map(({ _id, name }) => [_id, highlight(name, words)] as const)
      .filter(([, stretches]) => stretches.some(({ hit }) => hit)),
  );
}

/** A name with what was searched for lit up. */
export function LitName({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  // The stretches of a name stay in their order, which is all that tells them apart.
  return stretches.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : text));
}
