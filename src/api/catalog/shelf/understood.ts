import { normalize } from '../../../shop/catalog/normal-form.ts';
import { countBits } from './bits.ts';
import type { Found } from './find-pieces.ts';
import type { Shelf } from './shelf.ts';
import { spellingOf } from './spellings.ts';

/**
 * The question as it was understood, in the usual spelling of the words that were read differently; null where every
 * word was taken as it stands, or where nothing was found anyway.
 */
export function understood(shelf: Shelf, question: string, { parts, heeded, places }: Found): string | null {
  const isAsAsked = heeded.length === parts.length && heeded.every(({ corrected }) => corrected === null);
  if (isAsAsked || countBits(places) === 0) return null;
  const typed = new Map(
    (question.match(/[\p{L}\p{N}\p{M}\u0640'’]+/gu) ?? []).map((word) => [normalize(word), word]),
  );
  return heeded
    .flatMap(({ words, corrected }) =>
      corrected === null
        ? words.map((word) => typed.get(word) ?? word)
        : corrected.map((word) => spellingOf(shelf.words.spellings, word)),
    )
    .join(' ');
}
