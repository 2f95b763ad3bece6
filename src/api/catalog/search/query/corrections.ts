import {
  editDistance,
  editsAllowed,
  latinDistance,
  possibleLetters,
} from '../../../../shop/catalog/search/edit-distance.ts';
import { phoneticKey } from '../../../../shop/catalog/search/phonetic-key.ts';
import { stemOf } from '../../../../shop/catalog/search/word-stem.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { type KnownForm, isNear, knownForm } from '../index/words/known-form.ts';
import type { Lexicon } from '../index/words/lexicon.ts';
import { weighsIn } from '../index/words/posting.ts';
import { postingOf } from '../index/words/word-index.ts';

/** At most this many readings of an unknown word are used, within this distance of the best. */
const mostReadings = { narrow: 3, wide: 8 } as const;
const asLikely = { narrow: 0.2, wide: 1 } as const;
export type Latitude = keyof typeof asLikely;
/** A word in Latin letters at most this far from an Arabic word certainly is that word; else it is a guess. */
export const SURE_DISTANCE = 0.35;
/** A digit in place of a letter marks Arabic; otherwise an English word that sounds the same is as likely. */
const WITHOUT_DIGITS = 0.1;
/** A misspelling by ear keeps the sound. */
const SOUNDS_ALIKE = 0.5;
/** Of equally near words, the more frequent in product names wins. */
const POPULARITY_COUNTS = 0.1;
const CERTAINTY_PER_DISTANCE = 3;
const LEAST_CERTAINTY = 0.4;
/** Minimum weight of a word from a product's, brand's or category's name. */
const LEAST_OF_NAME = 3;

/** A synonym of the merchant is as popular as a word with this weight in names of products. */
const WEIGHT_OF_SYNONYM = 100;

/** `distance`: number of edits, less for the same sound; `rank` is lower for frequent words. */
type Candidate = { readonly form: string; readonly distance: number; readonly rank: number };

/** The known words an unknown one may stand for, best first, and the nearest's distance. `certainty`: 1 for that. */
export type Readings = {
  readonly candidates: readonly { readonly form: string; readonly certainty: number }[];
  readonly distance: number;
};

type How = { isLast: boolean; latitude: Latitude };

/** So many words are kept with their readings. */
const MOST_KEPT = 1000;
const kept = new WeakMap<Lexicon, { changes: number; readings: Map<string, Readings> }>();

/**
 * Interprets an unknown word: Latin as transliterated Arabic; one edit if short, two if long. It is compared with every word
 * of the shop, so once for each state of these.
 */
export function readingsOf(index: ProductIndex, word: string, how: How): Readings {
  const { changes } = index.words;
  let known = kept.get(index.lexicon);
  if (known?.changes !== changes || known.readings.size >= MOST_KEPT)
    known = { changes, readings: new Map() };
  kept.set(index.lexicon, known);
  const key = `${how.latitude} ${how.isLast} ${word}`;
  const before = known.readings.get(key);
  if (before !== undefined) return before;
  const readings = readWord(index, word, how);
  known.readings.set(key, readings);
  return readings;
}

function readWord(index: ProductIndex, word: string, { isLast, latitude }: How): Readings {
  const whole = candidatesFor(index, word, false);
  const candidates = whole.length === 0 && isLast && isLatin(word) ? candidatesFor(index, word, true) : whole;
  candidates.sort((one, other) => one.rank - other.rank);
  const distance = candidates.reduce((least, one) => Math.min(least, one.distance), Infinity);
  const isSure = isLatin(word) && distance <= SURE_DISTANCE;
  const farthest = isSure ? Math.max(SURE_DISTANCE, candidates[0]?.distance ?? 0) : Infinity;
  const likely = candidates.filter(({ form, distance: own }) => own <= farthest || isLatin(form));
  const width = isSure ? 'narrow' : latitude;
  const best = new Map<string, Candidate>();
  for (const candidate of likely)
    if (candidate.rank <= (likely[0]?.rank ?? 0) + asLikely[width] && !best.has(candidate.form))
      best.set(candidate.form, candidate);
  return {
    distance,
    candidates: [...best.values()].slice(0, mostReadings[width]).map((one) => ({
      form: one.form,
      certainty: Math.max(LEAST_CERTAINTY, 1 - CERTAINTY_PER_DISTANCE * (one.distance - distance)),
    })),
  };
}

/** Whether the word is in Latin letters, English or transliterated Arabic. */
export const isLatin = (word: string) => /^(?=.*[a-z])[a-z\d]+$/.test(word);

/** Whether the Latin word certainly is the Arabic one. */
export function isSurely(latin: string, arabic: string): boolean {
  return latin.length > 1 && latinDistance(latin, arabic, { most: SURE_DISTANCE }) <= SURE_DISTANCE;
}

function candidatesFor({ words, lexicon }: ProductIndex, word: string, isBeginning: boolean): Candidate[] {
  const found: Candidate[] = [];
  const isSpelled = isLatin(word);
  const [letters, edits, key] = [knownForm(word), editsAllowed(word), phoneticKey(word)];
  const possible = isSpelled ? possibleLetters(word) : 0;
  const most = isBeginning ? SURE_DISTANCE : mostOf(word);
  const isArabicByDigits = isSpelled && /[a-z][2-9]|[2-9][a-z]/.test(word);
  const more = isArabicByDigits ? 0 : WITHOUT_DIGITS;
  const consider = (known: KnownForm) => {
    const { form } = known;
    if (form === word) return;
    const distance =
      isSpelled && known.isArabic
        ? (known.needed & ~possible) === 0 || isBeginning
          ? latinDistance(word, form, { most, isBeginning }) + more
          : Infinity
        : !(isArabicByDigits && !known.isArabic) && isNear(known, letters, edits)
          ? spelledDistance(word, form, { edits, key })
          : Infinity;
    if (distance < Infinity && isName({ words, lexicon }, form))
      found.push({
        form,
        distance,
        rank: distance - POPULARITY_COUNTS * Math.log10(1 + popularity({ words, lexicon }, form)),
      });
  };
  if (word.length > 2) {
    words.known.forEach(consider);
    lexicon.known.forEach(consider);
  }
  return found;
}

/** The largest distance at which an Arabic word is a reading of a Latin one: longer words may differ more. */
const mostOf = (word: string) => Math.min(1, 0.2 + 0.09 * word.length);

function spelledDistance(word: string, form: string, { edits, key }: { edits: number; key: string }): number {
  const distance = editDistance(word, form);
  return distance > edits ? Infinity : distance - (phoneticKey(form) === key ? SOUNDS_ALIKE : 0);
}

type Words = Pick<ProductIndex, 'words' | 'lexicon'>;

/** Whether the word names something in the shop; words of descriptions only do not. */
function isName({ words, lexicon }: Words, form: string): boolean {
  const posting = postingOf(words, form);
  return (
    lexicon.synonyms.forms.has(form) ||
    lexicon.facets.has(stemOf(form)) ||
    (posting !== undefined && weighsIn(posting, LEAST_OF_NAME))
  );
}

function popularity({ words, lexicon }: Words, form: string): number {
  const inNames = postingOf(words, form)?.total ?? 0;
  return inNames + (lexicon.synonyms.forms.has(form) ? WEIGHT_OF_SYNONYM : 0);
}
