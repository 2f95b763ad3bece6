import type { Facets, ProductSort } from '../../../../../shop/catalog/search/contract.ts';
import type { Caller } from '../../../../client/caller.ts';
import { redirectTo } from '../../browse/redirect-to.ts';
import { productsPerPage, readFilters } from './list-filters.ts';

/** The filters of a category or brand page, from the URL; one value each. */
export type ProductListQuery = {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
  brandId?: string | undefined;
  search?: string | undefined;
  sort?: ProductSort | undefined;
  page: number;
};

/** A category or kind with its product count in the list. */
export type CategoryCount = Facets['categories'][number];

export function readProductListQuery(request: Request): ProductListQuery {
  const params = new URL(request.url).searchParams;
  const { categoryId, subCategoryId, brandId, sort, page } = readFilters(params);
  const search = params.get('search')?.trim().slice(0, 100) || undefined;
  return {
    categoryId: categoryId[0],
    subCategoryId: subCategoryId[0],
    brandId: brandId[0],
    search,
    sort,
    page,
  };
}

/** The URL of the same page with a change; any change but the page resets to page 1. */
export function productListPath(
  path: string,
  query: ProductListQuery,
  change: Partial<ProductListQuery> = {},
): string {
  const { page, ...wanted } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) params.set(key, value);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** One page of products; a page past the end redirects to the last one. */
export async function loadProductList(call: Caller, path: string, query: ProductListQuery) {
  const { products, pagination } = await call('getProductsOfCategoryAndBrand', {
    ...listed(query),
    search: query.search,
    sort: query.sort ?? (query.search === undefined ? 'trendy' : undefined),
    page: query.page,
    limit: productsPerPage,
  });
  const { totalItems, totalPages } = pagination;
  if (products.length === 0 && totalItems > 0) redirectTo(productListPath(path, query, { page: totalPages }));
  return { products, totalItems, totalPages };
}

/** The list's categories and the kinds of the chosen one; empty on failure. */
export async function loadCategoryCounts(
  call: Caller,
  query: ProductListQuery,
): Promise<{ categories: CategoryCount[]; kinds: CategoryCount[] }> {
  const answer = await call('getAllProducts', { ...listed(query), name: query.search, limit: 1 }).catch(
    () => null,
  );
  const { categories = [], subCategories = [] } = answer?.facets ?? {};
  const ofCategory = subCategories.filter(({ categoryId }) => categoryId === query.categoryId);
  return {
    categories: categories.map(countOf),
    kinds: ofCategory.map(countOf),
  };
}

const countOf = ({ _id, name, count }: CategoryCount): CategoryCount => ({ _id, name, count });

function listed({ categoryId, subCategoryId, brandId }: ProductListQuery) {
  const list = (id: string | undefined) => (id === undefined ? undefined : [id]);
  return {
    categoryId: list(categoryId),
    subCategoryId: list(subCategoryId),
    brandId: list(brandId),
  };
}
