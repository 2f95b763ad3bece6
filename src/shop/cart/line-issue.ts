import type { LineIssue } from './contract.ts';

/** A line beside the world of this moment. */
export type LineFacts = {
  readonly quantity: number;
  readonly available: number;
  /** The product is published, not merely announced, and still made in this color and size. */
  readonly onSale: boolean;
};

/** What keeps a line from being bought, the worst first; null: nothing. The line stays visible and says so. */
export function lineIssue({ quantity, available, onSale }: LineFacts): LineIssue | null {
  if (!onSale) return 'UNAVAILABLE';
  if (available <= 0) return 'OUT_OF_STOCK';
  return quantity > available ? 'NOT_ENOUGH_STOCK' : null;
}

/** Payment waits until every line is free of issues. */
export function canPay(lines: readonly { readonly issue: LineIssue | null }[]): boolean {
  return lines.length > 0 && lines.every(({ issue }) => issue === null);
}
