import { plural } from '../plural.ts';

/** What waits on a guest's device, and the report once they have signed in. */
export const guestChoices = {
  pieces: (n: number) => plural(n, { one: '1 piece waits for you', other: `${n} pieces wait for you` }),
  favorites: (n: number) =>
    plural(n, { one: '1 favorite waits for you', other: `${n} favorites wait for you` }),
  forget: 'Remove from this device',

  title: 'What you chose before signing in',
  added: 'In your cart now',
  cut: (n: number, wanted: number) => `In your cart: ${n} of ${wanted}. No more is in stock now.`,
  inCart: 'Already in your cart',
  soldOut: 'Sold out in this size and color.',
  notSold: 'Not available now.',
  leftOut: 'Not in your cart.',
  cartFull: 'Your cart is full, so this piece is not in it.',
  favoritesTitle: 'Favorites',
  favoriteAdded: 'In your favorites now',
  favoriteKept: 'Already in your favorites',
  favoriteNotSold: 'Not available now',
  done: 'Continue',
};
