import { type Bits, inAll, inAny, noBits, setBit } from './index/bitset.ts';
import { setsOf } from './index/facet-values.ts';
import type { Moment } from './index/price-snapshot.ts';
import type { ProductFilter } from './product-filter.ts';
import type { Shelf } from './index/product-index.ts';

/** Filters that are chosen together: while one is on, its own choices are counted as if it were not. */
export type Group = 'brands' | 'kinds' | 'seasons' | 'colors' | 'sizes' | 'price' | 'onSale' | 'inStock';

/** The places that each group lets through; a group that does not narrow is not there. */
export type Narrowing = ReadonlyMap<Group, Bits>;

/** Values of one group are alternatives, groups narrow one another. */
export function narrowingOf(shelf: Shelf, moment: Moment, filter: ProductFilter): Narrowing {
  const { choices, places } = shelf;
  const any = (kind: 'brands' | 'seasons' | 'colors' | 'sizes', chosen: readonly string[] | undefined) =>
    chosen === undefined || chosen.length === 0 ? undefined : inAny(places, setsOf(choices[kind], chosen));
  const groups: [Group, Bits | undefined][] = [
    ['brands', any('brands', filter.brandId)],
    ['kinds', kindsOf(shelf, filter)],
    ['seasons', any('seasons', filter.seasons)],
    ['colors', any('colors', filter.colors)],
    ['sizes', any('sizes', filter.sizes)],
    ['price', pricedIn(shelf, moment, filter)],
    ['onSale', filter.onSale === true ? moment.reduced : undefined],
    ['inStock', filter.inStock === true ? moment.buyable : undefined],
  ];
  return new Map(groups.flatMap(([group, bits]) => (bits === undefined ? [] : [[group, bits] as const])));
}

/** What passes every group but one, out of `base`. */
export function passing(base: Bits, narrowing: Narrowing, but: Group | null = null): Bits {
  return inAll(
    base,
    [...narrowing].flatMap(([group, bits]) => (group === but ? [] : [bits])),
  );
}

// A subcategory narrows its own category only: women, men and women's dresses are dresses and all of men's.
function kindsOf({ choices, places }: Shelf, filter: ProductFilter): Bits | undefined {
  const { categoryId: categories = [], subCategoryId: subCategories = [] } = filter;
  if (categories.length + subCategories.length === 0) return undefined;
  const known = choices.subCategories;
  const narrowed = new Set(subCategories.map((id) => known.all[known.at.get(id) ?? -1]?.categoryId));
  const whole = categories.filter((id) => !narrowed.has(id));
  return inAny(places, [...setsOf(known, subCategories), ...setsOf(choices.categories, whole)]);
}

function pricedIn(shelf: Shelf, { prices }: Moment, { minPrice, maxPrice }: ProductFilter): Bits | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const bits = noBits(shelf.places);
  const [least, most] = [minPrice ?? 0, maxPrice ?? Infinity];
  for (let place = 0; place < shelf.facts.length; place += 1) {
    const price = prices[place] ?? 0;
    if (price >= least && price <= most) setBit(bits, place);
  }
  return bits;
}
