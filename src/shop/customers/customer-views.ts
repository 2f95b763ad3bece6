/** The lists of the desk: everybody by their last order, with an open case by its deadline, or with a limit. */
export const customerViews = ['all', 'cases', 'limited'] as const;
export type CustomerView = (typeof customerViews)[number];

/** Up to here customers with a limit are counted exactly; beyond, the count says "and more". */
export const MOST_LIMITED = 1000;
