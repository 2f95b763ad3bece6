import type { ErrorCode } from '../envelope.ts';

/** The most pieces a line can hold: the setting `maxQuantityPerLine`, and what is available. */
export function largestQuantity(available: number, maxPerLine: number): number {
  return Math.min(available, maxPerLine);
}

/**
 * Why a line cannot hold `wanted` pieces, or null. `OUT_OF_STOCK` also where some are left, but not so many: its
 * sentence is the specification's "sorry, the quantity is out of stock".
 */
export function quantityRefusal(wanted: number, available: number, maxPerLine: number): ErrorCode | null {
  if (wanted > available) return 'OUT_OF_STOCK';
  return wanted > maxPerLine ? 'QUANTITY_LIMIT' : null;
}
