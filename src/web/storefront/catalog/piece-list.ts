import type { ProductSort } from '../../../shop/catalog/contract.ts';
import type { Caller } from '../../client/caller.ts';
import { leaveFor } from './leave-for.ts';
import { piecesPerPage, readFilters } from './list-filters.ts';

/** What categories and brands are narrowed by, as their address says. */
export interface PieceQuery {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
  brandId?: string | undefined;
  search?: string | undefined;
  sort?: ProductSort | undefined;
  page: number;
}

export function readPieceQuery(request: Request): PieceQuery {
  const params = new URL(request.url).searchParams;
  const { categoryId, subCategoryId, brandId, sort, page } = readFilters(params);
  const search = params.get('search')?.trim().slice(0, 100) || undefined;
  return { categoryId, subCategoryId, brandId, search, sort, page };
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
    ...query,
    categoryId: query.categoryId?.split(','),
    subCategoryId: query.subCategoryId?.split(','),
    brandId: query.brandId?.split(','),
    limit: piecesPerPage,
  });
  const { totalItems, totalPages } = pagination;
  if (products.length === 0 && totalItems > 0) leaveFor(pieceListPath(path, query, { page: totalPages }));
  return { products, totalItems, totalPages };
}

/** The kinds of a category; none where it cannot be read: the list stands without them. */
export async function loadKinds(call: Caller, categoryId: string | undefined) {
  if (categoryId === undefined) return [];
  const { subCategories } = await call('getSubCategories', { categoryId }).catch(() => ({
    subCategories: [],
  }));
  return subCategories.filter(({ productsCount }) => productsCount > 0);
}
