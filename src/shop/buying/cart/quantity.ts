import type { ErrorCode } from '../../wire/envelope.ts';

/** The maximum quantity of a line: the setting `maxQuantityPerLine`, capped by stock. */
export function largestQuantity(available: number, maxPerLine: number): number {
  return Math.min(available, maxPerLine);
}

/**
 * Why a line cannot have `wanted`, or null. `OUT_OF_STOCK` also when there is some stock but too little: its sentence
 * is the specification's "sorry, the quantity is out of stock".
 */
export function quantityRefusal(wanted: number, available: number, maxPerLine: number): ErrorCode | null {
  if (wanted > available) return 'OUT_OF_STOCK';
  return wanted > maxPerLine ? 'QUANTITY_LIMIT' : null;
}
