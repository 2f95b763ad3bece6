import { plural } from '../plural.ts';

/** What waits on a guest's device, and the report once they have signed in. */
export const guestChoices = {
  pieces: (n: number) => plural(n, { one: '1 item saved for you', other: `${n} items saved for you` }),
  favorites: (n: number) =>
    plural(n, { one: '1 favorite saved for you', other: `${n} favorites saved for you` }),
  forget: 'Remove from this device',

  title: 'What you chose before signing in',
  added: 'Added to your cart',
  cut: (n: number, wanted: number) => `In your cart: ${n} of ${wanted}. No more is in stock now.`,
  inCart: 'Already in your cart',
  soldOut: 'Sold out in this size and color.',
  notSold: 'Not available now.',
  leftOut: 'Not in your cart.',
  cartFull: 'Your cart is full, so this piece is not in it.',
  favoritesTitle: 'Favorites',
  favoriteAdded: 'Added to your favorites',
  favoriteKept: 'Already in your favorites',
  favoriteNotSold: 'Not available now',
  done: 'Continue',
};
