import { withoutArticle } from '../../../shop/search/word-stem.ts';

/** A light stemmer for help texts: الإرجاع and استرجاع give رجع, `returned` return. Not grammatical roots. */
export function rootOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.replace(/(?<=[a-z]{3})(?:ing|ed|ies|y|es|s)$/, '');
  const bare = withoutArticle(word).replace(pronoun, '');
  const roots = prefixes.flatMap((prefix) =>
    prefix.test(bare) ? withoutVowels(bare.replace(prefix, '')) : [],
  );
  return roots.find((root) => root.length >= 3) ?? bare;
}

/** Whether two roots match; short ones must be equal. */
export function isAkin(word: string, root: string): boolean {
  if (word === root) return true;
  return (
    (word.length >= 3 && root.includes(word)) || (root.length >= leastInside(root) && word.includes(root))
  );
}

const leastInside = (root: string) => (/^[a-z]/.test(root) ? 5 : 3);
const pronoun = /(?<=\p{L}{3})(?:كم|هم|نا|ها|ني|ون|ين|ات|ه|ي|ك)$/u;
/** Prefixes of verbs and verbal nouns, longest first; the last is empty. */
const prefixes = [/^است/, /^ل[تين]/, /^ب[اتين]?/, /^[اتين]/, /^/];
/** Removes vowels after the first letter, since they change with the form. */
const withoutVowels = (word: string) => word.replace(/(?<=.)[اوي]/g, '');
