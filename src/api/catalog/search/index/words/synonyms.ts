import { stemOf } from '../../../../../shop/catalog/search/word-stem.ts';
import { normalize } from '../../../../../shop/normal-form.ts';
import { isArabic, type KnownForm, knownForm } from './known-form.ts';

/** A group of words by the merchant. One-way: the first stands for the others, not the reverse. */
export type SynonymGroup = { readonly words: readonly string[]; readonly isOneWay: boolean };

/** One or several words, looked up together with the rest of their groups. */
export type Phrase = { readonly words: readonly string[]; readonly groups: number[] };

/** The merchant's synonyms, normalized. */
export type Synonyms = {
  /** Phrases by the stem of their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly groups: readonly {
    readonly phrases: readonly (readonly string[])[];
    readonly isOneWay: boolean;
  }[];
  readonly forms: ReadonlySet<string>;
  /** Arabic synonyms of several words, which may be typed in Latin letters. */
  readonly arabicPhrases: readonly { readonly phrase: Phrase; readonly first: KnownForm }[];
};

export function wordsOf(text: string): string[] {
  return normalize(text).split(' ').filter(Boolean);
}

export function readSynonyms(written: readonly SynonymGroup[]): Synonyms {
  const groups = written.map(({ words, isOneWay }) => ({
    phrases: words.map(wordsOf).filter(({ length }) => length > 0),
    isOneWay,
  }));
  const known = new Map<string, Phrase>();
  groups.forEach(({ phrases, isOneWay }, at) => {
    for (const words of isOneWay ? phrases.slice(0, 1) : phrases) {
      note(known, words, at);
      // `flip flops` also matches flipflops.
      if (words.length === 2) note(known, [words.join('')], at);
    }
  });
  const forms = [...known.values()].flatMap(({ words }) => (words.length === 1 ? words : []));
  return {
    phrases: Map.groupBy([...known.values()].sort(longestFirst), ({ words }) => stemOf(words[0] ?? '')),
    groups,
    forms: new Set(forms),
    arabicPhrases: [...known.values()]
      .filter(({ words }) => words.length > 1 && words.every(isArabic))
      .sort(longestFirst)
      .map((phrase) => ({ phrase, first: knownForm(phrase.words[0] ?? '') })),
  };
}

function note(known: Map<string, Phrase>, words: readonly string[], group: number): void {
  const phrase = known.get(words.join(' ')) ?? { words, groups: [] };
  if (!phrase.groups.includes(group)) phrase.groups.push(group);
  known.set(words.join(' '), phrase);
}

const longestFirst = (one: Phrase, other: Phrase) => other.words.length - one.words.length;
