import { stemOf } from '../../../shop/catalog/search/word-stem.ts';
import {
  type Bitset,
  clearBit,
  eachBit,
  haveCommon,
  inAll,
  inAny,
  emptyBitset,
  setBit,
} from './index/bitset.ts';
import type { ProductIndex } from './index/product-index.ts';
import { isArabic } from './index/words/known-form.ts';
import type { FacetWord } from './index/words/lexicon.ts';
import { eachOf, type Posting } from './index/words/posting.ts';
import { postingOf, wordsBeginning } from './index/words/word-index.ts';
import type { HeadNoun } from './query/head-noun.ts';
import type { QueryTerm } from './query/parse-query.ts';

/** The score of each slot: 0 except at those `reached`. */
export type Scores = { readonly at: Float32Array; readonly reached: number[] };

const MOST_BEGINNINGS = 400;
/** A product whose first color matches scores higher. */
const FIRST_COLOR_MORE = 0.5;
/** A product that matches by several words (both languages, name and category) is a safer match. */
const AGREEMENT = 0.1;
const MOST_AGREEMENT = 0.5;
/** As much as a word in the product's name. */
const SLEEVE_WEIGHT = 10;
/** The least weight of a word that is in a product's name, alone or with other fields. */
const NAME_WEIGHT = 10;

export const noScores = (slots: number): Scores => ({ at: new Float32Array(slots), reached: [] });

export function slotsOf({ at, reached }: Scores): Bitset {
  const bits = emptyBitset(at.length);
  for (const slot of reached) setBit(bits, slot);
  return bits;
}

export function addScore({ at, reached }: Scores, slot: number, weight: number): void {
  if (at[slot] === 0) reached.push(slot);
  at[slot] = (at[slot] ?? 0) + weight;
}

/** Scores as they add up: each product's best meaning, and the sum of all. */
type Tally = { readonly best: Scores; readonly sum: Float32Array };

/** The score of each product for a term: its best meaning, raised by others that agree. */
export function scoreTerm(index: ProductIndex, term: QueryTerm): Scores {
  const best = noScores(index.slots);
  const tally = { best, sum: borrowZeros(index.slots) };
  if (term.sleeve !== undefined)
    eachBit(index.sleeves[term.sleeve], (slot) => tallyOne(tally, slot, SLEEVE_WEIGHT));
  for (const source of sourcesOf(index, term)) visit(index, source, tally);
  for (const { words, quality } of term.meanings)
    if (words.length > 1)
      scoreTogether(index, words, (slot, weight) => tallyOne(tally, slot, weight * quality));
  for (const slot of best.reached) {
    const weight = best.at[slot] ?? 0;
    const more = Math.min(((tally.sum[slot] ?? 0) - weight) * AGREEMENT, weight * MOST_AGREEMENT);
    best.at[slot] = (weight + more) * term.words.length;
  }
  releaseZeros(tally.sum, best.reached);
  return best;
}

/**
 * The products of the requested type, by category or noun: cap-toe shoes are no caps. Of a category with several types
 * in its name, `Skirts & trousers`, the skirts are no trousers. Null if none.
 */
export function productsOfType(
  { slots, words, facets }: ProductIndex,
  reached: Bitset,
  { term, kinds }: HeadNoun,
): Bitset | null {
  const wanted = new Set(wordsNaming(term).map(stemOf));
  const typeProducts = inAny(
    slots,
    kinds.flatMap(({ kind, index, besides = [] }) => {
      const bits = facets[kind].bits[index]?.slice();
      if (bits === undefined) return [];
      for (const stem of besides)
        if (!wanted.has(stem)) for (const slot of words.nouns.get(stem) ?? []) clearBit(bits, slot);
      return bits;
    }),
  );
  for (const stem of wanted) for (const slot of words.nouns.get(stem) ?? []) setBit(typeProducts, slot);
  return haveCommon(typeProducts, reached) ? typeProducts : null;
}

/** The matches without those that only mention the type, as dress trousers do: not called so in both languages. */
export function withoutMentions(
  { slots, words }: ProductIndex,
  matches: Bitset,
  { term, typeProducts }: { term: QueryTerm; typeProducts: Bitset },
): Bitset {
  if (!matches.some((word, at) => (word & ~(typeProducts[at] ?? 0)) !== 0)) return matches;
  const [english, arabic] = [emptyBitset(slots), emptyBitset(slots)];
  for (const stem of new Set(wordsNaming(term).map(stemOf))) {
    const posting = postingOf(words, stem);
    const named = isArabic(stem) ? arabic : english;
    if (posting !== undefined)
      eachOf(posting, (slot, weight) => {
        if (weight >= NAME_WEIGHT) setBit(named, slot);
      });
  }
  return inAll(matches, [inAny(slots, [typeProducts, inAll(english, [arabic])])]);
}

