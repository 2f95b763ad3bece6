/** The number of reviews by stars. */
export type StarCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;

/** The average to one decimal, 0 without reviews, and the number of reviews. */
export function ratingOf(stars: StarCounts): { rating: number; ratesCount: number } {
  const ratesCount = stars[1] + stars[2] + stars[3] + stars[4] + stars[5];
  const sum = stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5];
  return { rating: ratesCount === 0 ? 0 : Math.round((sum / ratesCount) * 10) / 10, ratesCount };
}
