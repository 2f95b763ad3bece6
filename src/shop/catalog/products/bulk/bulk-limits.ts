/** The most products named by id, and the most of a query, which takes those edited last. */
export const MOST_TICKED = 200;
export const MOST_OF_QUERY = 2000;

/** The state of a row: `ready` and `refused` before the change is applied, the others after. */
export const changeRowKinds = ['refused', 'skipped', 'kept', 'ready', 'applied', 'restored'] as const;
export type ChangeRowKind = (typeof changeRowKinds)[number];
