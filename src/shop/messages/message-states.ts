/** The state of a message to a phone: pending, sent, or given up. */
export const messageStates = ['waiting', 'sent', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];