// The words as written or read and synonyms of one word: of «تيشيرت بولو», which says «بولو» with more words, the first
// names other pieces too.
function wordsNaming({ words, meanings, readings }: QueryTerm): string[] {
  const others = meanings.flatMap((one) => (one.words.length === 1 ? one.words : []));
  return [...words, ...(readings ?? []).flatMap((reading) => reading.words), ...others];
}

type Source = { readonly of: Posting | FacetWord; readonly quality: number };

// Many meanings lead to the same products (black, أسود, سودا): each is visited once, with its best.
function sourcesOf(index: ProductIndex, { meanings }: QueryTerm): Source[] {
  const sources = new Map<Posting | FacetWord, number>();
  for (const { words, isBeginning, quality } of meanings) {
    const [word, ...others] = words;
    if (word === undefined || others.length > 0) continue;
    const found = isBeginning ? beginningWith(index, word) : calledBy(index, word);
    for (const of of found) sources.set(of, Math.max(sources.get(of) ?? 0, quality));
  }
  return [...sources].map(([of, quality]) => ({ of, quality }));
}

function calledBy({ words, lexicon }: ProductIndex, word: string): (Posting | FacetWord)[] {
  const posting = postingOf(words, word);
  const facets = lexicon.facets.get(stemOf(word)) ?? [];
  return posting === undefined ? [...facets] : [posting, ...facets];
}

function beginningWith({ words, lexicon }: ProductIndex, start: string): (Posting | FacetWord)[] {
  const ids = wordsBeginning(words, start, MOST_BEGINNINGS);
  const postings = ids.flatMap((id) => words.postings[words.stemOfForm[id] ?? -1] ?? []);
  const forms = lexicon.facetForms.filter((form) => form.startsWith(start));
  return [...postings, ...forms.flatMap((form) => lexicon.facets.get(stemOf(form)) ?? [])];
}

// Plain loops over arrays: a common word is in tens of thousands of products.
function visit(index: ProductIndex, { of, quality }: Source, tally: Tally): void {
  if ('kind' in of) {
    visitFacet(index, of, quality, tally);
    return;
  }
  const { slots, weights, count } = of;
  for (let at = 0; at < count; at += 1) tallyOne(tally, slots[at] ?? 0, (weights[at] ?? 0) * quality);
}

function visitFacet(
  { facets, firstColors }: ProductIndex,
  { kind, index, weight }: FacetWord,
  quality: number,
  tally: Tally,
): void {
  const bits = facets[kind].bits[index];
  const first = kind === 'colors' ? firstColors.bits[index] : undefined;
  if (bits === undefined) return;
  for (let at = 0; at < bits.length; at += 1) {
    const firsts = first?.[at] ?? 0;
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const more = (firsts & bit) === 0 ? 0 : FIRST_COLOR_MORE;
      tallyOne(tally, at * 32 + 31 - Math.clz32(bit), (weight + more) * quality);
    }
  }
}

function tallyOne({ best, sum }: Tally, slot: number, weight: number): void {
  if (weight <= 0) return;
  const before = sum[slot] ?? 0;
  if (before === 0) best.reached.push(slot);
  sum[slot] = before + weight;
  if (weight > (best.at[slot] ?? 0)) best.at[slot] = weight;
}

/** Adds products that have all of the words, by their weights; a word in descriptions only lowers the others. */
function scoreTogether(
  index: ProductIndex,
  words: readonly string[],
  add: (slot: number, weight: number) => void,
): void {
  const tallies = words.map((word): Tally => {
    const best = { at: borrowZeros(index.slots), reached: [] };
    const tally = { best, sum: borrowZeros(index.slots) };
    for (const of of calledBy(index, word)) visit(index, { of, quality: 1 }, tally);
    return tally;
  });
  const each = tallies.map(({ best }) => best);
  const [fewest] = each.toSorted((one, other) => one.reached.length - other.reached.length);
  for (const slot of fewest?.reached ?? []) {
    let [sum, isMissing] = [0, false];
    for (const { at } of each) {
      sum += 1 / (at[slot] ?? 0);
      isMissing ||= at[slot] === 0;
    }
    if (!isMissing) add(slot, each.length / sum);
  }
  for (const { best, sum } of tallies) {
    releaseZeros(best.at, best.reached);
    releaseZeros(sum, best.reached);
  }
}

// Reused buffers: allocating one per word of each synonym would burden the garbage collector.
const spareZeros: Float32Array[] = [];

function borrowZeros(slots: number): Float32Array {
  const spare = spareZeros.pop();
  return spare?.length === slots ? spare : new Float32Array(slots);
}

function releaseZeros(zeros: Float32Array, reached: readonly number[]): void {
  for (const slot of reached) zeros[slot] = 0;
  spareZeros.push(zeros);
}
