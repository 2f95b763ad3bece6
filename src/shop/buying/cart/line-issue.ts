import type { LineIssue } from './contract.ts';

/** A line with the current state of its variant. */
export type LineFacts = {
  readonly quantity: number;
  readonly available: number;
  /** The product is published, not just announced, and still has this color and size. */
  readonly onSale: boolean;
};

/** What prevents buying a line, most severe first; null if nothing does. */
export function lineIssue({ quantity, available, onSale }: LineFacts): LineIssue | null {
  if (!onSale) return 'UNAVAILABLE';
  if (available <= 0) return 'OUT_OF_STOCK';
  return quantity > available ? 'NOT_ENOUGH_STOCK' : null;
}
