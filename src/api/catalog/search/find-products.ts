import { type PriceWords, readPriceWords } from '../../../shop/catalog/search/price-words.ts';
import { type Bitset, hasBit, haveCommon, inAll, emptyBitset, setBit } from './index/bitset.ts';
import type { ProductIndex } from './index/product-index.ts';
import { besidesOtherSleeves } from './index/sleeves.ts';
import { headNoun, isOnlySize, type SureFacet, sureFacetOf } from './query/head-noun.ts';
import { type QueryTerm, parseQuery } from './query/parse-query.ts';
import {
  addScore,
  noScores,
  slotsOf,
  productsOfType,
  type Scores,
  scoreTerm,
  withoutMentions,
} from './score.ts';

/** The result of a query: matching products, their scores, and how the query was interpreted. */
export type QueryResult = {
  readonly slots: Bitset;
  /** The matches without those that only mention the product type, if it was found. */
  readonly ofType: () => Bitset;
  readonly scores: Scores;
  readonly terms: readonly QueryTerm[];
  /** The terms used; fewer than `terms` if no product has all. */
  readonly matched: readonly QueryTerm[];
  /** The price condition in the query, which is not part of `terms`. */
  readonly price: PriceWords;
  /** The score of each product for any of the terms. */
  readonly near: () => Scores;
};

/** `isHead`: the term names the product type, `isSureHead` certainly; `typeProducts` are the products of that type, null if unknown. */
type ScoredTerm = {
  readonly term: QueryTerm;
  readonly scores: Scores;
  readonly slots: Bitset;
  readonly strength: number;
  readonly isHead: boolean;
  readonly isSureHead: boolean;
  /** What the term surely names, if it is whom a piece is for or a color. */
  readonly sureFacet: SureFacet | null;
  readonly typeProducts: Bitset | null;
};

/** The minimum weight once terms are dropped: the rest must name a product, brand or kind. */
const LEAST_WITHOUT = 3;
/** The product type weighs more than its attributes; a product that only mentions a word weighs less. */
const HEAD_MORE = 1.3;
const IN_PASSING = 0.3;
/** A mere mention does not count when the shop has products of that type. */
const LEAST_OF_TYPE = 0.2;
const MOSTLY_FROM = 0.6;
/** The least score of a word that is in a product's name, by itself or by a synonym. */
const LEAST_OF_NAME = 2;
/** What is kept the longer: each step is higher than the weight of any guess. */
const worths = { other: 1000, color: 2000, person: 3000 } as const;

/** The products that match every term; if none, the least specific terms are dropped one by one. */
export function findProducts(index: ProductIndex, query: string): QueryResult {
  const price = readPriceWords(query);
  const narrow = scoreAll(index, parseQuery(index, price.rest));
  // If the best readings do not match together, less likely ones are tried.
  const isGuessed =
    narrow.some(({ term }) => term.readings !== null) && bestAnswer(matchOf(index, narrow)) === 0;
  const scored = isGuessed ? scoreAll(index, parseQuery(index, price.rest, 'wide')) : narrow;
  const match = bestMatch(index, scored);
  const { matched } = match;
  return {
    slots: match.slots,
    ofType: () => ofType(index, match),
    scores: sumOf(index, matched),
    terms: scored.map(({ term }) => term),
    matched: matched.map(({ term }) => term),
    price,
    near: () => sumOf(index, scored),
  };
}

/** The matches that score nearly as well as the best: a text that mentions a word is not a match. */
export function mostlyMeant({ slots, scores: { at, reached } }: QueryResult): Bitset {
  const most = reached.reduce((best, slot) => Math.max(best, at[slot] ?? 0), 0);
  const meant = emptyBitset(at.length);
  for (const slot of reached) {
    if ((at[slot] ?? 0) >= most * MOSTLY_FROM && hasBit(slots, slot)) setBit(meant, slot);
  }
  return meant;
}

function scoreAll(index: ProductIndex, terms: readonly QueryTerm[]): ScoredTerm[] {
  const head = headNoun(index, terms);
  return terms.map((term) => {
    const scores = scoreTerm(index, term);
    const sureFacet = sureFacetOf(index, term);
    const isHead = head?.term === term && sureFacet === null && scores.reached.length > 0;
    const strength = multiply(scores, isHead && terms.length > 1 ? HEAD_MORE : 1);
    const slots =
      term.sleeve === undefined
        ? slotsOf(scores)
        : besidesOtherSleeves(index.sleeves, term.sleeve, index.shown);
    const typeProducts = isHead ? productsOfType(index, slots, head) : null;
    return {
      term,
      scores,
      slots,
      strength,
      isHead,
      isSureHead: isHead && head.isSure,
      sureFacet,
      typeProducts,
    };
  });
}

/** Multiplies all scores; returns the maximum. */
function multiply({ at, reached }: Scores, by: number): number {
  let most = 0;
  for (const slot of reached) {
    const score = (at[slot] ?? 0) * by;
    if (by !== 1) at[slot] = score;
    if (score > most) most = score;
  }
  return most;
}

type Match = { readonly matched: readonly ScoredTerm[]; readonly slots: Bitset };

