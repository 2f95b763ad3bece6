import { withoutArticle } from '../../../shop/search/word-stem.ts';

/**
 * What the forms of a word in a help text share, of its normal form: ارجع, الإرجاع and استرجاع are رجع, `returned` is
 * return. Close enough to compare with; not the root of a grammar.
 */
export function rootOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.replace(/(?<=[a-z]{3})(?:ing|ed|ies|y|es|s)$/, '');
  const bare = withoutArticle(word).replace(pronoun, '');
  const roots = prefixes.flatMap((prefix) =>
    prefix.test(bare) ? withoutVowels(bare.replace(prefix, '')) : [],
  );
  return roots.find((root) => root.length >= 3) ?? bare;
}

/** Is the root asked for in a word of this root? A short one has to be the same. */
export function isAkin(asked: string, root: string): boolean {
  if (asked === root) return true;
  return (
    (asked.length >= 3 && root.includes(asked)) || (root.length >= leastInside(root) && asked.includes(root))
  );
}

const leastInside = (root: string) => (/^[a-z]/.test(root) ? 5 : 3);
const pronoun = /(?<=\p{L}{3})(?:كم|هم|نا|ها|ني|ون|ين|ات|ه|ي|ك)$/u;
/** What verbs and their nouns begin with, the longest first; the last leaves the word as it is. */
const prefixes = [/^است/, /^ب[اتين]?/, /^[اتين]/, /^/];
/** Vowels inside a word come and go with its form; the first letter stays. */
const withoutVowels = (word: string) => word.replace(/(?<=.)[اوي]/g, '');
