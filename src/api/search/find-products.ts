import { type PriceWords, readPriceWords } from '../../shop/search/price-words.ts';
import { headNoun, saysSize } from './head-noun.ts';
import { type Bitset, hasBit, haveCommon, inAll, emptyBitset, setBit } from './index/bitset.ts';
import type { ProductIndex } from './index/product-index.ts';
import { type QueryTerm, parseQuery } from './parse-query.ts';
import { addScore, noScores, slotsOf, thingsAmong, type Scores, scoreTerm } from './score.ts';

/** What a query found: the products that answer, how well, and how it was understood. */
export type Found = {
  readonly slots: Bitset;
  readonly scores: Scores;
  readonly terms: readonly QueryTerm[];
  /** What counted; fewer than `terms` where nothing has all of them. */
  readonly matched: readonly QueryTerm[];
  /** What the query says of the price, which `terms` do not. */
  readonly price: PriceWords;
  /** How well each product answers any of the terms. */
  readonly near: () => Scores;
};

/** `isHead`: it names the thing; `things` are then the products that are it, null where that cannot be told. */
type ScoredTerm = {
  readonly term: QueryTerm;
  readonly scores: Scores;
  readonly slots: Bitset;
  readonly strength: number;
  readonly isHead: boolean;
  readonly things: Bitset | null;
};

/** Without all of its words a query still has to name a product, a brand or a kind: less would be found by chance. */
const leastWithout = 3;
/** The thing itself counts more than what is said of it; what has its word in passing counts less, whatever else it is. */
const headMore = 1.3;
const inPassing = 0.3;
/** A mention of the thing in some text does not do where the shop has the thing. */
const leastOfThing = 0.2;
const mostlyFrom = 0.6;
/** More than any guess weighs. */
const known = 1000;

/**
 * The products that have every term of the query. Where none has, the terms that say least are left out one after
 * the other, as long as what remains names something.
 */
export function findProducts(index: ProductIndex, query: string): Found {
  const price = readPriceWords(query);
  const narrow = scoreAll(index, parseQuery(index, price.rest));
  // Where the likeliest readings do not go together, one that is less likely by itself is meant.
  const isGuessed =
    narrow.some(({ term }) => term.readings !== null) && bestAnswer(matchOf(index, narrow)) === 0;
  const scored = isGuessed ? scoreAll(index, parseQuery(index, price.rest, 'wide')) : narrow;
  const { matched, slots } = bestMatch(index, scored);
  return {
    slots,
    scores: sumOf(index, matched),
    terms: scored.map(({ term }) => term),
    matched: matched.map(({ term }) => term),
    price,
    near: () => sumOf(index, scored),
  };
}

/** What answers nearly as well as the best: a text that mentions a word brings what is not meant. */
export function mostlyMeant({ slots, scores: { at, reached } }: Found): Bitset {
  const most = reached.reduce((best, slot) => Math.max(best, at[slot] ?? 0), 0);
  const meant = emptyBitset(at.length);
  for (const slot of reached) {
    if ((at[slot] ?? 0) >= most * mostlyFrom && hasBit(slots, slot)) setBit(meant, slot);
  }
  return meant;
}

function scoreAll(index: ProductIndex, terms: readonly QueryTerm[]): ScoredTerm[] {
  const head = headNoun(index, terms);
  return terms.map((term) => {
    const scores = scoreTerm(index, term);
    const isHead = head?.term === term && scores.reached.length > 0;
    const strength = multiply(scores, isHead && terms.length > 1 ? headMore : 1);
    const slots = slotsOf(scores);
    return { term, scores, slots, strength, isHead, things: isHead ? thingsAmong(index, slots, head) : null };
  });
}

/** Multiplies every score, and gives the greatest. */
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

