import { stemOf } from '../../../shop/catalog/search/word-stem.ts';
import {
  type Bitset,
  clearBit,
  eachBit,
  hasBit,
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

/** The score of each product for a term: its best meaning, raised by others that agree. */
export function scoreTerm(index: ProductIndex, term: QueryTerm): Scores {
  const [best, sum] = [noScores(index.slots), borrowScores(index.slots)];
  const add = (slot: number, weight: number) => {
    addScore(sum, slot, weight);
    raise(best, slot, weight);
  };
  if (term.sleeve !== undefined) eachBit(index.sleeves[term.sleeve], (slot) => add(slot, SLEEVE_WEIGHT));
  for (const source of sourcesOf(index, term)) visit(index, source, add);
  for (const { words, quality } of term.meanings)
    if (words.length > 1) scoreTogether(index, words, (slot, weight) => add(slot, weight * quality));
  for (const slot of best.reached) {
    const weight = best.at[slot] ?? 0;
    const more = Math.min(((sum.at[slot] ?? 0) - weight) * AGREEMENT, weight * MOST_AGREEMENT);
    best.at[slot] = (weight + more) * term.words.length;
  }
  releaseScores(sum);
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

function visit(
  index: ProductIndex,
  { of, quality }: Source,
  add: (slot: number, weight: number) => void,
): void {
  if ('kind' in of) {
    visitFacet(index, of, quality, add);
    return;
  }
  eachOf(of, (slot, weight) => add(slot, weight * quality));
}

function visitFacet(
  { facets, firstColors }: ProductIndex,
  { kind, index, weight }: FacetWord,
  quality: number,
  add: (slot: number, weight: number) => void,
): void {
  const bits = facets[kind].bits[index];
  const first = kind === 'colors' ? firstColors.bits[index] : undefined;
  if (bits === undefined) return;
  eachBit(bits, (slot) => {
    const isFirst = first !== undefined && hasBit(first, slot);
    add(slot, (weight + (isFirst ? FIRST_COLOR_MORE : 0)) * quality);
  });
}

/** Adds products that have all of the words, by their weights; a word in descriptions only lowers the others. */
function scoreTogether(
  index: ProductIndex,
  words: readonly string[],
  add: (slot: number, weight: number) => void,
): void {
  const each = words.map((word) => {
    const scores = borrowScores(index.slots);
    for (const of of calledBy(index, word))
      visit(index, { of, quality: 1 }, (slot, weight) => raise(scores, slot, weight));
    return scores;
  });
  const [fewest] = each.toSorted((one, other) => one.reached.length - other.reached.length);
  for (const slot of fewest?.reached ?? []) {
    let [sum, isMissing] = [0, false];
    for (const { at } of each) {
      sum += 1 / (at[slot] ?? 0);
      isMissing ||= at[slot] === 0;
    }
    if (!isMissing) add(slot, each.length / sum);
  }
  each.forEach(releaseScores);
}

function raise({ at, reached }: Scores, slot: number, weight: number): void {
  const before = at[slot] ?? 0;
  if (weight <= before) return;
  if (before === 0) reached.push(slot);
  at[slot] = weight;
}

// Reused buffers: allocating one per word of each synonym would burden the garbage collector.
const spareScores: Scores[] = [];

function borrowScores(slots: number): Scores {
  const scores = spareScores.pop();
  return scores?.at.length === slots ? scores : noScores(slots);
}

function releaseScores(scores: Scores): void {
  for (const slot of scores.reached) scores.at[slot] = 0;
  scores.reached.length = 0;
  spareScores.push(scores);
}
