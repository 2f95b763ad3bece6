import { stemOf } from '../../shop/search/word-stem.ts';
import { type Bits, eachBit, hasBit, noBits, setBit } from './index/bitset.ts';
import type { ChoiceWord } from './index/lexicon.ts';
import type { Part } from './parse-query.ts';
import type { Shelf } from './index/product-index.ts';
import { type Posting, postingOf, wordsBeginning } from './index/word-index.ts';

/** How well places of the shelf answer: 0 everywhere but at those `reached`. */
export type Weights = { readonly at: Float32Array; readonly reached: number[] };

const mostBeginnings = 400;
/** A piece that comes in a color shows it more than one that shows another first. */
const firstColorMore = 0.5;
/** What answers in several of its words (in both languages, by its name and its kind) is more surely meant. */
const agreement = 0.1;
const mostAgreement = 0.5;

export const noWeights = (places: number): Weights => ({ at: new Float32Array(places), reached: [] });

/** Every place that answers at all. */
export function placesOf({ at, reached }: Weights): Bits {
  const bits = noBits(at.length);
  for (const place of reached) setBit(bits, place);
  return bits;
}

/** Lets a place answer so much more. */
export function addWeight({ at, reached }: Weights, place: number, weight: number): void {
  if (at[place] === 0) reached.push(place);
  at[place] = (at[place] ?? 0) + weight;
}

/** How well each product answers a part of a question: by its best meaning, the more the others agree. */
export function weighPart(shelf: Shelf, part: Part): Weights {
  const [best, sum] = [noWeights(shelf.places), takeSheet(shelf.places)];
  const add = (place: number, weight: number) => {
    addWeight(sum, place, weight);
    raise(best, place, weight);
  };
  for (const source of sourcesOf(shelf, part)) visit(shelf, source, add);
  for (const { words, quality } of part.meanings)
    if (words.length > 1) weighTogether(shelf, words, (place, weight) => add(place, weight * quality));
  for (const place of best.reached) {
    const weight = best.at[place] ?? 0;
    const more = Math.min(((sum.at[place] ?? 0) - weight) * agreement, weight * mostAgreement);
    best.at[place] = (weight + more) * part.words.length;
  }
  putBack(sum);
  return best;
}

/** Where products of a meaning stand: those that have a word, or that a choice is made of. */
type Source = { readonly of: Posting | ChoiceWord; readonly quality: number };

// Many meanings lead to the same products (black, أسود and سودا to one color): each is visited once, as the best of them.
function sourcesOf(shelf: Shelf, { meanings }: Part): Source[] {
  const sources = new Map<Posting | ChoiceWord, number>();
  for (const { words, isBeginning, quality } of meanings) {
    const [word, ...others] = words;
    if (word === undefined || others.length > 0) continue;
    const found = isBeginning ? beginningWith(shelf, word) : calledBy(shelf, word);
    for (const of of found) sources.set(of, Math.max(sources.get(of) ?? 0, quality));
  }
  return [...sources].map(([of, quality]) => ({ of, quality }));
}

function calledBy({ words, lexicon }: Shelf, word: string): (Posting | ChoiceWord)[] {
  const posting = postingOf(words, word);
  const choices = lexicon.choices.get(stemOf(word)) ?? [];
  return posting === undefined ? [...choices] : [posting, ...choices];
}

function beginningWith({ words, lexicon }: Shelf, start: string): (Posting | ChoiceWord)[] {
  const ids = wordsBeginning(words, start, mostBeginnings);
  const postings = ids.flatMap((id) => words.postings[words.stemOfForm[id] ?? -1] ?? []);
  const forms = lexicon.choiceForms.filter((form) => form.startsWith(start));
  return [...postings, ...forms.flatMap((form) => lexicon.choices.get(stemOf(form)) ?? [])];
}

function visit(shelf: Shelf, { of, quality }: Source, add: (place: number, weight: number) => void): void {
  if ('kind' in of) {
    visitChoice(shelf, of, quality, add);
    return;
  }
  const { places, weights } = of;
  for (let index = 0; index < places.length; index += 1)
    add(places[index] ?? 0, (weights[index] ?? 0) * quality);
}

function visitChoice(
  { choices, firstColors }: Shelf,
  { kind, index, weight }: ChoiceWord,
  quality: number,
  add: (place: number, weight: number) => void,
): void {
  const bits = choices[kind].bits[index];
  const first = kind === 'colors' ? firstColors.bits[index] : undefined;
  if (bits === undefined) return;
  eachBit(bits, (place) => {
    const isFirst = first !== undefined && hasBit(first, place);
    add(place, (weight + (isFirst ? firstColorMore : 0)) * quality);
  });
}

/** Adds what has all of the words, as well as it has them on average. */
function weighTogether(
  shelf: Shelf,
  words: readonly string[],
  add: (place: number, weight: number) => void,
): void {
  const each = words.map((word) => {
    const weights = takeSheet(shelf.places);
    for (const of of calledBy(shelf, word))
      visit(shelf, { of, quality: 1 }, (place, weight) => raise(weights, place, weight));
    return weights;
  });
  const [fewest] = each.toSorted((one, other) => one.reached.length - other.reached.length);
  for (const place of fewest?.reached ?? []) {
    let [sum, isMissing] = [0, false];
    for (const { at } of each) {
      sum += at[place] ?? 0;
      isMissing ||= at[place] === 0;
    }
    if (!isMissing) add(place, sum / each.length);
  }
  each.forEach(putBack);
}

function raise({ at, reached }: Weights, place: number, weight: number): void {
  const before = at[place] ?? 0;
  if (weight <= before) return;
  if (before === 0) reached.push(place);
  at[place] = weight;
}

// Sheets to reckon on, wiped and used again: a new one for each word of each synonym would keep the collector busy.
const sheets: Weights[] = [];

function takeSheet(places: number): Weights {
  const sheet = sheets.pop();
  return sheet?.at.length === places ? sheet : noWeights(places);
}

function putBack(sheet: Weights): void {
  for (const place of sheet.reached) sheet.at[place] = 0;
  sheet.reached.length = 0;
  sheets.push(sheet);
}
