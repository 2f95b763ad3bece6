import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router';
import type { StoreFacts, StoreSentences } from '../../../shop/facts/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { callFrom } from '../../client/call-from.ts';

/** In the browser facts are read again with the next page after so long. */
const FRESH_MS = 5 * 60_000;
let readAt = Date.now();

/** Brings what the store says of itself, with the page's first answer. */
export async function loadFacts({ context }: LoaderFunctionArgs) {
  readAt = Date.now();
  try {
    return await callFrom(context)('getStoreFacts');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw data({ code: error.code, message: error.message }, { status: error.status || 503 });
  }
}

export const shouldReloadFacts: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || (navigator.onLine && Date.now() - readAt > FRESH_MS);

const useLoaded = () => useRouteLoaderData<typeof loadFacts>('store');

/** What the store says of itself, on a page. */
export function useFacts(): StoreFacts {
  const loaded = useLoaded();
  if (!loaded) throw new Error('only a page has the facts: without them the error page stands in its place');
  return loaded.store;
}

/** Where to follow the store; undefined where the facts could not be read. */
export const useChannel = (): StoreFacts['channel'] | undefined => useLoaded()?.store.channel;

/** The sentences around every page; undefined where the facts could not be read. */
export const useStoreSentences = (): StoreSentences | undefined => useLoaded()?.sentences;
