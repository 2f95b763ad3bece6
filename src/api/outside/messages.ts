/** A message for one phone, in E.164; `text` is complete, in the recipient's language. */
export type Message = { to: string; text: string };

/** Carries messages to phones. `send` resolves when the operator has taken the message and throws when it has not. */
export type Messages = { readonly kind: 'outbox' | 'gateway'; send: (message: Message) => Promise<void> };

/** The outbox gateway: messages stay where they were written, for the page and `/dev/outbox` to show. */
export const outboxMessages: Messages = { kind: 'outbox', send: async () => {} };
