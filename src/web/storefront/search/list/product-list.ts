import type { Facets, ProductSort } from '../../../../shop/search/contract.ts';
import type { Caller } from '../../../client/caller.ts';
import { leaveFor } from '../../catalog/redirect-to.ts';
import { piecesPerPage, readFilters } from './list-filters.ts';

/** What categories and brands are narrowed by, as their address says: one of each. */
export interface PieceQuery {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
  brandId?: string | undefined;
  search?: string | undefined;
  sort?: ProductSort | undefined;
  page: number;
}

/** A category or a kind, with how many pieces of the list it would leave. */
export type Shelf = Facets['categories'][number];

export function readPieceQuery(request: Request): PieceQuery {
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

/** The address of the same page with a change; everything but the page begins at its first page. */
export function pieceListPath(path: string, query: PieceQuery, change: Partial<PieceQuery> = {}): string {
  const { page, ...wanted } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) params.set(key, value);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** One page of pieces; a page past the end leads to the last one. */
export async function loadPieces(call: Caller, path: string, query: PieceQuery) {
  const { products, pagination } = await call('getProductsOfCategoryAndBrand', {
    ...listed(query),
    search: query.search,
    sort: query.sort,
    page: query.page,
    limit: piecesPerPage,
  });
  const { totalItems, totalPages } = pagination;
  if (products.length === 0 && totalItems > 0) leaveFor(pieceListPath(path, query, { page: totalPages }));
  return { products, totalItems, totalPages };
}

/** The categories such a list has pieces in, and the kinds of the chosen one; none where they cannot be read: the list stands without them. */
export async function loadShelves(
  call: Caller,
  query: PieceQuery,
): Promise<{ categories: Shelf[]; kinds: Shelf[] }> {
  const answer = await call('getAllProducts', { ...listed(query), name: query.search, limit: 1 }).catch(
    () => null,
  );
  const { categories = [], subCategories = [] } = answer?.facets ?? {};
  const ofCategory = subCategories.filter(({ categoryId }) => categoryId === query.categoryId);
  return {
    categories: categories.map(shelfOf),
    kinds: ofCategory.map(shelfOf),
  };
}

const shelfOf = ({ _id, name, count }: Shelf): Shelf => ({ _id, name, count });

function listed({ categoryId, subCategoryId, brandId }: PieceQuery) {
  const list = (id: string | undefined) => (id === undefined ? undefined : [id]);
  return {
    categoryId: list(categoryId),
    subCategoryId: list(subCategoryId),
    brandId: list(brandId),
  };
}
