import { possibleLetters } from '../../../../shop/catalog/search/edit-distance.ts';
import { readSleeve, type Sleeve } from '../../../../shop/catalog/search/sleeve-words.ts';
import { LONGEST_PHRASE } from '../../../../shop/catalog/search/synonym-words.ts';
import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { type Phrase, wordsOf } from '../index/words/synonyms.ts';
import { isLatin, isSurely, type Latitude, readingsOf, SURE_DISTANCE } from './corrections.ts';
import { bindsKind, cutAt } from './cut-words.ts';
import {
  beginningsOf,
  isKnown,
  isOfBrandOnly,
  isTransliterated,
  type Meaning,
  meaning,
  meaningsOf,
  qualities,
  isAttribute,
  soundsArabic,
  synonymsOf,
} from './meanings.ts';
import { ambiguousParticles, arabicStopWords, prepositions, stopWords } from './stop-words.ts';

/** Alternative words for an unknown one, with their meanings. */
export type WordReading = { readonly words: readonly string[]; readonly meanings: readonly Meaning[] };

/**
 * A term: one word or several that belong together. `readings`: what unknown words may mean, best first. A term that
 * says a `sleeve` has no other meaning. `isAttribute`: it follows an English preposition, so it names no product type.
 */
export type QueryTerm = {
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly readings: readonly WordReading[] | null;
  readonly isGuess: boolean;
  readonly sleeve?: Sleeve;
  readonly isAttribute?: boolean;
};

/** Words beyond this number are ignored. */
const MOST_WORDS = 8;
/** A Latin word may be transliterated Arabic or an English prefix; from this length on it is complete. */
const LONG_WORD = 5;

/** Parses a query into terms; its last word may be unfinished. `latitude`: how far readings may differ. */
export function parseQuery(index: ProductIndex, query: string, latitude: Latitude = 'narrow'): QueryTerm[] {
  const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  const terms = termsOf(index, words, { skipsStopWords: true, latitude });
  return terms.length > 0 ? terms : termsOf(index, words, { skipsStopWords: false, latitude });
}

function termsOf(
  index: ProductIndex,
  words: readonly string[],
  { skipsStopWords, latitude }: { skipsStopWords: boolean; latitude: Latitude },
): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const sleeve = readSleeve(words);
  let isAttribute = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const phrase = at === sleeve?.at ? sleeveTerm(words, sleeve) : phraseAt(index, words, at);
    const isSkipped =
      phrase === null &&
      skipsStopWords &&
      (isStopWord(index, word) || isParticle(index, word, words[at + 1]) || bindsKind(index, words, at));
    const term = phrase ?? (isSkipped ? null : (joinedAt(index, words, at) ?? cutTerm(index, words, at)));
    isAttribute ||= terms.length > 0 && prepositions.has(word);
    if (!isSkipped) {
      const own = term ?? singleTerm(index, word, { isLast: at === words.length - 1, latitude });
      terms.push(isAttribute ? { ...own, isAttribute } : own);
    }
    at += term?.words.length ?? 1;
  }
  return terms;
}

function sleeveTerm(
  words: readonly string[],
  { sleeve, at, length }: { sleeve: Sleeve; at: number; length: number },
): QueryTerm {
  return { words: words.slice(at, at + length), meanings: [], readings: null, isGuess: false, sleeve };
}

function cutTerm(index: ProductIndex, words: readonly string[], at: number): QueryTerm | null {
  const cut = cutAt(index, words, at);
  return cut === null ? null : { ...cut, readings: null, isGuess: false };
}

function isStopWord(index: ProductIndex, word: string): boolean {
  if (stopWords.has(word)) return true;
  return (
    isLatin(word) &&
    !isKnown(index, word) &&
    arabicStopWords.some(
      ({ form, needed }) => (needed & ~possibleLetters(word)) === 0 && isSurely(word, form),
    )
  );
}

// Before a thing or a cloth that is Arabic by sound; `tshirt l aswad` is a size, and a color. A brand may be named after a
// cloth.
function isParticle(index: ProductIndex, word: string, next: string | undefined): boolean {
  if (next === undefined || !ambiguousParticles.has(word)) return false;
  const term = singleTerm(index, next, { isLast: false, latitude: 'narrow' });
  const isOfSound = isTransliterated(index, term) || (isOfBrandOnly(index, next) && soundsArabic(term));
  return isOfSound && !isAttribute(index, term);
}

