import { localStore } from '../../../browser/browser-storage.ts';
import { readTokens } from '../../../client/session/tokens.ts';
import { guestChoicesKey, needsProfile } from '../../../client/storage/stored.ts';

/** The latest merge; never rejects. */
export let lastMerge: Promise<unknown> | undefined;

/**
 * Merges the stored choices once a shopper with a profile is signed in. `onLate` is called if pages had loaded before it
 * ended. After a failure the choices stay stored for the next call.
 */
export function mergeWaiting(onLate: () => void): void {
  if (localStore.get(guestChoicesKey) && readTokens() && !needsProfile.read())
    lastMerge = import('./merge-choices.tsx')
      .then(({ mergeChoices }) => mergeChoices(onLate))
      .catch(() => {});
}
