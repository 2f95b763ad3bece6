import type { OrderStatus, ReturnStatus } from '../orders/contract.ts';
import { isWindowOpen } from '../orders/return-window.ts';
import { mayStep } from '../orders/status.ts';
import type { Settings } from '../settings.ts';
import { isOpen } from './status.ts';

/** Whether the job may close an order: delivered, its exchange window over, and no request open. */
export function mayComplete(
  order: {
    readonly status: OrderStatus;
    readonly deliveredAt: Date | null;
    readonly requests: readonly ReturnStatus[];
  },
  settings: Pick<Settings, 'returnDays' | 'exchangeDays' | 'holidays'>,
  now: Date,
): boolean {
  const { status, deliveredAt, requests } = order;
  if (deliveredAt === null || !mayStep(status, 'completed', 'job') || requests.some(isOpen)) return false;
  return (
    !isWindowOpen('exchange', deliveredAt, settings, now) &&
    !isWindowOpen('return', deliveredAt, settings, now)
  );
}
