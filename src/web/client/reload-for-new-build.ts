import { tabStore } from '../browser/browser-storage.ts';

/** During a deployment the reloaded document may name the same missing code: no second reload within this. */
const PAUSE_MS = 60_000;
const storageKey = 'reloaded-at';

/** Whether code was gone, as soon as the store has said that it can be reached. */
let isCodeGone = Promise.resolve(false);

/**
 * Reloads the page when a part of its code is gone, as that belongs to an older build; at most once a minute. Not while
 * the store cannot be reached: the browser would show its own error instead of the page.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    isCodeGone = fetch('/health/live', { method: 'HEAD' }).then(
      () => {
        if (Date.now() - Number(tabStore.get(storageKey)) >= PAUSE_MS) {
          tabStore.set(storageKey, String(Date.now()));
          location.reload();
        }
        return true;
      },
      () => false,
    );
  });
}

/** For a button that tries again: where code is gone, only a new document helps. */
export async function retryOrReload(retry: () => void): Promise<void> {
  if (await isCodeGone) location.reload();
  else retry();
}
