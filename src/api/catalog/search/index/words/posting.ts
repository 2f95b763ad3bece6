/** The products with a word in any form: the first `count` slots, ascending, each with its weight; `total` adds these up. */
export type Posting = { slots: Uint32Array; weights: Int8Array; count: number; total: number };

const LEAST_PLACES = 4;
const noSlots = new Uint32Array(0);
const noWeights = new Int8Array(0);

export const emptyPosting = (): Posting => ({ slots: noSlots, weights: noWeights, count: 0, total: 0 });

/** Adds a product that is not there. */
export function addTo(posting: Posting, slot: number, weight: number): void {
  const at = placeOf(posting, slot);
  if (posting.count === posting.slots.length) grow(posting);
  const { slots, weights, count } = posting;
  if (at < count) {
    slots.copyWithin(at + 1, at, count);
    weights.copyWithin(at + 1, at, count);
  }
  slots[at] = slot;
  weights[at] = weight;
  posting.count += 1;
  posting.total += weight;
}

/** Removes a product, if it is there. */
export function removeFrom(posting: Posting, slot: number): void {
  const at = placeOf(posting, slot);
  const { slots, weights, count } = posting;
  if (at === count || slots[at] !== slot) return;
  posting.total -= weights[at] ?? 0;
  slots.copyWithin(at, at + 1, count);
  weights.copyWithin(at, at + 1, count);
  posting.count -= 1;
}

export function eachOf(
  { slots, weights, count }: Posting,
  visit: (slot: number, weight: number) => void,
): void {
  for (let at = 0; at < count; at += 1) visit(slots[at] ?? 0, weights[at] ?? 0);
}

/** Whether the word weighs as much in any product. */
export function weighsIn({ weights, count }: Posting, least: number): boolean {
  for (let at = 0; at < count; at += 1) if ((weights[at] ?? 0) >= least) return true;
  return false;
}

/** The first place whose slot is not before this one. */
function placeOf({ slots, count }: Posting, slot: number): number {
  if (count === 0 || (slots[count - 1] ?? 0) < slot) return count;
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

function grow(posting: Posting): void {
  const places = Math.max(LEAST_PLACES, Math.ceil(posting.count * 1.5));
  const [slots, weights] = [new Uint32Array(places), new Int8Array(places)];
  slots.set(posting.slots);
  weights.set(posting.weights);
  Object.assign(posting, { slots, weights });
}
