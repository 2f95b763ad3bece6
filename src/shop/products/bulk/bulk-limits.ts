/** So many products are named one by one; so many of a query are changed at once, those edited last first. */
export const MOST_TICKED = 200;
export const MOST_OF_QUERY = 2000;

/** What a row of a change is or became: `ready` and `refused` before it is applied, the others after. */
export const changeRowKinds = ['refused', 'skipped', 'kept', 'ready', 'applied', 'restored'] as const;
export type ChangeRowKind = (typeof changeRowKinds)[number];
