/** How many are added by one call. */
export const MOST_ADDED = 100;
