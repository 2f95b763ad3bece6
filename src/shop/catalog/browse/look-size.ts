/** How many pieces a look has. */
export const LEAST_IN_LOOK = 2;
export const MOST_IN_LOOK = 5;
