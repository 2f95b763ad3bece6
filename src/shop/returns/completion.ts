import type { OrderStatus, ReturnStatus } from '../orders/contract.ts';
import { type Deadlines, isWindowOpen } from '../orders/return-window.ts';
import { mayStep } from '../orders/status.ts';
import { isOpen } from './status.ts';

/** Whether the job may complete an order: delivered, all windows over, no open request. */
export function mayComplete(
  order: {
    readonly status: OrderStatus;
    readonly lines: readonly Deadlines[];
    readonly requests: readonly ReturnStatus[];
  },
  now: Date,
): boolean {
  const { status, lines, requests } = order;
  if (!mayStep(status, 'completed', 'job') || requests.some(isOpen)) return false;
  return lines.every((line) => !isWindowOpen('exchange', line, now) && !isWindowOpen('return', line, now));
}
