import type { PageQuery } from '../../../shop/wire/input.ts';
import type { Pagination } from '../../../shop/wire/wire-types.ts';

export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  return { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) };
}

export const offsetOf = ({ page, limit }: PageQuery) => (page - 1) * limit;
