import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { text } from '../../wire/input.ts';
import { Id } from '../../wire/wire-types.ts';
import { Cart, CartLine, ChatCart, GuestChoices, LineIdentity, MergeReport } from './contract.ts';

const tag = 'Cart';

/** The shopper's cart. It reserves no stock; stock is taken when the order is placed. */
export const cartCalls = {
  addToCart: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/cart/add-to-cart',
    access: 'registered',
    tag,
    summary: 'Put pieces into the cart; they add to the line that is there',
    body: CartLine,
    data: z.object({ cart: Cart }),
    idempotent: true,
    refusals: [
      'NOT_FOUND',
      'OUT_OF_STOCK',
      'NOT_ENOUGH_STOCK',
      'UNAVAILABLE',
      'COMING_SOON',
      'QUANTITY_LIMIT',
      'CART_FULL',
    ],
  }),
  displayCart: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/cart/display-cart',
    access: 'registered',
    tag,
    summary: 'The cart with today’s prices; a line that can no longer be bought says why',
    data: z.object({ cart: Cart }),
  }),
  updateQuantity: endpoint({
    method: 'PUT',
    path: '/api/client/v1/store/cart/update-quantity',
    access: 'registered',
    tag,
    summary: 'Set how many pieces a line holds',
    body: CartLine,
    data: z.object({ cart: Cart }),
    refusals: ['NOT_FOUND', 'OUT_OF_STOCK', 'NOT_ENOUGH_STOCK', 'UNAVAILABLE', 'QUANTITY_LIMIT'],
  }),
  removeFromCart: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/cart/remove-from-cart',
    access: 'registered',
    tag,
    summary: 'Take a line out of the cart; a line that is not there is no mistake',
    query: LineIdentity,
    data: z.object({ cart: Cart }),
  }),
  saveForLater: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/cart/save-for-later',
    access: 'registered',
    tag,
    summary: 'Take a line out of the cart to buy it later; it counts in no total',
    body: LineIdentity,
    data: z.object({ cart: Cart }),
    refusals: ['NOT_FOUND', 'SAVED_FULL'],
  }),
  moveToCart: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/cart/move-to-cart',
    access: 'registered',
    tag,
    summary: 'Put a saved line back into the cart, as many pieces of it as are left',
    body: LineIdentity,
    data: z.object({ cart: Cart }),
    refusals: ['NOT_FOUND', 'OUT_OF_STOCK', 'UNAVAILABLE', 'COMING_SOON', 'QUANTITY_LIMIT', 'CART_FULL'],
  }),
  removeSaved: endpoint({
    method: 'DELETE',
    path: '/api/client/v1/store/cart/remove-saved',
    access: 'registered',
    tag,
    summary: 'Forget a saved line; a line that is not there is no mistake',
    query: LineIdentity,
    data: z.object({ cart: Cart }),
  }),
  mergeGuestChoices: endpoint({
    method: 'POST',
    path: '/api/client/v1/store/cart/merge-guest-choices',
    access: 'registered',
    tag,
    summary: 'Take over what was chosen before signing in, and say of each piece what became of it',
    description:
      'A line raises the cart’s own line to its quantity and never adds to it, so that merging twice adds nothing. ' +
      'What cannot be bought is left out: nothing is refused because of one line.',
    idempotent: true,
    body: GuestChoices,
    data: z.object({ report: MergeReport, cart: Cart, favoriteIds: z.array(Id) }),
  }),
  getChatCart: endpoint({
    method: 'GET',
    path: '/api/client/v1/store/cart/chat-cart',
    access: 'public',
    tag,
    summary:
      'The pieces that staff chose in a chat, by their link, with today’s prices; they are held for nobody',
    query: z.object({ token: text(64) }),
    data: z.object({ chatCart: ChatCart }),
    refusals: ['NOT_FOUND'],
  }),
};
