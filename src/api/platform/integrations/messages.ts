import type { Language } from '../../../shop/language.ts';

/** A message to one phone (E.164). `code` holds a code's digits; `id` is the same on every try. */
export type Message = {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly language: Language;
  readonly code: string | null;
};

/** A gateway's health: `score` is the share of its last sends that succeeded, from 0 to 1. */
export type GatewayHealth = {
  readonly name: string;
  readonly score: number;
  readonly circuit: 'closed' | 'open' | 'halfOpen';
  readonly taken: number;
  readonly refused: number;
  readonly unknown: number;
};

/** Sends messages. `send` throws a `SendFailure` when no operator took the message or that is unknown. */
export type Messages = {
  readonly kind: 'outbox' | 'gateway';
  readonly send: (message: Message) => Promise<void>;
  readonly health: () => readonly GatewayHealth[];
};

/** The outbox gateway: messages are only stored, for the page and `/dev/outbox`. */
export const outboxMessages: Messages = { kind: 'outbox', send: async () => {}, health: () => [] };
