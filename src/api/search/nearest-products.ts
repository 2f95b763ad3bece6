import { type Bits, countBits, inAll, noBits } from './index/bitset.ts';
import type { Found } from './find-products.ts';
import type { View } from './index/live-index.ts';
import { type Group, type Narrowing, passing } from './filter.ts';
import { bestOf, pageOf } from './index/sort-order.ts';
import { placesOf } from './score.ts';

/** So many pieces are shown where there is nothing. */
const fewPieces = 4;
/** What is given up first when nothing has everything: what changes by tomorrow before what was wished for. */
const leastMeant: readonly Group[] = [
  'inStock',
  'onSale',
  'price',
  'sizes',
  'seasons',
  'colors',
  'brands',
  'kinds',
];

/**
 * Pieces worth showing to somebody who found none: the same without one of their filters, then without several, then
 * what has some of their words, and at the very last what everybody looks at.
 */
export function nearestPieces(view: View, found: Found | null, narrowing: Narrowing): number[] {
  const { shelf, moment, order } = view;
  const asked = found === null ? shelf.shown : found.places;
  const trendy = order('trendy');
  for (const fewer of withFewer(narrowing)) {
    const places = passing(asked, fewer);
    if (countBits(places) > 0) return best(places, found);
  }
  const weights = found?.near();
  const near = weights === undefined ? noBits(shelf.places) : inAll(shelf.shown, [placesOf(weights)]);
  if (weights !== undefined && countBits(near) > 0)
    return bestOf(trendy, { passed: near, weights }, 0, fewPieces);
  return pageOf(trendy, inAll(shelf.shown, [moment.buyable]), 0, fewPieces);

  function best(places: Bits, answered: Found | null): number[] {
    if (answered === null) return pageOf(trendy, places, 0, fewPieces);
    return bestOf(trendy, { passed: places, weights: answered.weights }, 0, fewPieces);
  }
}

function* withFewer(narrowing: Narrowing): Generator<Narrowing> {
  const groups = leastMeant.filter((group) => narrowing.has(group));
  const without = (left: readonly Group[]) =>
    new Map([...narrowing].filter(([group]) => !left.includes(group)));
  for (const group of groups) yield without([group]);
  for (let left = 2; left <= groups.length; left += 1) yield without(groups.slice(0, left));
}
