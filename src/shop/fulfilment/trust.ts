import type { ErrorCode } from '../envelope.ts';
import type { Settings } from '../settings.ts';

/** How far a shopper is trusted to take what they order, from the first to the last. */
export type TrustLevel = 'new' | 'known' | 'trusted' | 'watched' | 'blocked';

/**
 * What a level is decided by, counted over the settings' days: deliveries (a partial one counts), refusals that count
 * against the shopper and were not struck out, those of them that are recent, and what the merchant set by hand.
 */
export type TrustFacts = {
  readonly delivered: number;
  readonly refused: number;
  readonly refusedLately: number;
  readonly byHand: TrustLevel | null;
};

type TrustSettings = Pick<Settings, 'trust'>;

/** The level of a shopper: of the rows that fit the last one. */
export function trustLevel(
  { delivered, refused, refusedLately, byHand }: TrustFacts,
  { trust: { knownFrom, trustedFrom, watchedFrom } }: TrustSettings,
): TrustLevel {
  if (byHand !== null) return byHand;
  if (refused >= watchedFrom && refused >= delivered) return 'watched';
  if (delivered >= trustedFrom && refusedLately === 0) return 'trusted';
  return delivered >= knownFrom ? 'known' : 'new';
}

/** What may be open at a level: orders, and their value in pounds (null: any). */
function openLimits(level: TrustLevel, { trust: { new: newcomer, known, trusted, watched } }: TrustSettings) {
  return { new: newcomer, known, trusted, watched, blocked: { orders: 0, value: 0 } }[level];
}

export type OrderingRefusal = {
  readonly code: Extract<ErrorCode, 'ORDER_LIMIT' | 'ORDER_TOTAL_LIMIT' | 'ORDERING_PAUSED'>;
  readonly data: Readonly<Record<string, number>>;
};

/**
 * Why an order of `total` cannot be placed beside what is open, or null. `open` counts orders that are not delivered
 * yet, `value` is what they come to.
 */
export function orderingRefusal(
  level: TrustLevel,
  { open, value, refused }: { readonly open: number; readonly value: number; readonly refused: number },
  total: number,
  settings: TrustSettings,
): OrderingRefusal | null {
  if (level === 'blocked') return { code: 'ORDERING_PAUSED', data: { refused } };
  const limits = openLimits(level, settings);
  if (open + 1 > limits.orders) return { code: 'ORDER_LIMIT', data: { open, limit: limits.orders } };
  if (limits.value !== null && value + total > limits.value)
    return { code: 'ORDER_TOTAL_LIMIT', data: { cap: limits.value, open: value } };
  return null;
}
