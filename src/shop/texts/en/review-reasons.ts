import type { HideReason } from '../../catalog/reviews/hide-reasons.ts';

/** Why a review is reported or hidden, as a sentence. */
export const reviewReasons = {
  insult: 'It insults somebody.',
  personalData: 'It holds a phone number or another person’s name.',
  offTopic: 'It is not about the piece.',
  rights: 'Its words belong to somebody else.',
} satisfies Record<HideReason, string>;
