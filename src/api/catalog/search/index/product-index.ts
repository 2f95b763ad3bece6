import { clearBit, type Bitset, emptyBitset, setBit } from './bitset.ts';
import { type FacetKind, type FacetValues, makeFacetValues, mark } from './facet-values.ts';
import { hashOf } from './hash.ts';
import { type Interned, makeInterned } from './interned.ts';
import { type Facts, factsOf, isSortedAlike } from './product-facts.ts';
import type { ProductRow, WordsRow } from './read-rows.ts';
import { addSleeve, emptySleeves, removeSleeve, type Sleeves } from './sleeves.ts';
import { emptySlotLog, note, noteAll, type SlotLog } from './slot-log.ts';
import { type Lexicon, makeLexicon } from './words/lexicon.ts';
import type { Names } from './words/read-names.ts';
import { addWords, makeWordIndex, removeWords, type WordIndex } from './words/word-index.ts';

/** The published products in memory, each at a slot; card data not included. A removed product's slot is empty. */
export type ProductIndex = {
  names: Names;
  readonly slots: number;
  readonly facts: (Facts | undefined)[];
  readonly slotOf: Map<string, number>;
  readonly interned: Interned;
  readonly shown: Bitset;
  facets: Readonly<Record<FacetKind, FacetValues>>;
  /** Colors again, each with the products whose first color it is. */
  firstColors: FacetValues;
  readonly sleeves: Sleeves;
  readonly words: WordIndex;
  /** By slot, of the texts that its words are from. */
  readonly wordHashes: (number | undefined)[];
  lexicon: Lexicon;
  /** Computed results are valid until the next change. */
  readonly changes: SlotLog;
  /** The changes that affect a sort order. */
  readonly moves: SlotLog;
};

/** Free slots for new products before the index is rebuilt. */
const SPARE_SLOTS = 512;

export function makeProductIndex(names: Names, products: number): ProductIndex {
  const slots = Math.ceil((products * 1.1 + SPARE_SLOTS) / 32) * 32;
  const words = makeWordIndex();
  return {
    names,
    slots,
    facts: [],
    slotOf: new Map(),
    shown: emptyBitset(slots),
    facets: facetsOf(names, slots),
    firstColors: makeFacetValues(names.colors, slots),
    sleeves: emptySleeves(slots),
    words,
    wordHashes: [],
    interned: makeInterned(),
    lexicon: makeLexicon(names, words.spellings),
    changes: emptySlotLog(),
    moves: emptySlotLog(),
  };
}

/** Replaces names, facets and synonyms; products are not affected. */
export function renameFacets(index: ProductIndex, names: Names): void {
  index.names = names;
  index.facets = facetsOf(names, index.slots);
  index.firstColors = makeFacetValues(names.colors, index.slots);
  index.lexicon = makeLexicon(names, index.words.spellings);
  index.facts.forEach((facts, slot) => facts && markFacets(index, facts, slot, true));
  noteAll(index.changes);
}

function facetsOf(names: Names, slots: number): ProductIndex['facets'] {
  return {
    brands: makeFacetValues(names.brands, slots),
    categories: makeFacetValues(names.categories, slots),
    subCategories: makeFacetValues(names.subCategories, slots),
    seasons: makeFacetValues(names.seasons, slots),
    colors: makeFacetValues(names.colors, slots),
    sizes: makeFacetValues(names.sizes, slots),
  };
}

/** Adds or replaces a product. False if there is no room and the index must be rebuilt. */
export function putProduct(index: ProductIndex, row: ProductRow & WordsRow): boolean {
  const slot = index.slotOf.get(row.id) ?? index.facts.length;
  if (slot >= index.slots) return false;
  const facts = factsOf(row, index.interned);
  if (!isSortedAlike(index.facts[slot], facts)) note(index.moves, slot);
  clearFacts(index, slot);
  index.facts[slot] = facts;
  index.slotOf.set(facts.id, slot);
  setBit(index.shown, slot);
  markFacets(index, facts, slot, true);
  putWords(index, slot, row);
  note(index.changes, slot);
  return true;
}

// Most changes are of stock and leave the words as they are.
function putWords(index: ProductIndex, slot: number, row: WordsRow): void {
  const hash = hashOf([row.words, row.name_en, row.name_ar, row.description_en, row.description_ar]);
  if (index.wordHashes[slot] === hash) return;
  clearWords(index, slot);
  addWords(index.words, slot, row);
  addSleeve(index.sleeves, slot, row);
  index.wordHashes[slot] = hash;
}

/** Removes a product that is no longer published. */
export function removeProduct(index: ProductIndex, id: string): void {
  const slot = index.slotOf.get(id);
  if (slot === undefined) return;
  clearFacts(index, slot);
  clearWords(index, slot);
  note(index.changes, slot);
  note(index.moves, slot);
}

export function setTrend(index: ProductIndex, id: string, trend: number): void {
  const slot = index.slotOf.get(id) ?? -1;
  const facts = index.facts[slot];
  if (facts === undefined || facts.trend === trend) return;
  facts.trend = trend;
  note(index.moves, slot);
}

function clearFacts(index: ProductIndex, slot: number): void {
  const before = index.facts[slot];
  if (before === undefined) return;
  index.facts[slot] = undefined;
  clearBit(index.shown, slot);
  markFacets(index, before, slot, false);
}

function clearWords(index: ProductIndex, slot: number): void {
  if (index.wordHashes[slot] === undefined) return;
  removeWords(index.words, slot);
  removeSleeve(index.sleeves, slot);
  index.wordHashes[slot] = undefined;
}

function markFacets(index: ProductIndex, facts: Facts, slot: number, isThere: boolean): void {
  const { facets, firstColors } = index;
  const { single, several, firstColor } = facts;
  if (firstColor !== null) mark(firstColors, firstColor, slot, isThere);
  for (const kind of ['brands', 'categories', 'subCategories'] as const)
    mark(facets[kind], single[kind], slot, isThere);
  for (const kind of ['seasons', 'colors', 'sizes'] as const)
    for (const id of several[kind]) mark(facets[kind], id, slot, isThere);
}
