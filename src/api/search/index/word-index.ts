import { normalize } from '../../../shop/normal-form.ts';
import { soundOf } from '../../../shop/search/phonetic-key.ts';
import { stemOf } from '../../../shop/search/word-stem.ts';
import type { WordsRow } from './read-rows.ts';
import { noteSpellings, type Spellings } from './spellings.ts';

/** The places that a word can stand in, as bits, by the letter of their weight in a tsvector. */
const standing: Readonly<Record<string, number>> = { A: 8, B: 4, C: 2, D: 1 };
/** How much it says that a word stands there: name, brand, category, text. Source: the rules of search. */
const says = [10, 6, 3, 1] as const;
/** By the sixteen ways of standing in several places at once: what names a piece and its kind says more than either. */
const weightOf = Array.from({ length: 16 }, (_, bits) =>
  says.reduce((sum, weight, at) => sum + (bits & (8 >> at) ? weight : 0), 0),
);

/** The places of the products that have a word in some form, each with what it weighs there. */
export type Posting = { readonly places: number[]; readonly weights: number[] };

/**
 * Every word that stands on the shelf, by its normal form, with the products that have it. Forms of one word (plural,
 * article) share a stem and count as one. A word whose products are gone stays known with none.
 */
export type WordIndex = {
  readonly forms: string[];
  readonly idOf: Map<string, number>;
  readonly stems: Map<string, number>;
  readonly stemOfForm: number[];
  readonly postings: Posting[];
  /** Arabic forms that share a sound. */
  readonly bySound: Map<string, number[]>;
  readonly spellings: Spellings;
  readonly stemsOfPlace: (readonly number[] | undefined)[];
  readonly stored: Map<string, number>;
  /** The forms in order, for beginnings; null after a new one. */
  sorted: string[] | null;
};

export function makeWordIndex(): WordIndex {
  return {
    forms: [],
    idOf: new Map(),
    stems: new Map(),
    stemOfForm: [],
    postings: [],
    bySound: new Map(),
    spellings: new Map(),
    stemsOfPlace: [],
    stored: new Map(),
    sorted: null,
  };
}

/** Lets the product at `place` be found by its words. */
export function addWords(index: WordIndex, place: number, row: WordsRow): void {
  const found = new Map<number, number>();
  for (const entry of row.words.split(' ')) {
    const end = entry.lastIndexOf("':");
    if (end < 1) continue;
    const stem = index.stemOfForm[idOfStored(index, entry.slice(1, end))] ?? 0;
    found.set(stem, (found.get(stem) ?? 0) | standingIn(entry.slice(end + 2)));
  }
  for (const [stem, bits] of found) {
    index.postings[stem]?.places.push(place);
    index.postings[stem]?.weights.push(weightOf[bits] ?? 0);
  }
  index.stemsOfPlace[place] = [...found.keys()];
  for (const name of [row.name_en, row.name_ar]) noteSpellings(index.spellings, name);
}

export function removeWords(index: WordIndex, place: number): void {
  for (const stem of index.stemsOfPlace[place] ?? []) {
    const { places, weights } = index.postings[stem] ?? { places: [], weights: [] };
    const at = places.indexOf(place);
    const [lastPlace, lastWeight] = [places.pop(), weights.pop()];
    if (at === places.length || lastPlace === undefined || lastWeight === undefined) continue;
    [places[at], weights[at]] = [lastPlace, lastWeight];
  }
  index.stemsOfPlace[place] = undefined;
}

/** The products that have the word in some form. */
export function postingOf({ postings, stems }: WordIndex, form: string): Posting | undefined {
  return postings[stems.get(stemOf(form)) ?? -1];
}

/** The words that begin so, the word itself among them; at most `most`. */
export function wordsBeginning(index: WordIndex, start: string, most: number): number[] {
  index.sorted ??= index.forms.toSorted();
  const { sorted } = index;
  const found: number[] = [];
  for (let at = firstAtLeast(sorted, start); at < sorted.length && found.length < most; at += 1) {
    const form = sorted[at];
    if (form === undefined || !form.startsWith(start)) break;
    const id = index.idOf.get(form);
    if (id !== undefined && isUsed(index, id)) found.push(id);
  }
  return found;
}

/** Has some product the form's word? */
export function isUsed({ postings, stemOfForm }: WordIndex, id: number): boolean {
  return (postings[stemOfForm[id] ?? -1]?.places.length ?? 0) > 0;
}

// A shop that was filled by an older version of the store has words in an older normal form.
function idOfStored(index: WordIndex, stored: string): number {
  const known = index.stored.get(stored);
  if (known !== undefined) return known;
  const id = idOfForm(index, normalize(stored) || stored);
  index.stored.set(stored, id);
  return id;
}

function idOfForm(index: WordIndex, form: string): number {
  const known = index.idOf.get(form);
  if (known !== undefined) return known;
  const id = index.forms.push(form) - 1;
  index.idOf.set(form, id);
  index.stemOfForm.push(idOfStem(index, stemOf(form)));
  if (isArabic(form)) gather(index.bySound, soundOf(form), id);
  index.sorted = null;
  return id;
}

function idOfStem({ stems, postings }: WordIndex, stem: string): number {
  const known = stems.get(stem);
  if (known !== undefined) return known;
  stems.set(stem, postings.length);
  return postings.push({ places: [], weights: [] }) - 1;
}

export const isArabic = (form: string) => /^\p{Script=Arabic}/u.test(form);

function gather(groups: Map<string, number[]>, key: string, id: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [id]);
  else group.push(id);
}

// `1A,2C`; what has no letter is of weight D.
function standingIn(positions: string): number {
  let bits = 0;
  for (const position of positions.split(',')) bits |= standing[position.at(-1) ?? ''] ?? 1;
  return bits;
}

function firstAtLeast(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
