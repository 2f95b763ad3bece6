/** Where a message to a phone stands: it goes out, went out, or was given up. */
export const messageStates = ['waiting', 'sent', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];
