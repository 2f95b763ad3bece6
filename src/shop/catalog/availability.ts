export type Availability = 'comingSoon' | 'soldOut' | 'low' | 'inStock';

/** A piece that is shown before it is sold; from the instant itself it is sold. */
export function isComingSoon(availableFrom: Date | null, now: Date): boolean {
  return availableFrom !== null && availableFrom > now;
}

/** The setting `lowStock` says where "few left" begins; none left is not few. */
export function isLowStock(available: number, lowStock: number): boolean {
  return available > 0 && available <= lowStock;
}

/**
 * What a card says of the size with the fewest pieces, all colors together. In a list only the last ones are worth a
 * word: half as many as where a size on the piece's own page begins to say how many are left.
 */
export function scarceSize<Size extends { readonly left: number }>(
  fewest: Size | null,
  lowStock: number,
): Size | null {
  return fewest !== null && isLowStock(fewest.left, Math.max(1, Math.floor(lowStock / 2))) ? fewest : null;
}

/** How a piece with so many `available` (of one variant, or of all) can be had. */
export function availabilityOf(
  { available, availableFrom }: { readonly available: number; readonly availableFrom: Date | null },
  now: Date,
  lowStock: number,
): Availability {
  if (isComingSoon(availableFrom, now)) return 'comingSoon';
  if (available <= 0) return 'soldOut';
  return isLowStock(available, lowStock) ? 'low' : 'inStock';
}
