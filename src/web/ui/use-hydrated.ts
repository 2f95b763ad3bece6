import { useSyncExternalStore } from 'react';

/** Whether the page's script runs yet: false on the server and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, awake, asleep);
}

const awake = () => true;
const asleep = () => false;
const neverChanges = () => () => undefined;
