import type { Settings } from '../../settings.ts';

type SizeLimits = Pick<Settings, 'maxOrderLines' | 'maxOrderPieces' | 'maxOrderTotal'>;

/** A limit of one order: the most lines, pieces or pounds. */
export type OrderSizeLimit = { readonly of: 'lines' | 'pieces' | 'pounds'; readonly most: number };

/** The first limit that an order is above, or null. */
export function orderSizeLimit(
  lines: readonly { readonly quantity: number }[],
  total: number,
  { maxOrderLines, maxOrderPieces, maxOrderTotal }: SizeLimits,
): OrderSizeLimit | null {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.length > maxOrderLines) return { of: 'lines', most: maxOrderLines };
  if (pieces > maxOrderPieces) return { of: 'pieces', most: maxOrderPieces };
  return total > maxOrderTotal ? { of: 'pounds', most: maxOrderTotal } : null;
}
