import { catalog as t } from '#texts/catalog';
import { statuses } from '#texts/statuses';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { sizeName } from '../filters/size-name.ts';
import { type ListFilters, type ListGroup, listPath } from './list-filters.ts';

/** An active filter: its name, and the URL of the list without it. */
export type AppliedFilter = {
  label: string;
  to: string;
};

/** The active filters. Names come from the facets, which always include what is chosen. */
export function appliedFilters(filters: ListFilters, facets: Facets): AppliedFilter[] {
  const without = (label: string, change: Partial<ListFilters>) => ({ label, to: listPath(filters, change) });
  const values = (group: ListGroup, labelOf: (id: string) => string) =>
    filters[group].map((id) => without(labelOf(id), { [group]: filters[group].filter((one) => one !== id) }));
  const kindsOutside = (categoryId: string) =>
    filters.subCategoryId.filter((id) => categoryOf(facets, id) !== categoryId);
  const price = priceLabel(filters);
  return [
    ...(filters.name === undefined ? [] : [without(t.resultsFor(filters.name), { name: undefined })]),
    ...filters.categoryId.map((id) =>
      without(nameOf(facets.categories, id) ?? t.category, {
        categoryId: filters.categoryId.filter((one) => one !== id),
        subCategoryId: kindsOutside(id),
      }),
    ),
    ...values('subCategoryId', (id) => nameOf(facets.subCategories, id) ?? t.subCategory),
    ...values('brandId', (id) => nameOf(facets.brands, id) ?? t.brand),
    ...(price === undefined ? [] : [without(price, { minPrice: undefined, maxPrice: undefined })]),
    // The ids of this facet are the seasons.
    ...values('seasons', (id) => statuses.seasons[id as ListFilters['seasons'][number]]),
    ...values('colors', (id) => nameOf(facets.colors, id) ?? t.color),
    ...values('sizes', (id) => {
      const size = facets.sizes.find(({ _id }) => _id === id);
      return size ? sizeName(size) : t.size;
    }),
    ...(filters.inStock ? [without(t.inStock, { inStock: false })] : []),
    ...(filters.onSale ? [without(t.onSale, { onSale: false })] : []),
  ];
}

/** The list's title: the narrowest single filter. */
export function listTitle(filters: ListFilters, facets: Facets): string {
  const { name, seasons, onSale } = filters;
  if (name !== undefined) return t.resultsFor(name);
  const only = (group: ListGroup, named: readonly { _id: string; name: string }[]) =>
    filters[group].length === 1 ? nameOf(named, filters[group][0]) : undefined;
  const [season] = seasons;
  return (
    only('subCategoryId', facets.subCategories) ??
    only('brandId', facets.brands) ??
    only('categoryId', facets.categories) ??
    (season && seasons.length === 1 ? t.seasonShop[season] : undefined) ??
    (onSale ? t.onSaleTitle : t.allClothing)
  );
}

/** The category of a kind, if the facets have it. */
export function categoryOf({ subCategories }: Facets, kindId: string): string | undefined {
  return subCategories.find(({ _id }) => _id === kindId)?.categoryId;
}

function nameOf(named: readonly { _id: string; name: string }[], id: string | undefined): string | undefined {
  return named.find(({ _id }) => _id === id)?.name;
}

function priceLabel({ minPrice, maxPrice }: ListFilters): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return t.between(formatNumber(minPrice), formatNumber(maxPrice));
  if (maxPrice !== undefined) return t.priceUpTo(formatNumber(maxPrice));
  return minPrice === undefined ? undefined : t.priceFrom(formatNumber(minPrice));
}
