import { tabStore } from '../browser/browser-storage.ts';
import { storedJson } from './storage/stored-json.ts';

/**
 * Gives equal requests one `Idempotency-Key`, so that a retry or reload acts once. `kind` names the request in session
 * storage, e.g. `pay`. Call `forget` once the answer arrived; until then `body` is the request.
 */
export function idempotencyKeys(kind: string): {
  keyFor: (body: string) => string;
  body: () => string | null;
  forget: () => void;
} {
  const storageKey = `${kind}-key`;
  const stored = () => storedJson<Stored | null>(tabStore, storageKey, null);
  return {
    keyFor: (body) => {
      const known = stored();
      if (known?.body === body) return known.key;
      const key = newKey();
      tabStore.set(storageKey, JSON.stringify({ body, key } satisfies Stored));
      return key;
    },
    body: () => stored()?.body ?? null,
    forget: () => tabStore.remove(storageKey),
  };
}

type Stored = { body: string; key: string };

/** A new key. `crypto.randomUUID` is missing on plain HTTP. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
