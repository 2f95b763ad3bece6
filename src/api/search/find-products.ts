import { type Bits, hasBit, inAll, noBits } from './index/bitset.ts';
import { type Part, readQuestion } from './parse-query.ts';
import type { Shelf } from './index/product-index.ts';
import { thingAmong } from './head-noun.ts';
import { addWeight, noWeights, placesOf, type Weights, weighPart } from './score.ts';

/** What a question found: the places that answer, how well, and how it was understood. */
export type Found = {
  readonly places: Bits;
  readonly weights: Weights;
  readonly parts: readonly Part[];
  /** What counted; fewer than `parts` where nothing has all of them. */
  readonly heeded: readonly Part[];
  /** How well each place answers to some part at all. */
  readonly near: () => Weights;
};

type Weighed = { readonly part: Part; readonly weights: Weights; readonly strength: number };

/** Without all of its words a question still has to name a piece, a brand or a kind: less would be found by chance. */
const leastWithout = 3;
/** The thing itself counts more than what is said of it. */
const thingMore = 1.3;
/** Who says what a thing is like wants that thing: a mention of it in some text does not do where the shop has it. */
const leastOfThing = 0.2;

/**
 * The products that have every part of the question. Where none has, the parts that say least are left out one after
 * the other, as long as what remains names something.
 */
export function findPieces(shelf: Shelf, question: string): Found {
  const narrow = weighAll(shelf, readQuestion(shelf, question));
  // Where the likeliest readings do not go together, one that is less likely by itself is meant.
  const isGuessed = narrow.some(({ part }) => part.readings !== null) && bestAnswer(shelf, narrow) === 0;
  const weighed = isGuessed ? weighAll(shelf, readQuestion(shelf, question, 'wide')) : narrow;
  const heeded = answerable(shelf, weighed);
  return {
    places: answering(shelf, heeded),
    weights: sumOf(shelf, heeded),
    parts: weighed.map(({ part }) => part),
    heeded: heeded.map(({ part }) => part),
    near: () => sumOf(shelf, weighed),
  };
}

function weighAll(shelf: Shelf, parts: readonly Part[]): Weighed[] {
  const thing = thingAmong(parts);
  return parts.map((part) => weigh(shelf, part, part === thing ? thingMore : 1));
}

function weigh(shelf: Shelf, part: Part, more: number): Weighed {
  const weights = weighPart(shelf, part);
  let strength = 0;
  for (const place of weights.reached) {
    const weight = (weights.at[place] ?? 0) * more;
    weights.at[place] = weight;
    if (weight > strength) strength = weight;
  }
  return { part, weights, strength };
}

function answerable(shelf: Shelf, weighed: readonly Weighed[]): readonly Weighed[] {
  if (bestAnswer(shelf, weighed) > 0) return weighed;
  for (const alike of withLess(weighed)) {
    const answered = alike
      .filter((fewer) => fewer.some(({ strength }) => strength >= leastWithout))
      .map((fewer) => ({ fewer, best: bestAnswer(shelf, fewer) }))
      .filter(({ best }) => best > 0)
      .sort((one, other) => other.best - one.best);
    if (answered[0] !== undefined) return answered[0].fewer;
  }
  return weighed;
}

// How well the best product that has all of it answers: one that is the thing, where the shop has it, rather than a text
// that mentions it. 0 where there is none.
function bestAnswer(shelf: Shelf, weighed: readonly Weighed[]): number {
  const places = answering(shelf, weighed);
  const named = thingAmong(weighed.map(({ part }) => part));
  const thing = weighed.find(({ part }) => part === named);
  const least = (thing?.strength ?? 0) * leastOfThing;
  let best = 0;
  for (const place of (thing ?? weighed[0])?.weights.reached ?? []) {
    if (!hasBit(places, place) || (thing?.weights.at[place] ?? 0) < least) continue;
    const sum = weighed.reduce((all, { weights }) => all + (weights.at[place] ?? 0), 0);
    best = Math.max(best, sum);
  }
  return best;
}

// All ways to leave one part out; then the weakest few. What the thing is, is given up last.
function* withLess(all: readonly Weighed[]): Generator<readonly (readonly Weighed[])[]> {
  const thing = thingAmong(all.map(({ part }) => part));
  const isThing = ({ part, strength }: Weighed) => part === thing && strength > 0;
  if (all.length > 2)
    yield all.filter((one) => !isThing(one)).map((left) => all.filter((one) => one !== left));
  const worth = (one: Weighed) => (isThing(one) ? Infinity : one.strength);
  const weakestFirst = [...all].sort((one, other) => worth(one) - worth(other));
  for (let left = 1; left < all.length; left += 1) {
    const kept = new Set(weakestFirst.slice(left));
    yield [all.filter((one) => kept.has(one))];
  }
}

function answering(shelf: Shelf, weighed: readonly Weighed[]): Bits {
  const sets = weighed.map(({ weights }) => placesOf(weights));
  return weighed.length === 0 ? noBits(shelf.places) : inAll(shelf.shown, sets);
}

function sumOf({ places }: Shelf, weighed: readonly Weighed[]): Weights {
  const sum = noWeights(places);
  for (const { weights } of weighed)
    for (const place of weights.reached) addWeight(sum, place, weights.at[place] ?? 0);
  return sum;
}
