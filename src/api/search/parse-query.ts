import { stemOf } from '../../shop/search/word-stem.ts';
import { type Latitude, readingsOf } from './corrections.ts';
import type { Shelf } from './index/product-index.ts';
import { smallWords } from './stop-words.ts';
import { type Phrase, wordsOf } from './index/synonyms.ts';
import { postingOf, wordsBeginning } from './index/word-index.ts';

/** What a part of a question may mean: words that all have to be there. 1 is the word itself; less is a guess. */
export type Meaning = {
  readonly words: readonly string[];
  readonly isBeginning: boolean;
  readonly quality: number;
};

/**
 * A part of a question: one word, or several that belong together. `readings`: what a word that nobody knows may have been
 * meant as, the likeliest first, each with what it means; null where the words are known.
 */
export type Part = {
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly readings: readonly { readonly form: string; readonly meanings: readonly Meaning[] }[] | null;
};

const qualities = {
  itself: 1,
  joined: 0.95,
  synonym: 0.75,
  narrower: 0.4,
  beginning: 0.7,
  sequel: 0.25,
  reading: 0.6,
} as const;
/** A question of more words than this is not made for a shop; the rest is not read. */
const mostWords = 8;
const mostWordsTogether = 3;

/**
 * A question taken apart: what each part of it may mean on this shelf. Its last word may still be being typed.
 * `latitude`: how far from its likeliest reading an unknown word may be read.
 */
export function readQuestion(shelf: Shelf, question: string, latitude: Latitude = 'narrow'): Part[] {
  const words = [...new Set(wordsOf(question))].slice(0, mostWords);
  const parts = partsOf(shelf, words, { small: smallWords, latitude });
  return parts.length > 0 ? parts : partsOf(shelf, words, { small: new Set(), latitude });
}

function partsOf(
  shelf: Shelf,
  words: readonly string[],
  { small, latitude }: { small: ReadonlySet<string>; latitude: Latitude },
): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const together = togetherAt(shelf, words, at) ?? (small.has(word) ? null : joinedAt(shelf, words, at));
    if (together !== null) parts.push(together);
    else if (!small.has(word))
      parts.push(singlePart(shelf, word, { isLast: at === words.length - 1, latitude }));
    at += together?.words.length ?? 1;
  }
  return parts;
}

// Several words that the merchant's synonyms know as one thing.
function togetherAt(shelf: Shelf, words: readonly string[], at: number): Part | null {
  const phrase = (shelf.lexicon.synonyms.phrases.get(stemOf(words[at] ?? '')) ?? []).find(
    (known) => known.words.length > 1 && known.words.length <= mostWordsTogether && stands(known, words, at),
  );
  if (phrase === undefined) return null;
  const own = words.slice(at, at + phrase.words.length);
  return {
    words: own,
    meanings: [meaning(own, qualities.itself), ...synonymsOf(shelf, phrase)],
    readings: null,
  };
}

function stands(phrase: Phrase, words: readonly string[], at: number): boolean {
  return phrase.words.every((word, index) => stemOf(word) === stemOf(words[at + index] ?? ''));
}

// تي شيرت is تيشيرت, `back pack` a backpack.
function joinedAt(shelf: Shelf, words: readonly string[], at: number): Part | null {
  const [one, other] = [words[at], words[at + 1]];
  if (one === undefined || other === undefined || !isKnown(shelf, one + other)) return null;
  const { meanings } = singlePart(shelf, one + other, { isLast: false, latitude: 'narrow' });
  const both = meaning([one, other], qualities.joined);
  return { words: [one, other], meanings: [both, ...meanings], readings: null };
}

