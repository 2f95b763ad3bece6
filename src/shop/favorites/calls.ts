import { z } from 'zod';
import { ProductCard } from '../catalog/contract.ts';
import { endpoint } from '../endpoint.ts';
import { givenId, optionalInQuery, PageQuery, text } from '../input.ts';
import { Id, Pagination } from '../wire.ts';

const tag = 'Favorites';

/** The pieces a shopper keeps an eye on. */
export const favoritesCalls = {
  addToFavorites: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/favorite/add-to-favorite',
    access: 'registered',
    tag,
    summary: 'Keep a piece; keeping it again changes nothing',
    query: z.object({ productId: givenId }),
    data: z.object({ favoriteIds: z.array(Id) }),
    refusals: ['NOT_FOUND'],
  }),
  removeFromFavorites: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/favorite/remove-from-favorite',
    access: 'registered',
    tag,
    summary: 'Let a piece go',
    query: z.object({ productId: givenId }),
    data: z.object({ favoriteIds: z.array(Id) }),
  }),
  getAllFavorites: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/favorite/get-all-favorite',
    access: 'registered',
    tag,
    summary: 'The kept pieces, newest first, found by name where `name` is given',
    query: PageQuery.extend({ name: optionalInQuery(text(100)) }),
    data: z.object({ favorites: z.array(ProductCard), pagination: Pagination }),
  }),
};
