import { normalize } from '../normal-form.ts';
import { withoutArticle } from './word-stem.ts';

/** A stretch of a text; `hit` where it was looked for. The stretches together are the text. */
export type Stretch = { text: string; hit: boolean };

const letters = /[\p{L}\p{N}\p{M}\p{Cf}\u0640'’]+/gu;

/**
 * The text cut where it answers a question. `words` are normal forms, as `search.words` gives them: a word of the text
 * is lit as far as it begins with one of them, its article aside, so that الفستان lights up for فستان.
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