// All terms where something has them: the thing itself in any size rather than something else in the size asked for. Else
// as many terms as something has.
function bestMatch(index: ProductIndex, scored: readonly ScoredTerm[]): Match {
  const all = matchOf(index, scored);
  if (hasThing(all)) return all;
  const inAnySize = matchOf(
    index,
    scored.filter(({ term }) => !saysSize(index, term)),
  );
  if (hasThing(inAnySize)) return inAnySize;
  const head = headOf(scored);
  // What answers to three words or more is meant by name; to fewer, the thing is meant.
  const isThingMeant = head?.things !== null && head?.term.isGuess === false && scored.length <= 2;
  if (!isThingMeant && bestAnswer(all) > 0) return all;
  for (const alike of withLess(scored)) {
    const answered = alike
      .filter((fewer) => fewer.some(({ strength }) => strength >= leastWithout))
      .map((fewer) => matchOf(index, fewer))
      .filter((fewer) => !isThingMeant || hasThing(fewer))
      .map((fewer) => ({ fewer, best: bestAnswer(fewer) }))
      .filter(({ best }) => best > 0)
      .sort((one, other) => other.best - one.best);
    if (answered[0] !== undefined) return answered[0].fewer;
  }
  return all;
}

/** Is the thing itself among what answers? */
function hasThing({ matched, slots }: Match): boolean {
  const things = headOf(matched)?.things ?? null;
  return things !== null && haveCommon(things, slots);
}

const headOf = (scored: readonly ScoredTerm[]) => scored.find(({ isHead }) => isHead);

// The score of the best product that matches every part; one of the asked kind comes before a text that mentions it.
// 0 without a match.
function bestAnswer({ matched, slots }: Match): number {
  const head = headOf(matched);
  const least = (head?.strength ?? 0) * leastOfThing;
  let best = 0;
  for (const slot of (head ?? matched[0])?.scores.reached ?? []) {
    if (!hasBit(slots, slot) || (head?.scores.at[slot] ?? 0) < least) continue;
    let sum = 0;
    for (const { scores } of matched) sum += scores.at[slot] ?? 0;
    if (sum > best) best = sum;
  }
  return best;
}

// All ways to leave one term out, a guessed one first; then the weakest few. What the thing is, is given up last, and a
// known word after a guessed one.
function* withLess(all: readonly ScoredTerm[]): Generator<readonly (readonly ScoredTerm[])[]> {
  const without = (some: readonly ScoredTerm[]) => some.map((left) => all.filter((one) => one !== left));
  if (all.length > 2) {
    const said = all.filter(({ isHead }) => !isHead);
    yield without(said.filter(({ term }) => term.isGuess));
    yield without(said);
  }
  const worth = ({ isHead, term, strength }: ScoredTerm) =>
    isHead ? Infinity : term.isGuess ? strength : strength + known;
  const weakestFirst = all.toSorted((one, other) => worth(one) - worth(other));
  for (let left = 1; left < all.length; left += 1) {
    const kept = new Set(weakestFirst.slice(left));
    yield [all.filter((one) => kept.has(one))];
  }
}

function matchOf(index: ProductIndex, matched: readonly ScoredTerm[]): Match {
  const sets = matched.map(({ slots }) => slots);
  return { matched, slots: matched.length === 0 ? emptyBitset(index.slots) : inAll(index.shown, sets) };
}

// A single term needs no sum, which would be most of its time.
function sumOf(index: ProductIndex, scored: readonly ScoredTerm[]): Scores {
  const [only, ...others] = scored;
  const sum = only !== undefined && others.length === 0 ? only.scores : noScores(index.slots);
  if (others.length > 0)
    for (const { scores } of scored)
      for (const slot of scores.reached) addScore(sum, slot, scores.at[slot] ?? 0);
  const things = headOf(scored)?.things ?? null;
  if (things !== null)
    for (const slot of sum.reached) if (!hasBit(things, slot)) sum.at[slot] = (sum.at[slot] ?? 0) * inPassing;
  return sum;
}
