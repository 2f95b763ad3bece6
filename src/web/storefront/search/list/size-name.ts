import { catalog as t } from '#texts/catalog';
import type { Facets } from '../../../../shop/search/contract.ts';

/** A size away from its piece: a 38 of shoes is another one than a 38 of dresses. */
export function sizeName({ name, system }: Facets['sizes'][number]): string {
  // A merchant may have systems of their own; those are told by their labels alone.
  const tell = (t.sizesOf as Record<string, ((label: string) => string) | undefined>)[system];
  return tell?.(name) ?? name;
}
