import { useSyncExternalStore } from 'react';
import type { PayingWith } from '../../../../shop/buying/orders/contract.ts';
import type { DeliveryKind, HalfDay, SavedAddress } from '../../../../shop/people/account/contract.ts';
import { tabStore } from '../../../browser/browser-storage.ts';
import { checkoutAddress, type CheckoutAddress } from '../../../client/storage/checkout-address.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** The checkout draft. Survives Back, a reload and a lost connection. */
export type Draft = {
  /** The profile's address, one kept beside it, or one typed here. */
  to: 'saved' | 'kept' | 'other';
  kept: SavedAddress | null;
  /** The name to keep the typed address by; empty for this order only. */
  keepAs: string;
  other: CheckoutAddress;
  /** National digits; null while the field is untouched. */
  phone: string | null;
  /** The banknotes to pay with; null if not stated. */
  notes: PayingWith | null;
  /** The recipient, if it is not the shopper. */
  recipient: string;
  kind: DeliveryKind;
  halfDay: HalfDay | null;
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
const emptyDraft: Draft = {
  to: 'saved',
  kept: null,
  keepAs: '',
  other: emptyAddress,
  phone: null,
  notes: null,
  recipient: '',
  kind: 'home',
  halfDay: null,
};

// Browser only, where there is one shopper per process.
let current: Draft | null = null;
const listeners = new Set<() => void>();

/** The draft of this browser; empty on the server. */
export function readDraft(): Draft {
  if (import.meta.env.SSR) return emptyDraft;
  current ??= { ...emptyDraft, ...storedChoices(), other: checkoutAddress.read() };
  return current;
}

/** The address is stored in its cookie (specification section 3), the rest in session storage. */
export function writeDraft(news: Partial<Draft>): void {
  current = { ...readDraft(), ...news };
  const { other, ...choices } = current;
  if (news.other) checkoutAddress.write(other);
  tabStore.set(storageKey, JSON.stringify(choices));
  for (const listener of listeners) listener();
}

export function clearDraft(): void {
  checkoutAddress.clear();
  tabStore.remove(storageKey);
  current = null;
  for (const listener of listeners) listener();
}

export function useDraft(): Draft {
  return useSyncExternalStore(onChange, readDraft, () => emptyDraft);
}

// The next shopper who signs in in this tab must not get this address.
if (!import.meta.env.SSR)
  for (const type of ['auth:logout', 'auth:another']) addEventListener(type, clearDraft);

const storedChoices = () => storedJson<Partial<Draft>>(tabStore, storageKey, {});

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
