import type { HideReason } from '../../catalog/reviews/hide-reasons.ts';

/** Why a review is reported or hidden, as a sentence. */
export const reviewReasons = {
  insult: 'It is insulting.',
  personalData: 'It shows a phone number or someone’s name.',
  offTopic: 'It is not about this item.',
  rights: 'It was copied from somebody else.',
} satisfies Record<HideReason, string>;
