import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { type Meaning, meaning, qualities } from './meanings.ts';
import { stopWords } from './stop-words.ts';

/** Words that mean a cut together with the next. */
const bindingWords: ReadonlySet<string> = new Set(['above', 'below', 'no', 'non', 'off', 'one', 'over']);

/** `off the shoulder`, `above knee`: a cut, of which neither word means anything alone. Null if there is none. */
export function cutAt(
  index: ProductIndex,
  words: readonly string[],
  at: number,
): { words: readonly string[]; meanings: readonly Meaning[] } | null {
  const bound = boundTo(words, at);
  if (bound === null || namesFacet(index, bound.word)) return null;
  const meanings = [meaning([words[at] ?? '', bound.word], qualities.itself)];
  return { words: words.slice(at, bound.at + 1), meanings };
}

/** `one jacket` is a jacket. */
export function bindsKind(index: ProductIndex, words: readonly string[], at: number): boolean {
  const bound = boundTo(words, at);
  return bound !== null && namesFacet(index, bound.word);
}

function boundTo(words: readonly string[], at: number): { word: string; at: number } | null {
  if (!bindingWords.has(words[at] ?? '')) return null;
  const next = words.findIndex((word, index) => index > at && !stopWords.has(word));
  const word = words[next];
  return word === undefined ? null : { word, at: next };
}

const namesFacet = ({ lexicon: { facets, kinds } }: ProductIndex, word: string) =>
  facets.has(stemOf(word)) || kinds.has(stemOf(word));
