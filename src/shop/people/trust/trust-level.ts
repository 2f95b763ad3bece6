import type { Settings } from '../../settings.ts';

/** How far a shopper is trusted to take what they order, from the first to the last. */
export const trustLevels = ['new', 'known', 'trusted', 'watched', 'blocked'] as const;
export type TrustLevel = (typeof trustLevels)[number];

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
