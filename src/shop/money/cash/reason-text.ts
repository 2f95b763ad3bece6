import type { cash } from '../../texts/en/cash.ts';
import type { CashEntry } from './contract.ts';

/** What is stored as the reason of an entry that the program books by itself. */
export const CLOSING = 'close';
export const TEST_ERASED = 'test';

/** Why an entry was booked, as someone wrote it, or in words where the program booked it. */
export function reasonText(
  { kind, reason, orderNumber }: Pick<CashEntry, 'kind' | 'reason' | 'orderNumber'>,
  t: Pick<typeof cash, 'ofClosing' | 'ofTest'>,
): string {
  // Nobody writes a reason for a count, change, or the reversal of an order's entry.
  if (kind === 'handOver' && reason === CLOSING) return t.ofClosing;
  const isByErasing = kind === 'float' || (kind === 'reverse' && orderNumber !== null);
  return isByErasing && reason === TEST_ERASED ? t.ofTest : reason;
}
