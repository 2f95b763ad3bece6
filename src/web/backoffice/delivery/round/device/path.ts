import { useSyncExternalStore } from 'react';
import { type Door, isReturn } from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';

const ROOT = '/console/round';
const listeners = new Set<() => void>();
addEventListener('popstate', () => listeners.forEach((listener) => listener()));

/** The parts of the address below `/console/round`. The router of the console is larger than the whole round. */
export function usePath(): string[] {
  const path = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname,
  );
  return path.slice(ROOT.length).split('/').filter(Boolean);
}

export const hrefOf = (...parts: readonly string[]): string => [ROOT, ...parts].join('/');

/** Goes to an address of the round; `replace` leaves no way back to the present one. */
export function go(parts: readonly string[], { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', hrefOf(...parts));
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** The part of the address that names a door: the order's number, or the return. */
export const placeOf = (stop: Door): string => (isReturn(stop) ? stop.returnId : stop.number);
