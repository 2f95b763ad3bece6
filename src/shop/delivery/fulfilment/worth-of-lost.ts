import { cashDueOf, type PaidLine, paidFor } from '../../buying/orders/paid-for.ts';

type LostLine = PaidLine & { readonly lost: number };
type Agreed = {
  /** The fee that was lost with the pieces. */
  readonly fee: number;
  readonly total: number;
  readonly cashStep: number;
};

/** What lost pieces were worth to the store, and the most that is charged for them: with the fee, up to the order's cash. */
export function worthOf(
  lines: readonly LostLine[],
  { fee, total, cashStep }: Agreed,
): { worth: number; most: number } {
  const due = cashDueOf(total, { cashStep });
  const items = lines.reduce((sum, line) => sum + paidFor(line, line.lost), 0);
  return { worth: Math.min(items, due), most: items === 0 ? 0 : Math.min(items + fee, due) };
}
