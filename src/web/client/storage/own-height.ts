import { HEIGHT_REACH, LEAST_HEIGHT, MOST_HEIGHT } from '../../../shop/catalog/browse/size-taken.ts';
import { localStore } from '../../browser/browser-storage.ts';
import { HEIGHT } from './stored.ts';

// By category: who buys for a child wears other heights there.
const keyOf = (categoryId: string) => HEIGHT + categoryId;

/** How tall the shopper is, in cm, who wears what is bought of a category. Stays on this device until they sign out. */
export const ownHeight = {
  read: (categoryId: string) => heightOf(localStore.get(keyOf(categoryId)) ?? ''),
  store: (categoryId: string, height: number) => localStore.set(keyOf(categoryId), String(height)),
};

/** A height as typed; null if it is none. */
export function heightOf(typed: string): number | null {
  const height = Number(typed);
  return height >= LEAST_HEIGHT && height <= MOST_HEIGHT ? Math.round(height) : null;
}

/** The heights that count as the same as this one. */
export const heightsAround = (height: number) => [height - HEIGHT_REACH, height + HEIGHT_REACH] as const;
