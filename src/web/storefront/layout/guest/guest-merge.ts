import { readTokens } from '../../../client/session/tokens.ts';
import { guestChoicesKey, needsProfile } from '../../../client/storage/stored.ts';

/** The last merge: ends without an error. */
export let lastMerge: Promise<unknown> | undefined;

/**
 * Merges what waits on this device once a shopper with a profile is signed in; `onLate` is called when pages were loaded
 * before it ended. Without an answer everything stays on the device, for the next call.
 */
export function mergeWaiting(onLate: () => void): void {
  if (localStorage.getItem(guestChoicesKey) && readTokens() && !needsProfile.read())
    lastMerge = import('./merge-choices.tsx')
      .then(({ mergeChoices }) => mergeChoices(onLate))
      .catch(() => {});
}
