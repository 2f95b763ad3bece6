import { normalize } from '../../normal-form.ts';

/** A phrase of more words is never looked up. */
export const LONGEST_PHRASE = 3;
const MOST_WORDS = 60;
const LONGEST = 40;

export type SynonymProblem = 'tooFew' | 'tooMany' | 'tooLong';

/** The words of a group as typed, one a line or between commas; each once, whatever its spelling. */
export function readSynonymWords(typed: string): string[] {
  const words = typed.split(/[\n,،;؛]/).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  const byForm = new Map<string, string>();
  for (const word of words) {
    const form = normalize(word);
    if (form !== '' && !byForm.has(form)) byForm.set(form, word);
  }
  return [...byForm.values()];
}

/** Why these words are no group of synonyms, or null. */
export function synonymProblem(words: readonly string[]): SynonymProblem | null {
  if (words.length < 2) return 'tooFew';
  if (words.length > MOST_WORDS) return 'tooMany';
  const isLong = (word: string) =>
    word.length > LONGEST || normalize(word).split(' ').length > LONGEST_PHRASE;
  return words.some(isLong) ? 'tooLong' : null;
}
