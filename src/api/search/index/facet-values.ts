import { type Bits, clearBit, noBits, setBit } from './bitset.ts';
import type { Named } from './read-names.ts';
import { wordsOf } from './synonyms.ts';

/** Everything that can be chosen of one kind (the brands, the colors …), each with the places of its products. */
export type Choices = {
  readonly all: readonly Named[];
  readonly bits: readonly Bits[];
  readonly at: ReadonlyMap<string, number>;
  /** The words of both names, in their normal form. */
  readonly words: readonly (readonly string[])[];
};

export function makeChoices(all: readonly Named[], places: number): Choices {
  return {
    all,
    bits: all.map(() => noBits(places)),
    at: new Map(all.map(({ id }, index) => [id, index])),
    words: all.map(({ en, ar }) => wordsOf(`${en} ${ar}`)),
  };
}

/** Puts the product at `place` among those of the choice, or takes it out. A choice nobody knows has no products. */
export function mark({ at, bits }: Choices, id: string, place: number, isThere: boolean): void {
  const set = bits[at.get(id) ?? -1];
  if (set === undefined) return;
  if (isThere) setBit(set, place);
  else clearBit(set, place);
}

/** The sets of those chosen that there are. */
export function setsOf({ at, bits }: Choices, chosen: readonly string[]): Bits[] {
  return chosen.flatMap((id) => bits[at.get(id) ?? -1] ?? []);
}
