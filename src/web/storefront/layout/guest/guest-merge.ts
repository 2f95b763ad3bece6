import { readTokens } from '../../../client/session/tokens.ts';
import { guestChoicesKey, needsProfile } from '../../../client/storage/stored.ts';

/** How long signing in waits for the merge, in ms. */
const PATIENCE_MS = 8000;

let running: Promise<unknown> = Promise.resolve();

/**
 * Merges what waits on this device once a shopper with a profile is signed in; `onLate` is called when pages were loaded
 * before it ended. Without an answer everything stays on the device, for the next page or until the line is back.
 */
export function mergeWaiting(onLate: () => void): void {
  if (!localStorage.getItem(guestChoicesKey) || needsProfile.read() || !readTokens()) return;
  running = import('./merge-choices.tsx').then(({ mergeChoices }) => mergeChoices(onLate)).catch(() => null);
}

/** Waits for a running merge, so that the next page shows the pieces. */
export const settleMerge = (): Promise<unknown> =>
  Promise.race([running, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
