/** Where a product is between writing and the shop. `scheduled` is published by itself at its minute. */
export const productStates = ['draft', 'scheduled', 'published', 'hidden', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

/** Until it was published once, nothing of a product is shown to shoppers. */
export const wasShown = (state: ProductState): boolean => state !== 'draft' && state !== 'scheduled';
