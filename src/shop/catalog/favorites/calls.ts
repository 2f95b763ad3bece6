import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { givenId, optionalFlagInQuery, optionalInQuery, PageQuery, text } from '../../wire/input.ts';
import { Id, Named, Pagination } from '../../wire/wire-types.ts';
import { FavoriteCard } from './contract.ts';

const tag = 'Favorites';

/** The shopper's favorite products. */
export const favoritesCalls = {
  addToFavorites: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/favorite/add-to-favorite',
    access: 'registered',
    tag,
    summary:
      'Add a product to the favorites; again changes nothing, and within ten minutes of its removal it is back in its place',
    query: z.object({ productId: givenId }),
    data: z.object({ favoriteIds: z.array(Id) }),
    refusals: ['NOT_FOUND'],
  }),
  removeFromFavorites: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/favorite/remove-from-favorite',
    access: 'registered',
    tag,
    summary: 'Remove a product from the favorites',
    query: z.object({ productId: givenId }),
    data: z.object({ favoriteIds: z.array(Id) }),
  }),
  getAllFavorites: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/favorite/get-all-favorite',
    access: 'registered',
    tag,
    summary:
      'The favorites, newest first, narrowed where asked; `categories` counts them as if no category were chosen',
    query: PageQuery.extend({
      name: optionalInQuery(text(100)),
      categoryId: optionalInQuery(givenId),
      inStock: optionalFlagInQuery,
      onSale: optionalFlagInQuery,
    }),
    data: z.object({
      favorites: z.array(FavoriteCard),
      pagination: Pagination,
      categories: z.array(Named.extend({ count: z.int() })),
    }),
  }),
};
