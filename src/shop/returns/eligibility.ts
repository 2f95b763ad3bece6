import type { LineIdentity } from '../cart/contract.ts';
import type { ErrorCode } from '../envelope.ts';
import type { OrderItem, OrderStatus, ReturnKind } from '../orders/contract.ts';
import { isWindowOpen } from '../orders/return-window.ts';
import type { Settings } from '../settings.ts';

/** A line of an order; `returnedQuantity`: pieces in requests that hold theirs (`holdsPieces`). */
export type SoldLine = LineIdentity & Pick<OrderItem, 'quantity' | 'returnable' | 'returnedQuantity'>;

export type SoldOrder = {
  readonly status: OrderStatus;
  readonly deliveredAt: Date | null;
  readonly items: readonly SoldLine[];
};

export type RequestedLine = LineIdentity & { readonly quantity: number };

/** Pieces of a line that can still go back; none of a category that does not take returns. */
export function quantityLeft({ returnable, quantity, returnedQuantity }: SoldLine): number {
  return returnable ? Math.max(0, quantity - returnedQuantity) : 0;
}

/** All that can still go back, which is what a return of the whole order asks for. */
export function allThatCanGoBack(items: readonly SoldLine[]): RequestedLine[] {
  return items
    .map((line) => ({ ...identityOf(line), quantity: quantityLeft(line) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Why these pieces of the order cannot be returned or exchanged now, or null. A line asked for twice counts
 * together. A category that takes no returns takes no exchanges either.
 */
export function returnRefusal(
  kind: ReturnKind,
  order: SoldOrder,
  asked: readonly RequestedLine[],
  settings: Pick<Settings, 'returnDays' | 'exchangeDays' | 'holidays'>,
  now: Date,
): ErrorCode | null {
  const { status, deliveredAt, items } = order;
  if (deliveredAt === null || (status !== 'delivered' && status !== 'returns')) return 'RETURN_NOT_ALLOWED';
  if (!isWindowOpen(kind, deliveredAt, settings, now)) {
    return kind === 'return' ? 'RETURN_WINDOW_OVER' : 'EXCHANGE_WINDOW_OVER';
  }
  if (asked.length === 0) return 'NOT_RETURNABLE';
  return asked.map((line) => lineRefusal(line, items, asked)).find((refusal) => refusal !== null) ?? null;
}

function lineRefusal(
  line: RequestedLine,
  sold: readonly SoldLine[],
  asked: readonly RequestedLine[],
): ErrorCode | null {
  const found = sold.find((item) => isSameLine(item, line));
  if (!found) return 'NOT_FOUND';
  if (!found.returnable) return 'NOT_RETURNABLE';
  const together = asked
    .filter((other) => isSameLine(other, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return together > quantityLeft(found) ? 'RETURN_QUANTITY' : null;
}

function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.productId === b.productId && a.colorId === b.colorId && a.sizeId === b.sizeId;
}

function identityOf({ productId, colorId, sizeId }: LineIdentity): LineIdentity {
  return { productId, colorId, sizeId };
}
