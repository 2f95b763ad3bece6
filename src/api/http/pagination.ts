import type { PageQuery } from '../../shop/input.ts';
import type { Pagination } from '../../shop/wire.ts';

/** What a list of `totalItems` tells about the page that was asked for. */
export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  return { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) };
}

/** How many rows stand before the page. */
export const offsetOf = ({ page, limit }: PageQuery) => (page - 1) * limit;
