import { clearBit, type Bits, noBits, setBit } from './bitset.ts';
import { type Choices, makeChoices, mark } from './facet-values.ts';
import { type Facts, factsOf, isSortedAlike } from './product-facts.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import type { Names } from './read-names.ts';
import type { ProductRow, WordsRow } from './read-rows.ts';
import { addWords, makeWordIndex, removeWords, type WordIndex } from './word-index.ts';

export type ChoiceKind = Exclude<keyof Names, 'synonyms'>;

/**
 * The published products in memory, each at its place: what lists, counts and searches look at. Made from the database
 * and kept in step with it by `kept-shelf.ts`; what a card shows is not in it. A place that was left is empty.
 */
export type Shelf = {
  names: Names;
  readonly places: number;
  readonly facts: (Facts | undefined)[];
  readonly placeOf: Map<string, number>;
  readonly shown: Bits;
  choices: Readonly<Record<ChoiceKind, Choices>>;
  /** The colors again, each with the products that show it first. */
  firstColors: Choices;
  readonly words: WordIndex;
  lexicon: Lexicon;
  /** Counts what was changed: what was reckoned at another count is reckoned anew. */
  version: number;
  /** Counts the changes by which products change places with one another. */
  orderVersion: number;
};

/** Room for products that come in before the shelf is made anew. */
const roomAtLeast = 512;

export function makeShelf(names: Names, products: number): Shelf {
  const places = Math.ceil((products * 1.1 + roomAtLeast) / 32) * 32;
  const words = makeWordIndex();
  return {
    names,
    places,
    facts: [],
    placeOf: new Map(),
    shown: noBits(places),
    choices: choicesOf(names, places),
    firstColors: makeChoices(names.colors, places),
    words,
    lexicon: makeLexicon(names, words.spellings),
    version: 0,
    orderVersion: 0,
  };
}

/** Lets the shelf know new names, choices and synonyms; the products stay where they are. */
export function renameChoices(shelf: Shelf, names: Names): void {
  shelf.names = names;
  shelf.choices = choicesOf(names, shelf.places);
  shelf.firstColors = makeChoices(names.colors, shelf.places);
  shelf.lexicon = makeLexicon(names, shelf.words.spellings);
  shelf.facts.forEach((facts, place) => facts && markChoices(shelf, facts, place, true));
  shelf.version += 1;
}

function choicesOf(names: Names, places: number): Shelf['choices'] {
  return {
    brands: makeChoices(names.brands, places),
    categories: makeChoices(names.categories, places),
    subCategories: makeChoices(names.subCategories, places),
    seasons: makeChoices(names.seasons, places),
    colors: makeChoices(names.colors, places),
    sizes: makeChoices(names.sizes, places),
  };
}

/** Puts a product on the shelf, or what has become of it. False where there is no room: the shelf has to be made anew. */
export function putProduct(shelf: Shelf, row: ProductRow & WordsRow): boolean {
  const place = shelf.placeOf.get(row.id) ?? shelf.facts.length;
  if (place >= shelf.places) return false;
  const facts = factsOf(row);
  if (!isSortedAlike(shelf.facts[place], facts)) shelf.orderVersion += 1;
  takeOff(shelf, place);
  shelf.facts[place] = facts;
  shelf.placeOf.set(row.id, place);
  setBit(shelf.shown, place);
  markChoices(shelf, facts, place, true);
  addWords(shelf.words, place, row);
  shelf.version += 1;
  return true;
}

/** Takes a product away that is not to be seen any more. */
export function removeProduct(shelf: Shelf, id: string): void {
  const place = shelf.placeOf.get(id);
  if (place !== undefined) takeOff(shelf, place);
  shelf.version += 1;
  shelf.orderVersion += 1;
}

export function setTrend(shelf: Shelf, id: string, trend: number): void {
  const facts = shelf.facts[shelf.placeOf.get(id) ?? -1];
  if (facts !== undefined) facts.trend = trend;
  shelf.orderVersion += 1;
}

function takeOff(shelf: Shelf, place: number): void {
  const before = shelf.facts[place];
  if (before === undefined) return;
  shelf.facts[place] = undefined;
  clearBit(shelf.shown, place);
  markChoices(shelf, before, place, false);
  removeWords(shelf.words, place);
}

function markChoices(shelf: Shelf, facts: Facts, place: number, isThere: boolean): void {
  const { choices, firstColors } = shelf;
  const { single, several, firstColor } = facts;
  if (firstColor !== null) mark(firstColors, firstColor, place, isThere);
  for (const kind of ['brands', 'categories', 'subCategories'] as const)
    mark(choices[kind], single[kind], place, isThere);
  for (const kind of ['seasons', 'colors', 'sizes'] as const)
    for (const id of several[kind]) mark(choices[kind], id, place, isThere);
}
