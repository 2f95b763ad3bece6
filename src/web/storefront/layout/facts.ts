import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router';
import { layout as t } from '#texts/layout';
import type { DataOf } from '../../../shop/endpoints.ts';
import type { StoreFacts, StoreSentences } from '../../../shop/people/facts/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { callFrom } from '../../client/call-from.ts';
import type { Caller } from '../../client/caller.ts';

type Facts = DataOf<'getStoreFacts'>;

/** How long the browser caches the facts, in milliseconds. */
const FRESH_MS = 5 * 60_000;
let readAt = Date.now();
/** In the browser, the facts read last. */
let known: Facts | undefined;
export const setFacts = (facts: Facts | undefined) => (known = facts);

/** The store's facts for a loader: in the browser the last ones. */
export const factsFor = async (call: Caller): Promise<StoreFacts> =>
  (known ?? (await call('getStoreFacts'))).store;

/** Loads the store's facts (settings pages show) with the first page. Where they cannot be read again, the last ones stay. */
export async function loadFacts({ context }: LoaderFunctionArgs): Promise<Facts> {
  readAt = Date.now();
  try {
    const facts = await callFrom(context)('getStoreFacts');
    if (!import.meta.env.SSR) known = facts;
    return facts;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (known) return known;
    throw data({ code: error.code, message: error.message }, { status: error.status || 503 });
  }
}

export const shouldReloadFacts: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || (navigator.onLine && Date.now() - readAt > FRESH_MS);

const useLoaded = () => useRouteLoaderData<typeof loadFacts>('store');

/** The store's facts on a page. */
export function useFacts(): StoreFacts {
  const loaded = useLoaded();
  if (!loaded) throw new Error('no facts');
  return loaded.store;
}

/** Where to follow the store; empty when the facts could not be loaded. */
export function useChannels(): StoreFacts['otherChannels'] {
  const store = useLoaded()?.store;
  return store ? [store.channel, ...store.otherChannels] : [];
}

/** The merchant's logo, if there is one. */
export const useShopLogo = () => useLoaded()?.store.identity.logo;

export const useShopName = (): string => useLoaded()?.store.identity.name ?? t.shop;

/** The sentences around every page; undefined if the facts could not be loaded. */
export const useStoreSentences = (): StoreSentences | undefined => useLoaded()?.sentences;
