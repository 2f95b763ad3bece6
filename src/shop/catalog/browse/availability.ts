/** A product shown before it is sold; sold from that time on. */
export function isComingSoon(availableFrom: Date | null, now: Date): boolean {
  return availableFrom !== null && availableFrom > now;
}

/** "Few left" by the setting `lowStock`; zero is not few. */
function isLowStock(available: number, lowStock: number): boolean {
  return available > 0 && available <= lowStock;
}

/**
 * A card's stock note for the size with the least stock, over all colors. Lists use half the threshold of the product
 * page.
 */
export function scarceSize<Size extends { readonly left: number }>(
  fewest: Size | null,
  lowStock: number,
): Size | null {
  return fewest !== null && isLowStock(fewest.left, Math.max(1, Math.floor(lowStock / 2))) ? fewest : null;
}
