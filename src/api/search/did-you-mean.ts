import { normalize } from '../../shop/normal-form.ts';
import { countBits, hasBit } from './index/bitset.ts';
import type { Found } from './find-products.ts';
import type { Part } from './parse-query.ts';
import type { Shelf } from './index/product-index.ts';
import { spellingOf } from './index/spellings.ts';
import { weighPart } from './score.ts';

/**
 * The question as it was understood, in the usual spelling of the words that were read differently; null where every
 * word was taken as it stands, or where nothing was found anyway.
 */
export function understood(shelf: Shelf, question: string, found: Found): string | null {
  const { parts, heeded, places } = found;
  const isAsAsked = heeded.length === parts.length && heeded.every(({ readings }) => readings === null);
  if (isAsAsked || countBits(places) === 0) return null;
  const typed = new Map(
    (question.match(/[\p{L}\p{N}\p{M}\u0640'’]+/gu) ?? []).map((word) => [normalize(word), word]),
  );
  return heeded
    .flatMap((part) =>
      part.readings === null
        ? part.words.map((word) => typed.get(word) ?? word)
        : spellingOf(shelf.words.spellings, meantBy(shelf, part, found)),
    )
    .join(' ');
}

// Of several readings the one that the best answer has.
function meantBy(shelf: Shelf, part: Part, { places, weights }: Found): string {
  const { at, reached } = weights;
  const best = reached.reduce(
    (most, place) => (hasBit(places, place) && (at[place] ?? 0) > (at[most] ?? 0) ? place : most),
    reached[0] ?? 0,
  );
  const weighed = (part.readings ?? []).map(({ form, meanings }) => ({
    form,
    weight: weighPart(shelf, { ...part, meanings }).at[best] ?? 0,
  }));
  return weighed.reduce((most, one) => (one.weight > most.weight ? one : most), { form: '', weight: 0 }).form;
}
