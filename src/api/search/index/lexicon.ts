import { stemOf } from '../../../shop/search/word-stem.ts';
import type { Names } from './read-names.ts';
import type { ChoiceKind } from './product-index.ts';
import { readSynonyms, type Synonyms, wordsOf } from './synonyms.ts';
import { noteSpellings, type Spellings } from './spellings.ts';

/** A word that stands for a choice: the color black, the brand Neelwan; `index` is its place among its kind. */
export type ChoiceWord = { readonly kind: ChoiceKind; readonly index: number; readonly weight: number };

/** What words mean beside standing in a product's texts: names of choices, and synonyms. */
export type Lexicon = {
  /** By the stem of the word. */
  readonly choices: ReadonlyMap<string, readonly ChoiceWord[]>;
  readonly choiceForms: readonly string[];
  readonly synonyms: Synonyms;
};

/** How much it says that a word names a product's brand, category, color … Source: the rules of search. */
const weights: Readonly<Record<ChoiceKind, { whole: number; part: number }>> = {
  brands: { whole: 6, part: 6 },
  // `Women` is for women; `Bags & accessories` is perhaps a bag.
  categories: { whole: 8, part: 3 },
  subCategories: { whole: 5, part: 3 },
  colors: { whole: 2.5, part: 1.5 },
  sizes: { whole: 2.5, part: 1 },
  seasons: { whole: 2, part: 2 },
};

export function makeLexicon(names: Names, spellings: Spellings): Lexicon {
  const choices = new Map<string, ChoiceWord[]>();
  for (const kind of choiceKinds) {
    names[kind].forEach(({ en, ar }, at) => {
      for (const text of [en, ar]) noteSpellings(spellings, text);
      for (const words of [wordsOf(en), wordsOf(ar)].map((own) => (kind === 'sizes' ? withWaist(own) : own)))
        for (const word of new Set(words)) {
          const weight = weights[kind][words.length === 1 ? 'whole' : 'part'];
          choices.set(word, [...(choices.get(word) ?? []), { kind, index: at, weight }]);
        }
    });
  }
  for (const { words } of names.synonyms) for (const text of words) noteSpellings(spellings, text);
  const choiceForms = [...choices.keys()];
  return { choices: byStem(choices), choiceForms, synonyms: readSynonyms(names.synonyms) };
}

// Who asks for jeans in 30 means the waist of W30 L32.
function withWaist(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...(/^w(\d+)$/.exec(word)?.slice(1) ?? [])]);
}

function byStem(choices: ReadonlyMap<string, readonly ChoiceWord[]>): Map<string, readonly ChoiceWord[]> {
  const stems = new Map<string, readonly ChoiceWord[]>();
  for (const [word, named] of choices)
    stems.set(stemOf(word), [...(stems.get(stemOf(word)) ?? []), ...named]);
  return stems;
}

const choiceKinds = ['brands', 'categories', 'subCategories', 'colors', 'sizes', 'seasons'] as const;
