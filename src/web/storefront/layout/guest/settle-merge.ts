import { lastMerge } from './guest-merge.ts';

/** How long signing in waits for the merge, in ms. */
const PATIENCE_MS = 8000;

/** Waits for a running merge, so that the next page shows the pieces. */
export const settleMerge = (): Promise<unknown> =>
  Promise.race([lastMerge, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
