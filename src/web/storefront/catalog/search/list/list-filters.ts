import type { Season } from '../../../../../shop/catalog/browse/contract.ts';
import type { ProductSort, SearchReading } from '../../../../../shop/catalog/search/contract.ts';
import type { InputOf } from '../../../../../shop/endpoints.ts';
import { digitsOf } from '../../../../ui/fields/digits.ts';

/** Filters and order of a list. All of it is in the URL, several values of one filter separated by commas. */
export type ListFilters = {
  name?: string | undefined;
  categoryId: readonly string[];
  subCategoryId: readonly string[];
  brandId: readonly string[];
  /** Whole pounds. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  seasons: readonly Season[];
  colors: readonly string[];
  sizes: readonly string[];
  inStock: boolean;
  onSale: boolean;
  sort?: ProductSort | undefined;
  page: number;
};

/** Filters that take several values. */
export type ListGroup = 'categoryId' | 'subCategoryId' | 'brandId' | 'seasons' | 'colors' | 'sizes';

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[];
export const sorts = [
  'relevance',
  'newest',
  'trendy',
  'priceAsc',
  'priceDesc',
  'rating',
] as const satisfies readonly ProductSort[];

/** Products per page (specification section 9). */
export const productsPerPage = 6;

/** The contract's maximum of values per filter. */
const mostValues = 30;

/** Reads a URL written by links (`seasons=spring,summer`) or by a form without script (`seasons=…&seasons=…`). */
export function readFilters(params: URLSearchParams): ListFilters {
  const text = (key: string) => params.get(key)?.trim() || undefined;
  const list = (key: string) =>
    [
      ...new Set(
        params.getAll(key).flatMap((value) =>
          value
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one && one.length <= 64),
        ),
      ),
    ].slice(0, mostValues);
  const [one, other] = [wholeNumber(params.get('minPrice')), wholeNumber(params.get('maxPrice'))];
  // A range typed backwards is meant forwards.
  const [minPrice, maxPrice] = (one ?? 0) > (other ?? Infinity) ? [other, one] : [one, other];
  return {
    name: text('name')?.slice(0, 100),
    categoryId: list('categoryId'),
    subCategoryId: list('subCategoryId'),
    brandId: list('brandId'),
    minPrice,
    maxPrice,
    seasons: seasons.filter((season) => list('seasons').includes(season)),
    colors: list('colors'),
    sizes: list('sizes'),
    inStock: isOn(params.get('inStock')),
    onSale: isOn(params.get('onSale')),
    sort: sorts.find((sort) => sort === params.get('sort')),
    page: Math.max(1, wholeNumber(params.get('page')) ?? 1),
  };
}

/** The URL of a list; any change but the page resets to page 1. */
export function listPath(filters: ListFilters, change: Partial<ListFilters> = {}): string {
  const { page, ...wanted } = { ...filters, page: 1, ...change };
  const params = Object.entries(wanted)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value || '')] as const)
    .filter(([, value]) => value !== '');
  if (page > 1) params.push(['page', String(page)]);
  return params.length === 0
    ? '/SearchProducts'
    : `/SearchProducts?${new URLSearchParams(params.map(([key, value]) => [key, value])).toString().replaceAll('%2C', ',')}`;
}

/** Turns a price or discount found in the search words into a filter, which the shopper can remove. */
export function withPriceOf(filters: ListFilters, search: SearchReading | null): ListFilters {
  if (search === null) return filters;
  return {
    ...filters,
    ...search.price,
    onSale: filters.onSale || search.onSale,
    name: search.rest || undefined,
  };
}

/** Whether a form without script wrote this URL: it has empty fields and repeats a filter for each value. */
export function isFormMade(params: URLSearchParams): boolean {
  const keys = [...params.keys()];
  return keys.some((key, place) => params.get(key) === '' || keys.indexOf(key) !== place);
}

/** The call's input; flags only when set. */
export function queryOf(filters: ListFilters): InputOf<'getAllProducts'> {
  const { inStock, onSale, categoryId, subCategoryId, brandId, seasons, colors, sizes, ...plain } = filters;
  return {
    ...plain,
    categoryId: [...categoryId],
    subCategoryId: [...subCategoryId],
    brandId: [...brandId],
    seasons: [...seasons],
    colors: [...colors],
    sizes: [...sizes],
    ...(inStock && { inStock }),
    ...(onSale && { onSale }),
    // A list begins with what sells, an answer to words with what fits them.
    sort: plain.sort ?? (plain.name ? undefined : 'trendy'),
    limit: productsPerPage,
  };
}

/** How many filters are active, without order and page. */
export function countFilters(filters: ListFilters): number {
  const { name, minPrice, maxPrice, inStock, onSale } = filters;
  const single = [name, minPrice ?? maxPrice, inStock || undefined, onSale || undefined];
  return (
    single.filter((value) => value !== undefined).length +
    groups.reduce((sum, group) => sum + filters[group].length, 0)
  );
}

const groups = [
  'categoryId',
  'subCategoryId',
  'brandId',
  'seasons',
  'colors',
  'sizes',
] as const satisfies readonly ListGroup[];

/** The id by which controls elsewhere on the page belong to the filter form. */
export const filterFormId = 'filter-form';

export const noFilters: ListFilters = readFilters(new URLSearchParams());

function wholeNumber(text: string | null): number | undefined {
  const digits = digitsOf(text ?? '').slice(0, 9);
  return digits ? Number(digits) : undefined;
}

function isOn(text: string | null): boolean {
  return text === 'true' || text === '1' || text === 'on';
}
