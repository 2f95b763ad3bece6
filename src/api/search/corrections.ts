import { slipsBetween, slipsIn } from '../../shop/search/edit-distance.ts';
import { stemOf } from '../../shop/search/word-stem.ts';
import { inLatin, soundOf, withoutVowels } from '../../shop/search/phonetic-key.ts';
import type { Shelf } from './index/product-index.ts';
import { isArabic, postingOf } from './index/word-index.ts';

/** So many readings of one unknown word are all looked for; they lie so close to the likeliest, or not quite so close. */
const mostReadings = { narrow: 3, wide: 8 } as const;
const asLikely = { narrow: 0.25, wide: 1 } as const;
export type Latitude = keyof typeof asLikely;
/** Two words of so many sounds or more may be one when they sound alike; shorter ones are too many. */
const enoughSounds = 3;
/** Latin letters are first of all English: the same number of slips away, an English word is meant. */
const notEnglish = 0.5;
/** Of two words as near the one is meant that names more of the shop's pieces. */
const popularityCounts = 0.1;
/** A word weighs so much where it stands in a name, a brand's or a category's. */
const leastOfName = 3;

/** `distance`: how many slips away, less where it sounds the same and where it names much. */
type Candidate = { readonly form: string; readonly distance: number };

/** The known words an unknown one may stand for, the likeliest first. `isNear`: by a single slip, or by its sound. */
export type Readings = { readonly forms: readonly string[]; readonly isNear: boolean };

/**
 * Reads an unknown word: Arabic written in Latin letters by its sound, everything else by its letters: one slip in a
 * short word, two in a long one.
 */
export function readingsOf(
  shelf: Shelf,
  asked: string,
  { isLast, latitude }: { isLast: boolean; latitude: Latitude },
): Readings {
  const spelled = spelledLike(shelf, asked);
  const alike = isArabic(asked) ? spelled : [...spelled, ...spokenLike(shelf, asked, spelled.length === 0)];
  const candidates = (alike.length > 0 || !isLast || isArabic(asked) ? alike : begunLike(shelf, asked))
    .map(({ form, distance }) => ({
      form,
      distance: distance - popularityCounts * Math.log10(1 + popularity(shelf, form)),
    }))
    .sort((one, other) => one.distance - other.distance);
  const nearest = candidates[0]?.distance ?? Infinity;
  const near = candidates
    .filter(({ distance }) => distance <= nearest + asLikely[latitude])
    .map(({ form }) => form);
  return { forms: [...new Set(near)].slice(0, mostReadings[latitude]), isNear: nearest <= 1 };
}

function spokenLike(shelf: Shelf, asked: string, isOnlyWay: boolean): Candidate[] {
  const { words, lexicon } = shelf;
  const sound = soundOf(asked);
  const hasDigits = /\d/.test(asked);
  const isShort = sound.length < enoughSounds;
  if (sound.length < enoughSounds - 1 || (isShort && !hasDigits && !isOnlyWay)) return [];
  const known = (words.bySound.get(sound) ?? []).map((id) => words.forms[id] ?? '');
  const forms = [
    ...known.filter((form) => isName(shelf, form)),
    ...(lexicon.synonyms.bySound.get(sound) ?? []),
  ];
  const letters = withoutVowels(asked);
  return forms
    .map((form) => ({ form, slips: slipsBetween(letters, withoutVowels(inLatin(form, asked))) }))
    .filter(({ slips }) => !isShort || slips <= 1)
    .map(({ form, slips }) => ({ form, distance: slips * 0.75 + (hasDigits ? 0 : notEnglish) }));
}

// Arabic in Latin letters that is still being typed: all that begins with these sounds is as near.
function begunLike(shelf: Shelf, asked: string): Candidate[] {
  const sound = soundOf(asked);
  if (sound.length < enoughSounds) return [];
  const ids = [...shelf.words.bySound].flatMap(([known, forms]) => (known.startsWith(sound) ? forms : []));
  return ids
    .map((id) => ({ form: shelf.words.forms[id] ?? '', distance: 1 }))
    .filter(({ form }) => isName(shelf, form));
}

function spelledLike(shelf: Shelf, asked: string): Candidate[] {
  const { words, lexicon } = shelf;
  const most = slipsIn(asked);
  if (most === 0 || /^\d+$/.test(asked)) return [];
  const [letters, sound] = [lettersOf(asked), soundOf(asked)];
  const candidates: Candidate[] = [];
  const consider = (form: string) => {
    if (Math.abs(form.length - asked.length) > most) return;
    if (onesIn(lettersOf(form) ^ letters) > 2 * most) return;
    const slips = slipsBetween(asked, form);
    // Whoever writes as they hear has the sound right.
    if (slips <= most && isName(shelf, form))
      candidates.push({ form, distance: slips - (soundOf(form) === sound ? 0.5 : 0) });
  };
  words.forms.forEach(consider);
  lexicon.choiceForms.forEach(consider);
  lexicon.synonyms.forms.forEach(consider);
  return candidates;
}

/** Does the word name something of the shop's? What stands in texts alone is nothing that somebody looks for. */
function isName({ words, lexicon }: Shelf, form: string): boolean {
  return (
    lexicon.synonyms.forms.has(form) ||
    lexicon.choices.has(stemOf(form)) ||
    (postingOf(words, form)?.weights.some((weight) => weight >= leastOfName) ?? false)
  );
}

function popularity({ words, lexicon }: Shelf, form: string): number {
  const inNames = (postingOf(words, form)?.weights ?? []).reduce((sum, weight) => sum + weight, 0);
  return inNames + (lexicon.synonyms.forms.has(form) ? 100 : 0);
}

// Which letters a word has, as a set of 32: two words that differ in more than their slips could explain need no look.
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function onesIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
