import { type Bits, countBits, hasBit, inAll, noBits, setBit } from './bits.ts';
import { type Part, readQuestion } from './read-question.ts';
import type { Shelf } from './shelf.ts';
import { thingAmong } from './thing-among.ts';
import { addWeight, noWeights, type Weights, weighPart } from './weigh.ts';

/** What a question found: the places that answer, how well, and how it was understood. */
export type Found = {
  readonly places: Bits;
  readonly weights: Weights;
  readonly parts: readonly Part[];
  /** What counted; fewer than `parts` where nothing has all of them. */
  readonly heeded: readonly Part[];
  /** How well each place answers to some part at all: what is near. */
  readonly near: Weights;
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
  const parts = readQuestion(shelf, question);
  const thing = thingAmong(parts);
  const weighed = parts.map((part) => weigh(shelf, part, part === thing ? thingMore : 1));
  const heeded = answerable(shelf, weighed);
  return {
    places: answering(shelf, heeded),
    weights: sumOf(shelf, heeded),
    parts,
    heeded: heeded.map(({ part }) => part),
    near: sumOf(shelf, weighed),
  };
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
  if (isAnswered(shelf, weighed)) return weighed;
  for (const fewer of withLess(weighed)) {
    if (Math.max(...fewer.map(({ strength }) => strength)) < leastWithout) break;
    if (isAnswered(shelf, fewer)) return fewer;
  }
  return weighed;
}

// Does some product have all of it, and is it the thing that was named rather than a text that mentions it?
function isAnswered(shelf: Shelf, weighed: readonly Weighed[]): boolean {
  const places = answering(shelf, weighed);
  if (weighed.length < 2) return countBits(places) > 0;
  const thing = weighed.find(({ part }) => part === thingAmong(weighed.map((one) => one.part)));
  if (thing === undefined) return countBits(places) > 0;
  const { at, reached } = thing.weights;
  const least = thing.strength * leastOfThing;
  return reached.some((place) => (at[place] ?? 0) >= least && hasBit(places, place));
}

// First without one part, the weakest first; then without several. What the thing is, is given up last.
function* withLess(all: readonly Weighed[]): Generator<readonly Weighed[]> {
  const thing = thingAmong(all.map(({ part }) => part));
  const worth = ({ part, strength }: Weighed) => (part === thing && strength > 0 ? Infinity : strength);
  const weakestFirst = [...all].sort((one, other) => worth(one) - worth(other));
  if (all.length > 2) for (const left of weakestFirst) yield all.filter((one) => one !== left);
  for (let left = 1; left < all.length; left += 1) {
    const kept = new Set(weakestFirst.slice(left));
    yield all.filter((one) => kept.has(one));
  }
}

function answering(shelf: Shelf, weighed: readonly Weighed[]): Bits {
  const sets = weighed.map(({ weights }) => placesOf(weights));
  return weighed.length === 0 ? noBits(shelf.places) : inAll(shelf.shown, sets);
}

function placesOf({ at, reached }: Weights): Bits {
  const bits = noBits(at.length);
  for (const place of reached) setBit(bits, place);
  return bits;
}

function sumOf({ places }: Shelf, weighed: readonly Weighed[]): Weights {
  const sum = noWeights(places);
  for (const { weights } of weighed)
    for (const place of weights.reached) addWeight(sum, place, weights.at[place] ?? 0);
  return sum;
}