function singlePart(shelf: Shelf, word: string, how: { isLast: boolean; latitude: Latitude }): Part {
  const { isLast } = how;
  const known = isKnown(shelf, word) ? meaningsOf(shelf, word, qualities.itself) : [];
  const begun = isLast || known.length === 0 ? beginningsOf(shelf, word, isLast, known.length > 0) : [];
  const meanings = [...known, ...begun];
  if (meanings.length > 0) return { words: [word], meanings, readings: null };
  const { forms, isNear } = readingsOf(shelf, word, how);
  const bare = isNear ? null : (splitIn(shelf, word) ?? bareIn(shelf, word));
  if (bare) return { words: [word], meanings: meaningsOfAll(shelf, bare, qualities.joined), readings: null };
  const readings = forms.map((form) => ({ form, meanings: meaningsOf(shelf, form, qualities.reading) }));
  return { words: [word], meanings: readings.flatMap((reading) => reading.meanings), readings };
}

/** The word and, where it stands alone in the merchant's synonyms, the others of its groups. */
function meaningsOf(shelf: Shelf, word: string, quality: number): Meaning[] {
  const phrase = phraseOf(shelf, word);
  const others = phrase === undefined ? [] : synonymsOf(shelf, phrase);
  return [
    meaning([word], quality),
    ...others.map((other) => ({ ...other, quality: other.quality * quality })),
  ];
}

function meaningsOfAll(shelf: Shelf, words: readonly string[], quality: number): Meaning[] {
  const [word] = words;
  return words.length === 1 && word !== undefined
    ? meaningsOf(shelf, word, quality)
    : [meaning(words, quality)];
}

function phraseOf({ lexicon }: Shelf, word: string): Phrase | undefined {
  const alike = lexicon.synonyms.phrases.get(stemOf(word))?.filter(({ words }) => words.length === 1);
  return alike?.find(({ words }) => words[0] === word) ?? alike?.[0];
}

function synonymsOf({ lexicon }: Shelf, { words, groups }: Phrase): Meaning[] {
  const own = words.join(' ');
  return groups
    .flatMap((group) => lexicon.synonyms.groups[group] ?? [])
    .flatMap(({ phrases, isOneWay }) =>
      phrases
        .filter((other) => other.join(' ') !== own)
        .map((other) => meaning(other, isOneWay ? qualities.narrower : qualities.synonym)),
    );
}

// The last word may still be being typed; one that is not known may be a beginning wherever it stands.
function beginningsOf(shelf: Shelf, start: string, isLast: boolean, known: boolean): Meaning[] {
  const { words, lexicon } = shelf;
  if (start.length < (isLast ? 1 : 3)) return [];
  const isThere =
    wordsBeginning(words, start, 1).length > 0 || lexicon.choiceForms.some((form) => form.startsWith(start));
  const others = known || start.length < 3 ? [] : [...lexicon.synonyms.forms];
  return [
    ...(isThere
      ? [{ words: [start], isBeginning: true, quality: known ? qualities.sequel : qualities.beginning }]
      : []),
    ...others
      .filter((form) => form.startsWith(start))
      .flatMap((form) => meaningsOf(shelf, form, qualities.beginning)),
  ];
}

// Two words written as one; digits that follow letters.
function splitIn(shelf: Shelf, word: string): string[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const isLong = halves.every((half) => half.length >= 3 || /^\d+$/.test(half));
    if (isLong && halves.every((half) => isKnown(shelf, half))) return halves;
  }
  return null;
}

// وبنطال, لبنت, بجيبة: a letter that is written onto the word.
function bareIn(shelf: Shelf, word: string): string[] | null {
  const bare = /^[وبلكف](\p{L}{3,})$/u.exec(word)?.[1];
  return bare !== undefined && isKnown(shelf, bare) ? [bare] : null;
}

/** Does the word stand on some piece, name a choice, or stand among the synonyms? */
function isKnown(shelf: Shelf, word: string): boolean {
  const { words, lexicon } = shelf;
  return (
    lexicon.choices.has(stemOf(word)) ||
    phraseOf(shelf, word) !== undefined ||
    (postingOf(words, word)?.places.length ?? 0) > 0
  );
}

const meaning = (words: readonly string[], quality: number): Meaning => ({
  words,
  isBeginning: false,
  quality,
});