// Words that are one synonym together.
function phraseAt(index: ProductIndex, words: readonly string[], at: number): QueryTerm | null {
  const { phrases, arabicPhrases } = index.lexicon.synonyms;
  const first = words[at] ?? '';
  const fits = (phrase: Phrase, isSame: (word: string, known: string) => boolean) =>
    phrase.words.length > 1 &&
    phrase.words.length <= LONGEST_PHRASE &&
    phrase.words.every((known, index) => isSame(words[at + index] ?? '', known));
  const written = phrases.get(stemOf(first))?.find((phrase) => fits(phrase, hasStem));
  const own = (phrase: Phrase) => words.slice(at, at + phrase.words.length);
  if (written !== undefined) {
    const meanings = [meaning(own(written), qualities.itself), ...synonymsOf(index, written)];
    return { words: own(written), meanings, readings: null, isGuess: false };
  }
  if (!isLatin(first)) return null;
  const possible = possibleLetters(first);
  const spelled = arabicPhrases.find(
    (known) => (known.first.needed & ~possible) === 0 && fits(known.phrase, isSpelledAs),
  )?.phrase;
  if (spelled === undefined) return null;
  const meanings = [meaning(spelled.words, qualities.itself), ...synonymsOf(index, spelled)];
  return { words: own(spelled), meanings, readings: [{ words: spelled.words, meanings }], isGuess: false };
}

const hasStem = (word: string, known: string) => stemOf(word) === stemOf(known);
const isSpelledAs = (word: string, known: string) =>
  isLatin(word) ? isSurely(word, known) : hasStem(word, known);

// تي شيرت is تيشيرت, `back pack` a backpack.
function joinedAt(index: ProductIndex, words: readonly string[], at: number): QueryTerm | null {
  const [one, other] = [words[at], words[at + 1]];
  if (one === undefined || other === undefined || !isKnown(index, one + other)) return null;
  const { meanings } = singleTerm(index, one + other, { isLast: false, latitude: 'narrow' });
  const both = meaning([one, other], qualities.joined);
  return { words: [one, other], meanings: [both, ...meanings], readings: null, isGuess: false };
}

function singleTerm(
  index: ProductIndex,
  word: string,
  how: { isLast: boolean; latitude: Latitude },
): QueryTerm {
  const known = isKnown(index, word) ? meaningsOf(index, word, qualities.itself) : [];
  const begun =
    how.isLast || known.length === 0 ? beginningsOf(index, word, how.isLast, known.length > 0) : [];
  const asWritten = (meanings: readonly Meaning[]): QueryTerm => ({
    words: [word],
    meanings,
    readings: null,
    isGuess: false,
  });
  const isPlain = known.length > 0 && !(isLatin(word) && isOfBrandOnly(index, word));
  const isBegun = begun.length > 0 && !isLatin(word);
  if (isPlain || (isBegun && (how.isLast || !word.startsWith('ال')))) return asWritten([...known, ...begun]);
  // A word such as «هدية» is no slip of another word.
  const { candidates, distance } = isStopWord(index, word) ? noReadings : readingsOf(index, word, how);
  const readings = candidates.map(({ form, certainty }) => ({
    words: [form],
    meanings: meaningsOf(index, form, qualities.reading * certainty),
  }));
  const read = readings.flatMap(({ meanings }) => meanings);
  const isSure = isLatin(word) && distance <= SURE_DISTANCE;
  // A possible prefix means the prefix and the word, unless it is certainly complete. With the article's letters it may
  // also be a slip: ألجا is ألاجا rather than the beginning of «الجاكيت».
  if (known.length > 0 || (begun.length > 0 && !(isSure && isWhole(word))))
    return asWritten([...known, ...begun, ...(isSure || isBegun ? read : [])]);
  const bare = distance <= 1 ? null : (splitIn(index, word) ?? bareIn(index, word));
  if (bare !== null) return asWritten(meaningsOfAll(index, bare, qualities.joined));
  return { words: [word], meanings: read, readings, isGuess: !isSure };
}

const noReadings = { candidates: [], distance: Infinity } as const;

const isWhole = (word: string) => word.length >= LONG_WORD || /\d/.test(word);

function meaningsOfAll(index: ProductIndex, words: readonly string[], quality: number): Meaning[] {
  const [word] = words;
  return words.length === 1 && word !== undefined
    ? meaningsOf(index, word, quality)
    : [meaning(words, quality)];
}

// Two words written together; digits after letters.
function splitIn(index: ProductIndex, word: string): string[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const isLong = halves.every((half) => half.length >= 3 || /^\d+$/.test(half));
    if (isLong && halves.every((half) => isKnown(index, half))) return halves;
  }
  return null;
}

// وبنطال, لبنت, بجيبة: prefixed particles.
function bareIn(index: ProductIndex, word: string): string[] | null {
  const bare = /^[وبلكف](\p{L}{3,})$/u.exec(word)?.[1];
  return bare !== undefined && isKnown(index, bare) ? [bare] : null;
}
