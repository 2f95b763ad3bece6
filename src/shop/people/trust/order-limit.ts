import type { Settings } from '../../settings.ts';
import type { TrustLevel } from './trust-level.ts';

/** A shopper before they order: their level, why it is so, and what is under way. Amounts in pounds. */
export type Standing = {
  readonly level: TrustLevel;
  /** Refusals that count against them. */
  readonly refused: number;
  /** The end of a level caused by refusals or set by the merchant; null for the others. */
  readonly until: Date | null;
  readonly openOrders: number;
  readonly openTotal: number;
};

/** Why a limit is what it is: the first order has not arrived, it is everybody's, or parcels were not accepted. */
export type LimitReason = 'new' | 'usual' | 'watched';

/** Why an order cannot be placed now, with what its sentence names. `total` is the order's own. */
export type OrderLimit = {
  readonly reason: LimitReason;
  readonly refused: number;
  readonly until: Date | null;
} & (
  | { readonly code: 'ORDER_LIMIT'; readonly open: number; readonly limit: number }
  | {
      readonly code: 'ORDER_TOTAL_LIMIT';
      readonly open: number;
      readonly cap: number;
      readonly total: number;
    }
  | { readonly code: 'ORDERING_PAUSED' }
);

type Limits = { readonly orders: number; readonly total: number | null };

/** The orders under way that a level allows, and their value in pounds, null for any. */
export function limitsOf(level: TrustLevel, { trust }: Pick<Settings, 'trust'>): Limits {
  const limits: Record<TrustLevel, Limits> = {
    new: { orders: trust.newOrders, total: trust.newTotal },
    known: { orders: trust.knownOrders, total: trust.knownTotal },
    trusted: { orders: trust.trustedOrders, total: trust.trustedTotal },
    watched: { orders: trust.watchedOrders, total: trust.watchedTotal },
    blocked: { orders: 0, total: 0 },
  };
  return limits[level];
}

/** Why one more order of `total` pounds cannot be placed, or null. Limits include that order. */
export function orderLimit(
  { level, refused, until, openOrders, openTotal }: Standing,
  total: number,
  settings: Pick<Settings, 'trust'>,
): OrderLimit | null {
  const why = { reason: reasonOf(level), refused, until } as const;
  if (level === 'blocked') return { code: 'ORDERING_PAUSED', ...why };
  const { orders, total: cap } = limitsOf(level, settings);
  if (openOrders + 1 > orders) return { code: 'ORDER_LIMIT', open: openOrders, limit: orders, ...why };
  if (cap !== null && openTotal + total > cap)
    return { code: 'ORDER_TOTAL_LIMIT', open: openTotal, cap, total, ...why };
  return null;
}

function reasonOf(level: TrustLevel): LimitReason {
  if (level === 'new') return 'new';
  return level === 'watched' || level === 'blocked' ? 'watched' : 'usual';
}
