import { stemOf } from '../../../../../shop/catalog/search/word-stem.ts';
import { normalize } from '../../../../../shop/normal-form.ts';
import type { WordsRow } from '../read-rows.ts';
import { type KnownForm, knownForm } from './known-form.ts';
import { addTo, emptyPosting, type Posting, removeFrom } from './posting.ts';
import { countSpellings, type Spellings } from './spellings.ts';

/** The fields a word can be in, as bits, by their tsvector weight letter. */
const fieldBits: Readonly<Record<string, number>> = { A: 8, B: 4, C: 2, D: 1 };
/** The weight of a word by field: name, brand, category, text. Source: the rules of search. */
const fieldWeights = [10, 6, 3, 1] as const;
/** For all sixteen combinations of fields: a word in both name and category weighs more than in either. */
const weightOf = Array.from({ length: 16 }, (_, bits) =>
  fieldWeights.reduce((sum, weight, at) => sum + (bits & (8 >> at) ? weight : 0), 0),
);

/**
 * What a word in an English name's attributes weighs less than one before them: a bag with a shoe pocket is no shoe, not
 * even where its text repeats the word.
 */
const LESS_IN_ATTRIBUTES = 2;

/** Every word of the products by its normal form; plurals and articles share a stem. */
export type WordIndex = {
  readonly forms: string[];
  readonly idOf: Map<string, number>;
  readonly stems: Map<string, number>;
  readonly stemOfForm: number[];
  readonly postings: Posting[];
  /** The forms again, with data for fuzzy matching. */
  readonly known: KnownForm[];
  readonly spellings: Spellings;
  /** Products by the stem of the noun in their name. */
  readonly nouns: Map<string, Set<number>>;
  readonly stored: Map<string, number>;
  /** How often the words of a product were added or removed. */
  changes: number;
  /** The forms sorted, for prefix search; null after a new form. */
  sorted: string[] | null;
};

export function makeWordIndex(): WordIndex {
  return {
    forms: [],
    idOf: new Map(),
    stems: new Map(),
    stemOfForm: [],
    postings: [],
    known: [],
    spellings: new Map(),
    nouns: new Map(),
    stored: new Map(),
    changes: 0,
    sorted: null,
  };
}

export function addWords(index: WordIndex, slot: number, row: WordsRow): void {
  index.changes += 1;
  const found = new Map<number, number>();
  for (const entry of row.words.split(' ')) {
    const end = entry.lastIndexOf("':");
    if (end < 1) continue;
    const stem = index.stemOfForm[idOfStored(index, entry.slice(1, end))] ?? 0;
    found.set(stem, (found.get(stem) ?? 0) | fieldBitsIn(entry.slice(end + 2)));
  }
  const attributes = attributesIn(index, row);
  for (const [stem, bits] of found) {
    const posting = index.postings[stem];
    const weight = (weightOf[bits] ?? 0) - (attributes.has(stem) ? LESS_IN_ATTRIBUTES : 0);
    if (posting !== undefined) addTo(posting, slot, weight);
  }
  for (const noun of nounsIn(row)) slotsCalled(index, noun).add(slot);
  for (const name of [row.name_en, row.name_ar]) countSpellings(index.spellings, name);
}

/** Looks through all words: their list for each product would take more memory than the index, and words seldom change. */
export function removeWords(index: WordIndex, slot: number): void {
  index.changes += 1;
  for (const slots of index.nouns.values()) slots.delete(slot);
  for (const posting of index.postings) removeFrom(posting, slot);
}

export function postingOf({ postings, stems }: WordIndex, form: string): Posting | undefined {
  return postings[stems.get(stemOf(form)) ?? -1];
}

/** Words with this prefix, including itself; at most `most`. */
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

export function isUsed({ postings, stemOfForm }: WordIndex, id: number): boolean {
  return (postings[stemOfForm[id] ?? -1]?.count ?? 0) > 0;
}

/** Where the attributes of an English name begin. */
const ATTRIBUTES = /[,(]| (?:with|in|for|of|to) /u;

/** The stems of a name's nouns: the first word in Arabic; in English the last before its attributes. */
function nounsIn({ name_en, name_ar }: WordsRow): string[] {
  const english = /([\p{L}\p{M}’']+)[^\p{L}]*$/u.exec(name_en.split(ATTRIBUTES)[0] ?? '')?.[1];
  const arabic = /[\p{L}\p{M}\u0640]+/u.exec(name_ar)?.[0];
  return [english, arabic].flatMap((noun) => (noun === undefined ? [] : stemOf(normalize(noun))));
}

/** The stems that an English name has in its attributes alone. */
function attributesIn(index: WordIndex, { name_en }: WordsRow): Set<number> {
  const [called = [], ...attributes] = name_en.split(ATTRIBUTES).map((part) => stemsIn(index, part));
  return new Set(attributes.flat()).difference(new Set(called));
}

const stemsIn = ({ stems }: WordIndex, text: string): number[] =>
  normalize(text)
    .split(' ')
    .flatMap((word) => stems.get(stemOf(word)) ?? []);

function slotsCalled({ nouns }: WordIndex, noun: string): Set<number> {
  const slots = nouns.get(noun) ?? new Set();
  nouns.set(noun, slots);
  return slots;
}

// Data written by an older version of the store has an older normal form.
function idOfStored(index: WordIndex, stored: string): number {
  const known = index.stored.get(stored);
  if (known !== undefined) return known;
  // A copy: a part of a long text keeps all of it in memory.
  const word = Buffer.from(stored).toString();
  const id = idOfForm(index, normalize(word) || word);
  index.stored.set(word, id);
  return id;
}

function idOfForm(index: WordIndex, form: string): number {
  const known = index.idOf.get(form);
  if (known !== undefined) return known;
  const id = index.forms.push(form) - 1;
  index.idOf.set(form, id);
  index.stemOfForm.push(idOfStem(index, stemOf(form)));
  index.known.push(knownForm(form));
  index.sorted = null;
  return id;
}

function idOfStem({ stems, postings }: WordIndex, stem: string): number {
  const known = stems.get(stem);
  if (known !== undefined) return known;
  stems.set(stem, postings.length);
  return postings.push(emptyPosting()) - 1;
}

// `1A,2C`; a position without a letter has weight D.
function fieldBitsIn(positions: string): number {
  let bits = 0;
  for (const position of positions.split(',')) bits |= fieldBits[position.at(-1) ?? ''] ?? 1;
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
