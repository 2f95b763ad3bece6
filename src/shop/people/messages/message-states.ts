/** The state of a message to a phone: pending, sent, given up, or not sent because the month's budget was spent. */
export const messageStates = ['waiting', 'sent', 'failed', 'inboxOnly'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a message was not sent: what it says was over before it could go out. */
export const NOT_IN_TIME = 'not sent in time';
