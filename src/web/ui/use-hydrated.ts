import { useSyncExternalStore } from 'react';

/** False on the server and in the first render, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, hydrated, asleep);
}

const hydrated = () => true;
const asleep = () => false;
const neverChanges = () => () => undefined;
