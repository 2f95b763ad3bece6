import { language } from '#texts/language';
import { shopperIn } from '../session/session.ts';
import { readTokens } from '../session/tokens.ts';
import { wireOf } from '../wire.ts';
import { workerUrl } from './worker-url.ts';

/**
 * Starts the worker that stores visited pages for when there is no connection, and tells it whose they are: with
 * another shopper, or none, it drops them.
 */
export async function storeVisits(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { controller } = navigator.serviceWorker;
  const registration = navigator.serviceWorker.register(workerUrl('/sw.js'), { scope: '/' });
  if ((await registration.catch(() => null)) === null) return;
  await tell(controller === null ? loadedHere() : []);
  for (const type of ['auth:login', 'auth:logout', 'auth:unauthorized', 'auth:another'])
    addEventListener(type, () => void tell([]));
}

async function tell(urls: readonly string[]): Promise<void> {
  const tokens = readTokens();
  const owner = tokens === undefined ? '' : shopperIn(tokens);
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage({ owner, language, urls });
}

/** This page, its files and pictures, and the facts that every page begins with. */
function loadedHere(): string[] {
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets\/(en|ar)|pictures)\//.test(new URL(name).pathname));
  return [location.href, new URL(wireOf('getStoreFacts').path, location.href).href, ...parts];
}
