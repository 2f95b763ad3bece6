/** So many products a page shows as going with its own, and so many its merchant may choose. */
export const MOST_RELATED = 6;
