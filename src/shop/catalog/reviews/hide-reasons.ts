/** Why a review may be reported and hidden. Few stars are not a reason. */
export const hideReasons = ['insult', 'personalData', 'offTopic', 'rights'] as const;
export type HideReason = (typeof hideReasons)[number];
