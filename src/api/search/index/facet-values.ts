import { type Bitset, clearBit, emptyBitset, setBit } from './bitset.ts';
import type { Named } from './read-names.ts';
import { wordsOf } from './synonyms.ts';

/** The values of one facet (the brands, the colors …), each with the slots of its products. */
export type FacetValues = {
  readonly all: readonly Named[];
  readonly bits: readonly Bitset[];
  readonly at: ReadonlyMap<string, number>;
  /** The words of both names, in their normal form. */
  readonly words: readonly (readonly string[])[];
};

export function makeFacetValues(all: readonly Named[], slots: number): FacetValues {
  return {
    all,
    bits: all.map(() => emptyBitset(slots)),
    at: new Map(all.map(({ id }, index) => [id, index])),
    words: all.map(({ en, ar }) => wordsOf(`${en} ${ar}`)),
  };
}

/** Adds the product at `slot` to those of the value, or removes it. An unknown value has no products. */
export function mark({ at, bits }: FacetValues, id: string, slot: number, isThere: boolean): void {
  const set = bits[at.get(id) ?? -1];
  if (set === undefined) return;
  if (isThere) setBit(set, slot);
  else clearBit(set, slot);
}

/** The sets of those chosen that there are. */
export function setsOf({ at, bits }: FacetValues, chosen: readonly string[]): Bitset[] {
  return chosen.flatMap((id) => bits[at.get(id) ?? -1] ?? []);
}
