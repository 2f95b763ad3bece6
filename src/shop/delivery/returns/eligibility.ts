import type { LineIdentity } from '../../buying/cart/contract.ts';
import type { OrderStatus, ReturnKind } from '../../buying/orders/contract.ts';
import {
  mayGoBack,
  quantityKept,
  quantityLeft,
  type SoldPieces,
  takesRequests,
  type Deadlines,
  isWindowOpen,
} from '../../buying/orders/return-window.ts';
import type { ErrorCode } from '../../wire/envelope.ts';

/** A line of an order. */
export type SoldLine = LineIdentity & SoldPieces & Deadlines;

export type SoldOrder = { readonly status: OrderStatus; readonly items: readonly SoldLine[] };

export type RequestedLine = LineIdentity & { readonly quantity: number };

/** All quantities that can still be returned, for a request of the whole order. */
export function allThatCanGoBack(kind: ReturnKind, { status, items }: SoldOrder, now: Date): RequestedLine[] {
  return items
    .filter((line) => mayGoBack(kind, status, line, now))
    .map((line) => ({ ...identityOf(line), quantity: quantityLeft(line) }));
}

/**
 * Why these lines cannot be returned or exchanged now, or null. An empty list means everything returnable, and is
 * refused if there is nothing. Repeated lines are added up. A category without returns has no exchanges either.
 * `isOverridden`: the owner lets it pass the windows and the categories.
 */
export function returnRefusal(
  kind: ReturnKind,
  order: SoldOrder,
  asked: readonly RequestedLine[],
  now: Date,
  isOverridden = false,
): ErrorCode | null {
  const { status, items } = order;
  // The windows of a completed order are over.
  if (status === 'completed' && !isOverridden) return windowOver[kind];
  if (status !== 'completed' && !takesRequests(status)) return 'RETURN_NOT_ALLOWED';
  if (asked.length === 0) {
    const returnable = items.filter((line) => line.returnable && quantityKept(line) > 0);
    if (returnable.length === 0) return 'NOT_RETURNABLE';
    const left = returnable.filter((line) => quantityLeft(line) > 0);
    if (left.length === 0) return 'RETURN_REQUESTED';
    return left.some((line) => isWindowOpen(kind, line, now)) ? 'NOT_RETURNABLE' : windowOver[kind];
  }
  const refusals = asked.map((line) => lineRefusal(kind, line, { items, asked, now, isOverridden }));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

const windowOver = { return: 'RETURN_WINDOW_OVER', exchange: 'EXCHANGE_WINDOW_OVER' } as const;

type LineRules = {
  readonly items: readonly SoldLine[];
  readonly asked: readonly RequestedLine[];
  readonly now: Date;
  readonly isOverridden: boolean;
};

function lineRefusal(
  kind: ReturnKind,
  line: RequestedLine,
  { items, asked, now, isOverridden }: LineRules,
): ErrorCode | null {
  const found = items.find((item) => isSameLine(item, line));
  if (!found) return 'NOT_FOUND';
  if (!found.returnable && !isOverridden) return 'NOT_RETURNABLE';
  if (!isWindowOpen(kind, found, now) && !isOverridden) return windowOver[kind];
  const together = asked
    .filter((other) => isSameLine(other, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return together > quantityLeft({ ...found, returnable: true }) ? 'RETURN_QUANTITY' : null;
}

function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.productId === b.productId && a.colorId === b.colorId && a.sizeId === b.sizeId;
}

function identityOf({ productId, colorId, sizeId }: LineIdentity): LineIdentity {
  return { productId, colorId, sizeId };
}
