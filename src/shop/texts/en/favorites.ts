import { plural } from '../plural.ts';

/** The words of the favorite button and of the favorites page. */
export const favorites = {
  title: 'Favorites',
  add: (name: string) => `Save to favorites: ${name}`,
  remove: (name: string) => `Remove from favorites: ${name}`,
  added: 'Saved to favorites',
  removed: 'Removed from favorites',
  addFailed: 'Could not save to favorites. Please try again.',
  removeFailed: 'Could not remove from favorites. Please try again.',
  loginNeeded: 'Please login with your phone number to continue',
  undo: 'Undo',
  pieces: (n: number) => plural(n, { one: '1 piece', other: `${n} pieces` }),
  empty: 'No favorites yet',
  emptyText: 'Tap the heart on anything you like and you will find it here.',
  toShop: 'Shop now',
  chooseSize: 'Choose size',
  find: 'Find a favorite',
  filters: 'Filters',
  onSale: 'Sale',
  inStock: 'In stock',
  clear: 'Clear filters',
  noMatch: 'None of your favorites match',
  noMatchText: 'They are all still here: clear the filters to see them.',
  priceDropped: (amount: string) => `Price dropped ${amount}`,
  backIn: (sizes: readonly string[]) => `Back in ${sizes.join(', ')}`,
};
