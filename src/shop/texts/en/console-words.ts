import { plural } from '../plural.ts';

/** What the merchant's console says around its pages. */
export const consoleWords = {
  name: 'Minwal',
  skip: 'Skip to the page',
  sections: 'Sections',
  start: 'Today',
  orders: 'Orders',
  packing: 'Packing',
  delivery: 'Delivery',
  round: 'My round',
  cash: 'Cash',
  notYet: 'not yet',
  settings: 'Settings',
  staff: 'Staff',
  audit: 'Log',
  more: 'More',
  otherLanguage: 'العربية',
  signOut: 'Sign out',
  back: 'Back',

  filters: 'Filters',
  views: 'Views',
  open: (name: string) => `Open ${name}`,
  nextPage: 'Next page',
  nothingFound: 'Nothing fits these filters.',
  clearFilters: 'Clear filters',
  shownAsOf: (when: string) => `Shown as of ${when}.`,
  tryAgain: 'Try again',
  failedTitle: 'Not shown',
  failed: 'This page could not be read.',
  notFound: 'No such page',
  notFoundText: 'This address leads nowhere.',
  toStart: 'To the start',

  newOrders: (count: number) => plural(count, { one: '1 new order', other: `${count} new orders` }),
  changedOrders: 'The list has changed. Show it',

  unsaved: 'Unsaved changes',
  changes: (count: number) => plural(count, { one: '1 unsaved change', other: `${count} unsaved changes` }),
  discard: 'Discard',
  save: 'Save',
};
