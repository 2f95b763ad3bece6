export type Availability = 'comingSoon' | 'soldOut' | 'low' | 'inStock';

/** A piece that is shown before it is sold; from the instant itself it is sold. */
export function isComingSoon(availableFrom: Date | null, now: Date): boolean {
  return availableFrom !== null && availableFrom > now;
}

/** The setting `lowStock` says where "few left" begins; none left is not few. */
export function isLowStock(available: number, lowStock: number): boolean {
  return available > 0 && available <= lowStock;
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
