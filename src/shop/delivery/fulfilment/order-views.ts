/** The views of the list of orders, in the order of an order's way. */
export const orderViews = [
  'all',
  'toConfirm',
  'toPick',
  'short',
  'packed',
  'withCouriers',
  'withCompanies',
  'postponed',
  'late',
  'conflict',
  'held',
  'comingBack',
  'refusedLately',
] as const;
export type OrderView = (typeof orderViews)[number];

/** Work is done oldest first; the other views look back. */
export const isOldestFirst = (view: OrderView): boolean => view !== 'all' && view !== 'refusedLately';

/** Up to here orders are counted exactly; beyond, the count says "and more" and no sum is given. */
export const MOST_COUNTED = 10_000;
