import type { Language } from '../../shop/language.ts';

/** What a device shows. `href` is a path of this store; of two with one `tag` the later takes the other's place. */
export type PushNote = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly tag: string;
  readonly language: Language;
};

/**
 * Reaches devices whose owners said yes. `send` resolves with `gone` where the device will never be there again, and
 * throws a `SendFailure` where a later try may do better.
 */
export type Push = {
  /** What a browser subscribes with; null: no browser can. */
  readonly publicKey: string | null;
  /** A device's token as it is kept, however it was written; null where this store may not talk to such a device. */
  readonly read: (given: string) => string | null;
  readonly send: (token: string, note: PushNote) => Promise<'taken' | 'gone'>;
};

/** No device is reached; what would be pushed goes by SMS where it was promised. */
export const noPush: Push = { publicKey: null, read: () => null, send: async () => 'gone' };
