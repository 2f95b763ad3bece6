import { type Bitset, clearBit, emptyBitset, hasBit, setBit } from './bitset.ts';
import type { Named, Names } from './words/read-names.ts';
import { wordsOf } from './words/synonyms.ts';

export type FacetKind = Exclude<keyof Names, 'synonyms'>;

export type FacetValues = {
  readonly all: readonly Named[];
  readonly bits: readonly Bitset[];
  /** How many products each value has. */
  readonly counts: Uint32Array;
  readonly at: ReadonlyMap<string, number>;
  /** The words of both names, normalized. */
  readonly words: readonly (readonly string[])[];
};

export function makeFacetValues(all: readonly Named[], slots: number): FacetValues {
  return {
    all,
    bits: all.map(() => emptyBitset(slots)),
    counts: new Uint32Array(all.length),
    at: new Map(all.map(({ id }, index) => [id, index])),
    words: all.map(({ en, ar }) => wordsOf(`${en} ${ar}`)),
  };
}

/** Adds the product at `slot` to a value, or removes it. Unknown values are ignored. */
export function mark({ at, bits, counts }: FacetValues, id: string, slot: number, isThere: boolean): void {
  const value = at.get(id) ?? -1;
  const set = bits[value];
  if (set === undefined || hasBit(set, slot) === isThere) return;
  if (isThere) setBit(set, slot);
  else clearBit(set, slot);
  counts[value] = (counts[value] ?? 0) + (isThere ? 1 : -1);
}

export function setsOf({ at, bits }: FacetValues, chosen: readonly string[]): Bitset[] {
  return chosen.flatMap((id) => bits[at.get(id) ?? -1] ?? []);
}

/** How many products each value has, by its id. */
export function countsOf({ all, counts }: FacetValues): Map<string, number> {
  return new Map(all.map(({ id }, value) => [id, counts[value] ?? 0]));
}
