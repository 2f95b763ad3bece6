import { catalog as t } from '#texts/catalog';
import { statuses } from '#texts/statuses';
import type { Facets } from '../../../shop/catalog/contract.ts';
import { formatNumber } from '../../../shop/money.ts';
import { type ListFilters, listPath } from './list-filters.ts';

interface Named {
  _id: string;
  name: string;
}

/** Where the names of chosen ids are found: an id that leaves no pieces is missing in the facets. */
export interface ListNames {
  facets: Facets;
  categories: readonly Named[];
  subCategories: readonly Named[];
  brands: readonly Named[];
}

/** The filters in force, each with its name and the address of the list without it. */
export function appliedFilters(filters: ListFilters, names: ListNames): { label: string; to: string }[] {
  const without = (change: Partial<ListFilters>, label: string | undefined) =>
    label === undefined ? [] : [{ label, to: listPath(filters, change) }];
  const { name, categoryId, subCategoryId, brandId, seasons, colors, sizes } = filters;
  return [
    ...without({ name: undefined }, name && t.resultsFor(name)),
    ...without(
      { categoryId: undefined, subCategoryId: undefined },
      nameOf(names.categories, categoryId, t.category),
    ),
    ...without({ subCategoryId: undefined }, nameOf(names.subCategories, subCategoryId, t.subCategory)),
    ...without({ brandId: undefined }, nameOf(names.brands, brandId, t.brand)),
    ...without({ minPrice: undefined, maxPrice: undefined }, priceLabel(filters)),
    ...seasons.flatMap((one) =>
      without({ seasons: seasons.filter((other) => other !== one) }, statuses.seasons[one]),
    ),
    ...colors.flatMap((one) =>
      without({ colors: colors.filter((other) => other !== one) }, nameOf(names.facets.colors, one, t.color)),
    ),
    ...sizes.flatMap((one) =>
      without({ sizes: sizes.filter((other) => other !== one) }, nameOf(names.facets.sizes, one, t.size)),
    ),
    ...without({ inStock: false }, filters.inStock ? t.inStock : undefined),
    ...without({ onSale: false }, filters.onSale ? t.onSale : undefined),
  ];
}

/** What the list is called: the narrowest thing that was asked for. */
export function listTitle(filters: ListFilters, names: ListNames): string {
  const { name, categoryId, subCategoryId, brandId, seasons, onSale } = filters;
  const [season] = seasons;
  if (name !== undefined) return t.resultsFor(name);
  return (
    nameOf(names.subCategories, subCategoryId, '') ||
    nameOf(names.brands, brandId, '') ||
    nameOf(names.categories, categoryId, '') ||
    (season && seasons.length === 1 ? t.seasonShop[season] : undefined) ||
    (onSale ? t.onSaleTitle : t.allClothing)
  );
}

function nameOf(named: readonly Named[], id: string | undefined, fallback: string): string | undefined {
  return id === undefined ? undefined : (named.find(({ _id }) => _id === id)?.name ?? fallback);
}

function priceLabel({ minPrice, maxPrice }: ListFilters): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return t.between(formatNumber(minPrice), formatNumber(maxPrice));
  if (maxPrice !== undefined) return t.under(formatNumber(maxPrice));
  return minPrice === undefined ? undefined : t.over(formatNumber(minPrice));
}
