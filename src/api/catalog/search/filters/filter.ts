import { type Bitset, inAll, inAny, countBits, emptyBitset, setBit } from '../index/bitset.ts';
import { setsOf } from '../index/facet-values.ts';
import type { PriceSnapshot } from '../index/price-snapshot.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { ProductFilter } from './product-filter.ts';

/** Facets with several selectable values: their own values are counted as if none were chosen. */
export type FilterGroup =
  | 'brands'
  | 'kinds'
  | 'seasons'
  | 'colors'
  | 'sizes'
  | 'price'
  | 'onSale'
  | 'inStock';

/** The slots each facet allows; facets without a chosen value are omitted. */
export type FilterSets = ReadonlyMap<FilterGroup, Bitset>;

/** Values of one facet are OR, facets are AND. */
export function filterSetsOf(
  index: ProductIndex,
  snapshot: PriceSnapshot,
  filter: ProductFilter,
): FilterSets {
  const { facets, slots } = index;
  const any = (kind: 'brands' | 'seasons' | 'colors' | 'sizes', chosen: readonly string[] | undefined) =>
    chosen === undefined || chosen.length === 0 ? undefined : inAny(slots, setsOf(facets[kind], chosen));
  const groups: [FilterGroup, Bitset | undefined][] = [
    ['brands', any('brands', filter.brandId)],
    ['kinds', kindsOf(index, filter)],
    ['seasons', any('seasons', filter.seasons)],
    ['colors', any('colors', filter.colors)],
    ['sizes', any('sizes', filter.sizes)],
    ['price', pricedIn(index, snapshot, filter)],
    ['onSale', filter.onSale === true ? snapshot.reduced : undefined],
    ['inStock', filter.inStock === true ? snapshot.buyable : undefined],
  ];
  return new Map(groups.flatMap(([group, bits]) => (bits === undefined ? [] : [[group, bits] as const])));
}

/** The slots of `base` that pass every facet but one. */
export function passing(base: Bitset, filters: FilterSets, but: FilterGroup | null = null): Bitset {
  return inAll(
    base,
    [...filters].flatMap(([group, bits]) => (group === but ? [] : [bits])),
  );
}

/** What the filters leave of the first base that they leave something of. */
export function firstPassing(bases: readonly Bitset[], filters: FilterSets): Bitset {
  const left = bases.map((base) => passing(base, filters));
  return left.find((slots) => countBits(slots) > 0) ?? emptyBitset(0);
}

// A subcategory narrows only its own category: women's dresses with men means those and everything of men's.
function kindsOf({ facets, slots }: ProductIndex, filter: ProductFilter): Bitset | undefined {
  const { categoryId: categories = [], subCategoryId: subCategories = [] } = filter;
  if (categories.length + subCategories.length === 0) return undefined;
  const known = facets.subCategories;
  const narrowed = new Set(subCategories.map((id) => known.all[known.at.get(id) ?? -1]?.categoryId));
  const whole = categories.filter((id) => !narrowed.has(id));
  return inAny(slots, [...setsOf(known, subCategories), ...setsOf(facets.categories, whole)]);
}

// Swaps the ends of a reversed range.
function pricedIn(
  index: ProductIndex,
  { prices }: PriceSnapshot,
  { minPrice, maxPrice }: ProductFilter,
): Bitset | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const bits = emptyBitset(index.slots);
  const bounds = [minPrice ?? 0, maxPrice ?? Infinity];
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  for (let slot = 0; slot < index.facts.length; slot += 1) {
    const price = prices[slot] ?? 0;
    if (price >= least && price <= most) setBit(bits, slot);
  }
  return bits;
}