// All terms if a product matches: the right type in any size ranks first. Otherwise as many terms as possible.
function bestMatch(index: ProductIndex, scored: readonly ScoredTerm[]): Match {
  const all = matchOf(index, scored);
  if (hasType(all)) return all;
  const inAnySize = matchOf(
    index,
    scored.filter(({ term }) => !isOnlySize(index, term)),
  );
  if (hasType(inAnySize)) return inAnySize;
  const head = headOf(scored);
  const isTypeKnown = head?.typeProducts !== null && head?.isSureHead === true;
  // All of three or more words are a name if a product has each in its own; else they mean the product type, as they do with
  // whom it is for and its color.
  const named = scored.filter(({ sureFacet }) => sureFacet === null);
  const isOfType = isTypeKnown && (named.length <= 2 || bestAnswer(all, LEAST_OF_NAME) === 0);
  if (!isOfType && bestAnswer(all) > 0) return all;
  for (const alike of withLess(scored)) {
    const answered = alike
      .filter((fewer) => fewer.some(({ strength }) => strength >= LEAST_WITHOUT))
      .map((fewer) => matchOf(index, fewer))
      .filter((fewer) => !isTypeKnown || hasType(fewer))
      .map((fewer) => ({ fewer, best: bestAnswer(fewer) }))
      .filter(({ best }) => best > 0)
      .sort((one, other) => other.best - one.best);
    if (answered[0] !== undefined) return answered[0].fewer;
  }
  return all;
}

function ofType(index: ProductIndex, match: Match): Bitset {
  const head = headOf(match.matched);
  if (head?.isSureHead !== true || head.typeProducts === null || !hasType(match)) return match.slots;
  return withoutMentions(index, match.slots, { term: head.term, typeProducts: head.typeProducts });
}

/** Whether the product type itself is among the matches. */
function hasType({ matched, slots }: Match): boolean {
  const typeProducts = headOf(matched)?.typeProducts ?? null;
  return typeProducts !== null && haveCommon(typeProducts, slots);
}

const headOf = (scored: readonly ScoredTerm[]) => scored.find(({ isHead }) => isHead);

// The best product's score on every term; the requested type ranks before a mention. 0 without a match.
function bestAnswer({ matched, slots }: Match, leastOfEach = 0): number {
  const head = headOf(matched);
  const least = (head?.strength ?? 0) * LEAST_OF_TYPE;
  let best = 0;
  for (const slot of (head ?? matched[0])?.scores.reached ?? []) {
    if (!hasBit(slots, slot) || (head?.scores.at[slot] ?? 0) < least) continue;
    let [sum, isEnough] = [0, true];
    for (const { scores } of matched) {
      const score = scores.at[slot] ?? 0;
      sum += score;
      isEnough &&= score >= leastOfEach;
    }
    if (isEnough && sum > best) best = sum;
  }
  return best;
}

// All ways to drop one term, guesses first, then only the weakest few. After all others a color is dropped, then a person, and
// the product type last.
function* withLess(all: readonly ScoredTerm[]): Generator<readonly (readonly ScoredTerm[])[]> {
  const without = (some: readonly ScoredTerm[]) => some.map((left) => all.filter((one) => one !== left));
  if (all.length > 2) {
    const others = all.filter(({ isHead }) => !isHead);
    yield without(others.filter(({ term }) => term.isGuess));
    yield without(others.filter(({ sureFacet }) => sureFacet === null));
    for (const facet of ['color', 'person'])
      yield without(others.filter(({ sureFacet }) => sureFacet === facet));
  }
  const worth = ({ sureFacet, term, strength }: ScoredTerm) =>
    strength + (term.isGuess ? 0 : worths[sureFacet ?? 'other']);
  const subject = subjectOf(all);
  const weakestFirst = all
    .filter((one) => one !== subject)
    .sort((one, other) => worth(one) - worth(other))
    .concat(subject ?? []);
  for (let left = 1; left < all.length; left += 1) {
    const remaining = new Set(weakestFirst.slice(left));
    yield [all.filter((one) => remaining.has(one))];
  }
  // `baby shower`: the last word only seems to name a type.
  yield without(all.filter(({ isHead, typeProducts }) => isHead && typeProducts === null));
}

/** What the query is about: the product type, else the strongest word that is neither a person nor a color. */
function subjectOf(all: readonly ScoredTerm[]): ScoredTerm | undefined {
  const others = all.filter(({ sureFacet, term }) => sureFacet === null && !term.isGuess);
  return headOf(all) ?? others.toSorted((one, other) => other.strength - one.strength)[0];
}

// Where a sleeve is all that is asked, a product must say it.
function matchOf(index: ProductIndex, matched: readonly ScoredTerm[]): Match {
  const isOnlySleeve = matched.every(({ term }) => term.sleeve !== undefined);
  const sets = matched.map(({ slots, scores }) => (isOnlySleeve ? slotsOf(scores) : slots));
  return { matched, slots: matched.length === 0 ? emptyBitset(index.slots) : inAll(index.shown, sets) };
}

// A single term needs no sum, which would take most of its time.
function sumOf(index: ProductIndex, scored: readonly ScoredTerm[]): Scores {
  const [only, ...others] = scored;
  const sum = only !== undefined && others.length === 0 ? only.scores : noScores(index.slots);
  if (others.length > 0)
    for (const { scores } of scored)
      for (const slot of scores.reached) addScore(sum, slot, scores.at[slot] ?? 0);
  const typeProducts = headOf(scored)?.typeProducts ?? null;
  if (typeProducts !== null)
    for (const slot of sum.reached)
      if (!hasBit(typeProducts, slot)) sum.at[slot] = (sum.at[slot] ?? 0) * IN_PASSING;
  return sum;
}
