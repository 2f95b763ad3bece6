import type { PriceBounds } from '../../../../shop/catalog/search/price-words.ts';
import { filterSetsOf, passing } from '../filters/filter.ts';
import type { ProductFilter } from '../filters/product-filter.ts';
import { type QueryResult, mostlyMeant } from '../find-products.ts';
import { eachBit } from '../index/bitset.ts';
import type { View } from '../index/live-index.ts';

/** «رخيص» means the cheapest of this many parts of the matches. */
const CHEAP_PART = 3;
const ROUND_SUM = 50;

/** The price condition in a query, unless there is a price filter. */
export function priceCondition(view: View, found: QueryResult, filter: ProductFilter): PriceBounds | null {
  const { price, terms } = found;
  if (filter.minPrice !== undefined || filter.maxPrice !== undefined) return null;
  if (!price.isCheap) return price.bounds;
  const prices: number[] = [];
  const base = terms.length === 0 ? view.index.shown : mostlyMeant(found);
  eachBit(passing(base, filterSetsOf(view.index, view.snapshot, filter)), (slot) =>
    prices.push(view.snapshot.prices[slot] ?? 0),
  );
  const bound = prices.sort((one, other) => one - other)[Math.floor(prices.length / CHEAP_PART)];
  return bound === undefined ? null : { maxPrice: Math.ceil(bound / ROUND_SUM) * ROUND_SUM };
}
