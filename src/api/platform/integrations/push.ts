import type { Language } from '../../../shop/language.ts';

/** A notification. `href` is a path of this store; a later one with the same `tag` replaces the earlier. */
export type PushNote = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly tag: string;
  readonly language: Language;
};

/** Sends push notifications: `gone` for a removed subscription; throws a `SendFailure` if a retry may succeed. */
export type Push = {
  /** The VAPID public key for browsers; null if browsers are not supported. */
  readonly publicKey: string | null;
  /** A device's token in its stored form; null if this store must not send to it. */
  readonly read: (given: string) => string | null;
  readonly send: (token: string, note: PushNote) => Promise<'taken' | 'gone'>;
};

/** No push: important messages go by SMS instead. */
export const noPush: Push = { publicKey: null, read: () => null, send: async () => 'gone' };
