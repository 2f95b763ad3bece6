/** How many days the pieces last at what was kept in the last 28 days; null where nothing was. */
export const coverDays = ({ stock, kept28 }: { stock: number; kept28: number }): number | null =>
  kept28 <= 0 ? null : Math.round((stock * 28) / kept28);

/** From more days than these the exact number tells nothing. */
export const LONG_COVER = 365;
