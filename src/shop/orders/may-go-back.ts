import type { OrderItem, OrderStatus, ReturnKind } from './contract.ts';
import { type Deadlines, isWindowOpen } from './return-window.ts';

/** Pieces of a line; `returnedQuantity`: those in requests that hold theirs. */
export type SoldPieces = Pick<OrderItem, 'quantity' | 'returnable' | 'returnedQuantity'>;

/** Pieces of a line that can still go back; none of a category that does not take returns. */
export function quantityLeft({ returnable, quantity, returnedQuantity }: SoldPieces): number {
  return returnable ? Math.max(0, quantity - returnedQuantity) : 0;
}

/** Whether a piece of this line can be returned or exchanged now. */
export function mayGoBack(
  kind: ReturnKind,
  status: OrderStatus,
  line: SoldPieces & Deadlines,
  now: Date,
): boolean {
  return takesRequests(status) && quantityLeft(line) > 0 && isWindowOpen(kind, line, now);
}

/** Requests are opened for what was delivered and is not completed. */
export const takesRequests = (status: OrderStatus) => status === 'delivered' || status === 'returns';
