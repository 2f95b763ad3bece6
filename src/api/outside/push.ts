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
  /** Is it the token of a device this store may talk to? Anything else is not kept. */
  readonly accepts: (token: string) => boolean;
  readonly send: (token: string, note: PushNote) => Promise<'taken' | 'gone'>;
};

/** No device is reached; what would be pushed goes by SMS where it was promised. */
export const noPush: Push = { publicKey: null, accepts: () => false, send: async () => 'gone' };
