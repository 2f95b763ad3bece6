import type { Language } from '../../shop/language.ts';

/**
 * A message for one phone, in E.164; `text` is complete, in the recipient's `language`. `code` is the digits alone,
 * where it carries a code. `id` is the outbox's name for it, the same on every try.
 */
export type Message = {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly language: Language;
  readonly code: string | null;
};

/** How a gateway has been: `score` is the share of its last sends that were taken, from 0 to 1. */
export type GatewayHealth = {
  readonly name: string;
  readonly score: number;
  readonly circuit: 'closed' | 'open' | 'halfOpen';
  readonly taken: number;
  readonly refused: number;
  readonly unknown: number;
};

/**
 * Carries messages to phones. `send` resolves when an operator has taken the message and throws a `SendFailure` when
 * none has, or when nobody knows.
 */
export type Messages = {
  readonly kind: 'outbox' | 'gateway';
  readonly send: (message: Message) => Promise<void>;
  readonly health: () => readonly GatewayHealth[];
};

/** The outbox gateway: messages stay where they were written, for the page and `/dev/outbox` to show. */
export const outboxMessages: Messages = { kind: 'outbox', send: async () => {}, health: () => [] };
