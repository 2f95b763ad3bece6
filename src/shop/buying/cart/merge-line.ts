import type { LineOutcome } from './contract.ts';
import { largestQuantity } from './quantity.ts';

/** A guest's line with the current state of its variant and of the cart. */
type MergeFacts = {
  readonly wanted: number;
  readonly onSale: boolean;
  readonly available: number;
  /** How many of it the cart holds already. */
  readonly inCart: number;
  readonly maxPerLine: number;
  /** The cart may take another line. */
  readonly hasRoom: boolean;
};

/** The outcome of merging a guest's line, and the cart's quantity afterwards: never less than before, never the sum. */
export function mergeLine(facts: MergeFacts): { outcome: LineOutcome; quantity: number } {
  const { wanted, onSale, available, inCart, maxPerLine, hasRoom } = facts;
  if (!onSale) return { outcome: 'notSold', quantity: inCart };
  if (available <= 0) return { outcome: 'soldOut', quantity: inCart };
  if (inCart >= wanted) return { outcome: 'inCart', quantity: inCart };
  if (inCart === 0 && !hasRoom) return { outcome: 'cartFull', quantity: 0 };
  const most = largestQuantity(available, maxPerLine);
  if (wanted > most) return { outcome: 'cut', quantity: Math.max(most, inCart) };
  return { outcome: 'added', quantity: wanted };
}
