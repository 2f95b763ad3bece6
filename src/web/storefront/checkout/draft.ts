import { useSyncExternalStore } from 'react';
import { checkoutAddress, type CheckoutAddress } from '../../client/stored.ts';

/** With which notes the shopper means to pay; null: not said. */
export type Notes = 'exact' | 'five' | 'old' | null;

/** What is typed and chosen on the way through checkout. It survives Back, a reload and a lost connection. */
export type Draft = {
  /** The address of the profile, or the one written here for this order alone. */
  to: 'saved' | 'other';
  other: CheckoutAddress;
  /** National digits; null while the shopper has not touched the field. */
  phone: string | null;
  notes: Notes;
};

const storageKey = 'checkout';
const emptyAddress: CheckoutAddress = {
  lat: '',
  lng: '',
  city: '',
  area: '',
  street: '',
  addressDesc: '',
  address: '',
};
const emptyDraft: Draft = { to: 'saved', other: emptyAddress, phone: null, notes: null };

// Only ever filled in the browser, where there is one shopper.
let current: Draft | null = null;
const listeners = new Set<() => void>();

/** The draft of this browser; on the server, which cannot see it, an empty one. */
export function readDraft(): Draft {
  if (import.meta.env.SSR) return emptyDraft;
  current ??= { ...emptyDraft, ...keptChoices(), other: checkoutAddress.read() };
  return current;
}

/** The address is kept in its cookie (specification section 3), the rest for as long as the tab lives. */
export function writeDraft(news: Partial<Draft>): void {
  current = { ...readDraft(), ...news };
  const { other, ...choices } = current;
  if (news.other) checkoutAddress.write(other);
  sessionStorage.setItem(storageKey, JSON.stringify(choices));
  for (const listener of listeners) listener();
}

export function clearDraft(): void {
  checkoutAddress.clear();
  sessionStorage.removeItem(storageKey);
  current = null;
  for (const listener of listeners) listener();
}

export function useDraft(): Draft {
  return useSyncExternalStore(onChange, readDraft, () => emptyDraft);
}

// Whoever signs in next in this tab has an address of their own.
if (!import.meta.env.SSR)
  for (const type of ['auth:logout', 'auth:another']) addEventListener(type, clearDraft);

function keptChoices(): Partial<Draft> {
  // Written by `writeDraft`, in this shape.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Draft>;
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
