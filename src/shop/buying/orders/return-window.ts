import type { OwnReturnDays, ReturnDays } from '../../catalog/browse/return-days.ts';
import { endOfBusinessWindow, type Holidays } from '../../time/business-days.ts';
import type { ReturnKind, OrderItem, OrderStatus } from './contract.ts';

/** The ends (excluded) of the windows; null before delivery. */
export type Deadlines<At = Date> = { readonly returnUntil: At | null; readonly exchangeUntil: At | null };

/**
 * The windows of a line, stored at its delivery: by the days agreed when ordered or the current ones, whichever are
 * longer. Each is an excluded end (24:00, store time, of the last day); show the last day with `formatLastDay`.
 */
export function lineDeadlines(
  deliveredAt: Date,
  agreed: OwnReturnDays,
  today: ReturnDays,
  holidays: Holidays,
): { returnUntil: Date; exchangeUntil: Date } {
  const until = (kind: keyof ReturnDays) =>
    endOfBusinessWindow(deliveredAt, Math.max(agreed[kind] ?? 0, today[kind]), holidays);
  return { returnUntil: until('returnDays'), exchangeUntil: until('exchangeDays') };
}

export function isWindowOpen(
  kind: ReturnKind,
  { returnUntil, exchangeUntil }: Deadlines,
  now: Date,
): boolean {
  const until = kind === 'return' ? returnUntil : exchangeUntil;
  return until !== null && now < until;
}

/** A line's quantities; `returnedQuantity`: those in open or accepted requests. `quantity` is what was kept where nothing is said of refused pieces. */
export type SoldPieces = Pick<OrderItem, 'quantity' | 'returnable' | 'returnedQuantity'> & RefusedPieces;
type RefusedPieces = Partial<Pick<OrderItem, 'refusedQuantity'>>;

/** The pieces of a line that were taken at the door. */
export const quantityKept = ({
  quantity,
  refusedQuantity = 0,
}: Pick<SoldPieces, 'quantity'> & RefusedPieces) => quantity - refusedQuantity;

/** The quantity that can still be returned; 0 for a category without returns. */
export function quantityLeft(line: SoldPieces): number {
  return line.returnable ? Math.max(0, quantityKept(line) - line.returnedQuantity) : 0;
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
