import { useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router';
import type { User } from '../../../shop/people/account/contract.ts';
import { callFrom } from '../../client/call-from.ts';
import { visitorFrom } from '../../client/session/visitor.ts';

/** What every page needs to know about the shopper. */
export type Shopper = {
  authenticated: boolean;
  needsProfile: boolean;
  user: User | null;
  cartCount: number;
  favoriteIds: readonly string[];
};

const guest: Shopper = {
  authenticated: false,
  needsProfile: false,
  user: null,
  cartCount: 0,
  favoriteIds: [],
};

/**
 * The layout's loader. A failed read does not fail the page: in the browser the shopper of the last read stays, on the
 * server the shopper is empty.
 */
export async function loadShopper({ context }: LoaderFunctionArgs): Promise<Shopper> {
  stale = false;
  const shopper = await readShopper(context);
  if (!import.meta.env.SSR) note(shopper);
  return shopper;
}

/** Revalidates when a page asks for fresh data or the session changed, not on every navigation. */
export const shouldReloadShopper: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  stale || currentUrl.href === nextUrl.href;

/** The shopper of this page; counts change at once when the functions below are called. */
export function useShopper(): Shopper {
  // Undefined when the layout itself failed; then it is a guest.
  const loaded = useRouteLoaderData<typeof loadShopper>('layout');
  const noted = useSyncExternalStore(
    onNote,
    () => latest,
    () => nothing,
  );
  return { ...guest, ...loaded, ...noted };
}

export const noteCart = (cart: { itemsCount: number }) => note({ cartCount: cart.itemsCount });

export const noteFavorites = (favoriteIds: readonly string[]) => note({ favoriteIds });

export const noteUser = (user: User) => note({ user, favoriteIds: user.favoriteIds });

/** Clears the shopper's data when another account signs in on this device. */
export const forgetShopper = () => note(guest);

/** The session started or ended: the next navigation reloads everything. */
export function noteSession(authenticated: boolean): void {
  stale = true;
  if (!authenticated) note(guest);
}

async function readShopper(context: LoaderFunctionArgs['context']): Promise<Shopper> {
  const { authenticated, needsProfile } = visitorFrom(context);
  if (!authenticated) return guest;
  const account = await callFrom(context)('getUserData').catch(() => null);
  // What could not be read stays as it was, and is read again with the next page. The server has nothing from before.
  const before = account === null ? latest : nothing;
  if (account === null && !import.meta.env.SSR) stale = true;
  const user = account?.user ?? before.user ?? null;
  return {
    authenticated,
    needsProfile,
    user,
    cartCount: before.cartCount ?? user?.cartCount ?? 0,
    favoriteIds: before.favoriteIds ?? user?.favoriteIds ?? [],
  };
}

// Changed in the browser only, where there is one shopper per process.
const nothing: Partial<Shopper> = {};
let latest = nothing;
let stale = false;
const listeners = new Set<() => void>();

function note(news: Partial<Shopper>): void {
  latest = { ...latest, ...news };
  for (const listener of listeners) listener();
}

function onNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
