import { normalize } from '../../../../shop/normal-form.ts';
import type { QueryResult } from '../find-products.ts';
import { countBits, hasBit } from '../index/bitset.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { spellingOf } from '../index/words/spellings.ts';
import { scoreTerm } from '../score.ts';
import type { QueryTerm } from './parse-query.ts';

/** The query as interpreted, and the words that were dropped. */
export type DidYouMean = { corrected: string | null; without: string[] };

/** The query with corrected words in their usual spelling; null if no word was corrected or nothing was found. */
export function didYouMean(index: ProductIndex, query: string, found: QueryResult): DidYouMean {
  const { terms, matched, slots } = found;
  const isAsAsked = matched.length === terms.length && matched.every(({ readings }) => readings === null);
  if (isAsAsked || countBits(slots) === 0) return { corrected: null, without: [] };
  const typed = new Map(
    (query.match(/[\p{L}\p{N}\p{M}\u0640'’]+/gu) ?? []).map((word) => [normalize(word), word]),
  );
  const asTyped = ({ words }: QueryTerm) => words.map((word) => typed.get(word) ?? word);
  return {
    corrected: matched
      .flatMap((term) =>
        term.readings === null
          ? asTyped(term)
          : meantBy(index, term, found).map((word) => spellingOf(index.words.spellings, word)),
      )
      .join(' '),
    without: terms.filter((term) => !matched.includes(term)).flatMap(asTyped),
  };
}

// Of several readings, the one the best result matches.
function meantBy(index: ProductIndex, term: QueryTerm, { slots, scores }: QueryResult): readonly string[] {
  const { at, reached } = scores;
  const best = reached.reduce(
    (most, slot) => (hasBit(slots, slot) && (at[slot] ?? 0) > (at[most] ?? 0) ? slot : most),
    reached[0] ?? 0,
  );
  const scored = (term.readings ?? []).map(({ words, meanings }) => ({
    words,
    weight: scoreTerm(index, { ...term, meanings }).at[best] ?? 0,
  }));
  const none: { words: readonly string[]; weight: number } = { words: [], weight: 0 };
  return scored.reduce((most, one) => (one.weight > most.weight ? one : most), none).words;
}
