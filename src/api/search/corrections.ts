import { editDistance, editsAllowed } from '../../shop/search/edit-distance.ts';
import { latinDistance, possibleLetters } from '../../shop/search/latin-distance.ts';
import { phoneticKey } from '../../shop/search/phonetic-key.ts';
import { stemOf } from '../../shop/search/word-stem.ts';
import { type KnownForm, isNear, knownForm } from './index/known-form.ts';
import type { ProductIndex } from './index/product-index.ts';
import { postingOf } from './index/word-index.ts';

/** So many readings of one unknown word are all looked for; they lie so close to the likeliest, or not quite so close. */
const mostReadings = { narrow: 3, wide: 8 } as const;
const asLikely = { narrow: 0.25, wide: 1 } as const;
export type Latitude = keyof typeof asLikely;
/** A word in Latin letters that lies no further from an Arabic one is surely that word; else it is a guess. */
export const sureDistance = 0.35;
/** A digit that stands for a letter is Arabic; without one an English word is as near when it sounds the same. */
const withoutDigits = 0.1;
/** A word that is written as it is heard keeps its sound. */
const soundsAlike = 0.5;
/** Of two words as near the one is meant that names more of the shop's pieces. */
const popularityCounts = 0.1;
const leastCertainty = 0.5;
/** A word weighs so much where it stands in a name, a brand's or a category's. */
const leastOfName = 3;

/** `distance`: how many edits away, less where it sounds the same; `rank` is less where it names much. */
type Candidate = { readonly form: string; readonly distance: number; readonly rank: number };

/** The known words an unknown one may stand for, the likeliest first, and how far the nearest lies. `certainty`: 1 of the
 * nearest, less of those that lie further. */
export type Readings = {
  readonly candidates: readonly { readonly form: string; readonly certainty: number }[];
  readonly distance: number;
};

/**
 * Reads an unknown word. Latin letters are read as Arabic, letter by letter; any word by its own letters, with one edit in
 * a short word and two in a long one.
 */
export function readingsOf(
  index: ProductIndex,
  asked: string,
  { isLast, latitude }: { isLast: boolean; latitude: Latitude },
): Readings {
  const whole = candidatesFor(index, asked, false);
  const candidates =
    whole.length === 0 && isLast && isLatin(asked) ? candidatesFor(index, asked, true) : whole;
  candidates.sort((one, other) => one.rank - other.rank);
  const distance = candidates.reduce((least, one) => Math.min(least, one.distance), Infinity);
  const width = isLatin(asked) && distance <= sureDistance ? 'narrow' : latitude;
  const best = new Map<string, Candidate>();
  for (const candidate of candidates)
    if (candidate.rank <= (candidates[0]?.rank ?? 0) + asLikely[width] && !best.has(candidate.form))
      best.set(candidate.form, candidate);
  return {
    distance,
    candidates: [...best.values()].slice(0, mostReadings[width]).map((one) => ({
      form: one.form,
      certainty: Math.max(leastCertainty, 1 - 2 * (one.distance - distance)),
    })),
  };
}

/** Is the word in Latin letters, English or Arabic? */
export const isLatin = (word: string) => /^(?=.*[a-z])[a-z\d]+$/.test(word);

/** Is the Latin word surely the Arabic one? */
export function isSurely(latin: string, arabic: string): boolean {
  return latin.length > 1 && latinDistance(latin, arabic, { most: sureDistance }) <= sureDistance;
}

function candidatesFor({ words, lexicon }: ProductIndex, asked: string, isBeginning: boolean): Candidate[] {
  const found: Candidate[] = [];
  const isSpelled = isLatin(asked);
  const [letters, edits, key] = [knownForm(asked), editsAllowed(asked), phoneticKey(asked)];
  const possible = isSpelled ? possibleLetters(asked) : 0;
  const most = isBeginning ? sureDistance : mostOf(asked);
  const more = /\d/.test(asked) ? 0 : withoutDigits;
  const consider = (known: KnownForm) => {
    const { form } = known;
    if (form === asked) return;
    const distance =
      isSpelled && known.isArabic
        ? (known.needed & ~possible) === 0 || isBeginning
          ? latinDistance(asked, form, { most, isBeginning }) + more
          : Infinity
        : isNear(known, letters, edits)
          ? spelledDistance(asked, form, { edits, key })
          : Infinity;
    if (distance < Infinity && isName({ words, lexicon }, form))
      found.push({
        form,
        distance,
        rank: distance - popularityCounts * Math.log10(1 + popularity({ words, lexicon }, form)),
      });
  };
  if (asked.length > 2) {
    words.known.forEach(consider);
    lexicon.known.forEach(consider);
  }
  return found;
}

/** Each letter of a longer word may be a little off. */
const mostOf = (asked: string) => Math.min(1, 0.2 + 0.09 * asked.length);

function spelledDistance(
  asked: string,
  form: string,
  { edits, key }: { edits: number; key: string },
): number {
  const distance = editDistance(asked, form);
  return distance > edits ? Infinity : distance - (phoneticKey(form) === key ? soundsAlike : 0);
}

type Words = Pick<ProductIndex, 'words' | 'lexicon'>;

/** Does the word name something of the shop's? What stands in texts alone is nothing that is looked for. */
function isName({ words, lexicon }: Words, form: string): boolean {
  return (
    lexicon.synonyms.forms.has(form) ||
    lexicon.facets.has(stemOf(form)) ||
    (postingOf(words, form)?.weights.some((weight) => weight >= leastOfName) ?? false)
  );
}

function popularity({ words, lexicon }: Words, form: string): number {
  const inNames = (postingOf(words, form)?.weights ?? []).reduce((sum, weight) => sum + weight, 0);
  return inNames + (lexicon.synonyms.forms.has(form) ? 100 : 0);
}
