import { catalog as t } from '#texts/catalog';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';

/** A size's name away from its product: 38 in shoes is not 38 in dresses. */
export function sizeName({ name, system }: Facets['sizes'][number]): string {
  // Sizes of a merchant's own system are shown by label alone.
  const nameOf = (t.sizesOf as Record<string, ((label: string) => string) | undefined>)[system];
  return nameOf?.(name) ?? name;
}
