import type { Settings } from '../settings.ts';

type SizeLimits = Pick<Settings, 'maxOrderLines' | 'maxOrderPieces' | 'maxOrderTotal'>;

/** More lines, pieces or pounds than one order can have. */
export function isOrderTooLarge(
  lines: readonly { readonly quantity: number }[],
  total: number,
  { maxOrderLines, maxOrderPieces, maxOrderTotal }: SizeLimits,
): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > maxOrderLines || pieces > maxOrderPieces || total > maxOrderTotal;
}
