import { normalize } from '../../normal-form.ts';
import { withoutArticle } from './word-stem.ts';

/** A part of a text; `hit` if it matches. The parts joined are the text. */
export type Stretch = { text: string; hit: boolean };

const letters = /[\p{L}\p{N}\p{M}\p{Cf}\u0640'’]+/gu;

/**
 * Splits a text by matches of a query. `words` are normalized, as in `search.words`: a word of the text matches by
 * prefix, without its article, so that الفستان matches فستان.
 */
export function highlight(text: string, words: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(letters)) {
    if (!isLookedFor(word, words)) continue;
    if (index > end) stretches.push({ text: text.slice(end, index), hit: false });
    stretches.push({ text: word, hit: true });
    end = index + word.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), hit: false });
  return stretches;
}

function isLookedFor(word: string, words: readonly string[]): boolean {
  const form = normalize(word);
  const bare = withoutArticle(form);
  return words.some((wanted) => wanted !== '' && (form.startsWith(wanted) || bare.startsWith(wanted)));
}
