import type { Language } from '../../../../../shop/language.ts';
import { workerUrl } from '../../../../client/device/worker-url.ts';

const WORKER = '/console/round-worker.js';
const SCOPE = '/console/round';

/** Registers the round's service worker, of its own scope, and asks the browser to keep its storage. */
export async function cacheOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerUrl(WORKER), { scope: SCOPE }).catch(() => null);
  await navigator.storage?.persist?.().catch(() => false);
}

/** Each language is a build of its own: drops this one's cache and reloads in the other language. */
export async function switchLanguage(language: Language): Promise<void> {
  document.cookie = `language=${language}; Max-Age=31536000; Path=/; SameSite=Strict`;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('round ')).map(async (name) => caches.delete(name)),
  );
  location.reload();
}
