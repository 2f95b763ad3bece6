import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { isArabic } from '../index/words/known-form.ts';
import type { Phrase } from '../index/words/synonyms.ts';
import { postingOf, wordsBeginning } from '../index/words/word-index.ts';
import { isLatin, isSurely } from './corrections.ts';

/** A meaning of a term: words that must all occur. Certainty 1 is the word itself; less is a guess. */
export type Meaning = {
  readonly words: readonly string[];
  readonly isBeginning: boolean;
  readonly quality: number;
};

export const qualities = {
  itself: 1,
  joined: 0.95,
  synonym: 0.75,
  narrower: 0.4,
  beginning: 0.7,
  sequel: 0.25,
  reading: 0.6,
} as const;

export const meaning = (words: readonly string[], quality: number): Meaning => ({
  words,
  isBeginning: false,
  quality,
});

/** The word and, if it is a synonym by itself, the others of its groups. */
export function meaningsOf(index: ProductIndex, word: string, quality: number): Meaning[] {
  const phrase = phraseOf(index, word);
  const others = phrase === undefined ? [] : synonymsOf(index, phrase);
  return [
    meaning([word], quality),
    ...others.map((other) => ({ ...other, quality: other.quality * quality })),
  ];
}

/** The other meanings of a phrase among the synonyms. */
export function synonymsOf({ lexicon }: ProductIndex, { words, groups }: Phrase): Meaning[] {
  const own = words.join(' ');
  return groups
    .flatMap((group) => lexicon.synonyms.groups[group] ?? [])
    .flatMap(({ phrases, isOneWay }) =>
      phrases
        .filter((other) => other.join(' ') !== own)
        .map((other) => meaning(other, isOneWay ? qualities.narrower : qualities.synonym)),
    );
}

/** The last word may be unfinished; an unknown word may be a prefix anywhere. */
export function beginningsOf(index: ProductIndex, start: string, isLast: boolean, known: boolean): Meaning[] {
  const { words, lexicon } = index;
  if (start.length < (isLast ? 1 : 3)) return [];
  const isThere =
    wordsBeginning(words, start, 1).length > 0 || lexicon.facetForms.some((form) => form.startsWith(start));
  const others = known || start.length < 3 ? [] : [...lexicon.synonyms.forms];
  return [
    ...(isThere
      ? [{ words: [start], isBeginning: true, quality: known ? qualities.sequel : qualities.beginning }]
      : []),
    ...others
      .filter((form) => form.startsWith(start))
      .flatMap((form) => meaningsOf(index, form, qualities.beginning)),
  ];
}

export function isKnown(index: ProductIndex, word: string): boolean {
  const { words, lexicon } = index;
  return (
    lexicon.facets.has(stemOf(word)) ||
    phraseOf(index, word) !== undefined ||
    (postingOf(words, word)?.slots.length ?? 0) > 0
  );
}

/** Whether the word is only part of a brand's name: in Latin letters it may also be transliterated Arabic. */
export function isOfBrandOnly({ lexicon }: ProductIndex, word: string): boolean {
  const facets = lexicon.facets.get(stemOf(word)) ?? [];
  return (
    !lexicon.synonyms.forms.has(word) && facets.length > 0 && facets.every(({ kind }) => kind === 'brands')
  );
}

function phraseOf({ lexicon }: ProductIndex, word: string): Phrase | undefined {
  const alike = lexicon.synonyms.phrases.get(stemOf(word))?.filter(({ words }) => words.length === 1);
  const found = alike?.find(({ words }) => words[0] === word) ?? alike?.[0];
  // A plural of this form means what its singular means; of others the stem may be of another word.
  if (alike === undefined || found === undefined || !word.endsWith('ات')) return found;
  return { ...found, groups: [...new Set([found, ...alike].flatMap(({ groups }) => groups))] };
}

type Meant = { readonly words: readonly string[]; readonly meanings: readonly Meaning[] };

/** Whether the term is a word such as `amis`, which is قميص by sound and in no product's text. */
export function isTransliterated({ words }: ProductIndex, term: Meant): boolean {
  return (postingOf(words, term.words[0] ?? '')?.slots.length ?? 0) === 0 && soundsArabic(term);
}

/** Whether the word is in Latin letters and by its sound an Arabic one. */
export function soundsArabic({ words: [word = ''], meanings }: Meant): boolean {
  return (
    isLatin(word) &&
    meanings.some(
      ({ words: [other = '', ...more] }) => more.length === 0 && isArabic(other) && isSurely(word, other),
    )
  );
}

/** Whether the term is an attribute: color, season or size. */
export function isAttribute({ lexicon }: ProductIndex, { meanings }: Meant): boolean {
  return meanings.some(
    ({ words: [word = '', ...more] }) =>
      more.length === 0 &&
      (lexicon.facets.get(stemOf(word)) ?? []).some(
        ({ kind }) => kind === 'colors' || kind === 'seasons' || kind === 'sizes',
      ),
  );
}
