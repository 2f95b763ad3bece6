import type { OrderItem, OrderStatus, ReturnKind } from './contract.ts';
import { type Deadlines, isWindowOpen } from './return-window.ts';

/** A line's quantities; `returnedQuantity`: those in open or accepted requests. */
export type SoldPieces = Pick<OrderItem, 'quantity' | 'returnable' | 'returnedQuantity'>;

/** The quantity that can still be returned; 0 for a category without returns. */
export function quantityLeft({ returnable, quantity, returnedQuantity }: SoldPieces): number {
  return returnable ? Math.max(0, quantity - returnedQuantity) : 0;
}

/** Whether this line can be returned or exchanged now. */
export function mayGoBack(
  kind: ReturnKind,
  status: OrderStatus,
  line: SoldPieces & Deadlines,
  now: Date,
): boolean {
  return takesRequests(status) && quantityLeft(line) > 0 && isWindowOpen(kind, line, now);
}

/** Requests need a delivered order that is not completed. */
export const takesRequests = (status: OrderStatus) => status === 'delivered' || status === 'returns';
