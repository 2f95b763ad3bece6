import { type FilterGroup, type FilterSets, passing } from './filters/filter.ts';
import type { QueryResult } from './find-products.ts';
import { type Bitset, countBits, inAll, emptyBitset } from './index/bitset.ts';
import type { View } from './index/live-index.ts';
import { bestOf, pageOf } from './index/sort-order.ts';
import { slotsOf } from './score.ts';

/** The number of products shown when there is no match. */
const FEW_PRODUCTS = 4;
/** The order in which filters are dropped: stock and price first, explicit choices last. */
const leastMeant: readonly FilterGroup[] = [
  'inStock',
  'onSale',
  'price',
  'sizes',
  'seasons',
  'colors',
  'brands',
  'kinds',
];

/** For an empty list: without one filter, then several, then with some of the words, finally trending ones. */
export function nearestProducts(view: View, found: QueryResult | null, filters: FilterSets): number[] {
  const { index, snapshot, order } = view;
  const asked = found === null ? index.shown : found.slots;
  const trendy = order('trendy');
  for (const fewer of withFewer(filters)) {
    const slots = passing(asked, fewer);
    if (countBits(slots) > 0) return best(slots, found);
  }
  const scores = found?.near();
  const near = scores === undefined ? emptyBitset(index.slots) : inAll(index.shown, [slotsOf(scores)]);
  if (scores !== undefined && countBits(near) > 0)
    return bestOf(trendy, { passed: near, scores, buyable: snapshot.buyable }, 0, FEW_PRODUCTS);
  return pageOf(trendy, inAll(index.shown, [snapshot.buyable]), 0, FEW_PRODUCTS);

  function best(slots: Bitset, answered: QueryResult | null): number[] {
    if (answered === null) return pageOf(trendy, slots, 0, FEW_PRODUCTS);
    return bestOf(
      trendy,
      { passed: slots, scores: answered.scores, buyable: snapshot.buyable },
      0,
      FEW_PRODUCTS,
    );
  }
}

function* withFewer(filters: FilterSets): Generator<FilterSets> {
  const groups = leastMeant.filter((group) => filters.has(group));
  const without = (left: readonly FilterGroup[]) =>
    new Map([...filters].filter(([group]) => !left.includes(group)));
  for (const group of groups) yield without([group]);
  for (let left = 2; left <= groups.length; left += 1) yield without(groups.slice(0, left));
}
