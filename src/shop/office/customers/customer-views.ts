/** The lists of the desk, each by the last order: everybody, or customers with a limit. */
export const customerViews = ['all', 'limited'] as const;
export type CustomerView = (typeof customerViews)[number];

/** Up to here customers with a limit are counted exactly; beyond, the count says "and more". */
export const MOST_LIMITED = 1000;
