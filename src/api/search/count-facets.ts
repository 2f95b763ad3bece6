import type { Facets } from '../../shop/search/contract.ts';
import { priceHistogram } from '../../shop/search/histogram.ts';
import type { Language } from '../../shop/language.ts';
import { type Bits, countBits, countBoth, eachBit } from './index/bitset.ts';
import type { Moment } from './index/price-snapshot.ts';
import { type Group, type Narrowing, passing } from './filter.ts';
import type { ProductFilter } from './product-filter.ts';
import type { Named } from './index/read-names.ts';
import type { ChoiceKind, Shelf } from './index/product-index.ts';

type Counted = { named: Named; choice: { _id: string; name: string; count: number } };

/**
 * How many products of `base` each choice would leave: every group is counted where all the others hold. What is
 * chosen stays in its list, with 0 too.
 */
export function countFacets(
  shelf: Shelf,
  moment: Moment,
  {
    base,
    narrowing,
    filter,
    language,
  }: { base: Bits; narrowing: Narrowing; filter: ProductFilter; language: Language },
): Facets {
  // Groups that do not narrow are all counted where everything holds.
  const everything = passing(base, narrowing);
  const leftBy = (group: Group) => (narrowing.has(group) ? passing(base, narrowing, group) : everything);
  const count = (kind: ChoiceKind, group: Group, chosen: readonly string[] = []): Counted[] => {
    const { all, bits } = shelf.choices[kind];
    const passed = leftBy(group);
    return all.flatMap((named, index) => {
      const among = bits[index];
      const found = among === undefined ? 0 : countBoth(among, passed);
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
    onSale: countBoth(moment.reduced, leftBy('onSale')),
    inStock: countBoth(moment.buyable, leftBy('inStock')),
    price: pricesIn(moment, leftBy('price')),
  };
}

function pricesIn(moment: Moment, places: Bits): Facets['price'] {
  const prices = new Float64Array(countBits(places));
  let next = 0;
  eachBit(places, (place) => {
    prices[next] = moment.prices[place] ?? 0;
    next += 1;
  });
  const { lowest, highest, bars } = priceHistogram(prices);
  return { min: lowest, max: highest, histogram: bars };
}
