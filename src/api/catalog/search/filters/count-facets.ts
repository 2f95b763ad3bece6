import type { Facets } from '../../../../shop/catalog/search/contract.ts';
import { priceHistogram } from '../../../../shop/catalog/search/histogram.ts';
import type { Language } from '../../../../shop/language.ts';
import { type Bitset, countBits, countBoth, eachBit } from '../index/bitset.ts';
import type { FacetKind } from '../index/facet-values.ts';
import { hasSamePrices, type PriceSnapshot } from '../index/price-snapshot.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { Named } from '../index/words/read-names.ts';
import { type FilterGroup, type FilterSets, passing } from './filter.ts';
import type { ProductFilter } from './product-filter.ts';

type Counted = { named: Named; choice: { _id: string; name: string; count: number } };

/**
 * Products by choice, each facet under all other filters. Chosen values stay listed, even with 0. Of several `bases` a choice
 * is counted in the first that has a product of it, as the list shows the first base that the filters do not empty.
 */
export function countFacets(
  index: ProductIndex,
  snapshot: PriceSnapshot,
  {
    bases,
    filters,
    filter,
    language,
  }: { bases: readonly Bitset[]; filters: FilterSets; filter: ProductFilter; language: Language },
): Facets {
  // Facets without a chosen value share one count.
  const everything = bases.map((base) => passing(base, filters));
  const leftBy = (group: FilterGroup) =>
    filters.has(group) ? bases.map((base) => passing(base, filters, group)) : everything;
  // Without a query or another filter, the products of each value are counted already.
  const isWhole = (group: FilterGroup) =>
    bases.length === 1 && bases[0] === index.shown && [...filters.keys()].every((other) => other === group);
  const count = (kind: FacetKind, group: FilterGroup, chosen: readonly string[] = []): Counted[] => {
    const { all, bits, counts } = index.facets[kind];
    const left = isWhole(group) ? null : leftBy(group);
    return all.flatMap((named, value) => {
      const found = left === null ? (counts[value] ?? 0) : countAmong(bits[value], left);
      if (found === 0 && !chosen.includes(named.id)) return [];
      return [{ named, choice: { _id: named.id, name: named[language], count: found } }];
    });
  };
  return {
    brands: count('brands', 'brands', filter.brandId).map(({ choice }) => choice),
    categories: count('categories', 'kinds', filter.categoryId).map(({ choice }) => choice),
    subCategories: count('subCategories', 'kinds', filter.subCategoryId).map(({ choice, named }) => ({
      ...choice,
      categoryId: named.categoryId ?? '',
    })),
    seasons: count('seasons', 'seasons', filter.seasons).map(({ choice }) => choice),
    colors: count('colors', 'colors', filter.colors).map(({ choice, named }) => ({
      ...choice,
      hex: named.hex ?? '',
    })),
    sizes: count('sizes', 'sizes', filter.sizes).map(({ choice, named }) => ({
      ...choice,
      system: named.system ?? '',
    })),
    onSale: countAmong(snapshot.reduced, leftBy('onSale')),
    inStock: countAmong(snapshot.buyable, leftBy('inStock')),
    price: isWhole('price') ? pricesOfAll(index, snapshot) : pricesIn(snapshot, leftBy('price')),
  };
}

function countAmong(among: Bitset | undefined, left: readonly Bitset[]): number {
  if (among === undefined) return 0;
  for (const slots of left) {
    const found = countBoth(among, slots);
    if (found > 0) return found;
  }
  return 0;
}

type Priced = { moves: number; snapshot: PriceSnapshot; price: Facets['price'] };
const priced = new WeakMap<ProductIndex, Priced>();

/** The prices of all products; counted again only after one of them changed. */
function pricesOfAll(index: ProductIndex, snapshot: PriceSnapshot): Facets['price'] {
  const known = priced.get(index);
  if (known?.moves === index.moves.count && hasSamePrices(known.snapshot, snapshot)) return known.price;
  const price = pricesIn(snapshot, [index.shown]);
  priced.set(index, { moves: index.moves.count, snapshot, price });
  return price;
}

function pricesIn(snapshot: PriceSnapshot, left: readonly Bitset[]): Facets['price'] {
  const slots = left.find((each) => countBits(each) > 0);
  if (slots === undefined) return { min: 0, max: 0, histogram: [] };
  const prices = new Float64Array(countBits(slots));
  let next = 0;
  eachBit(slots, (slot) => {
    prices[next] = snapshot.prices[slot] ?? 0;
    next += 1;
  });
  const { lowest, highest, bars } = priceHistogram(prices);
  return { min: lowest, max: highest, histogram: bars };
}
