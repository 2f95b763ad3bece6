import { useSyncExternalStore } from 'react';
import { UNDO_OFFERED_MS } from '../../../../shop/delivery/fulfilment/steps.ts';

/** What was done, and how to undo it. */
export type UndoOffer = { readonly text: string; readonly undo: () => Promise<unknown> };

let current: UndoOffer | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Offers to undo what was just done, for ten seconds or until the next thing is done. Null withdraws the offer. */
export function offerUndo(offer: UndoOffer | null): void {
  clearTimeout(timer);
  current = offer;
  if (offer !== null) timer = setTimeout(() => offerUndo(null), UNDO_OFFERED_MS);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useUndoOffer = (): UndoOffer | null => useSyncExternalStore(subscribe, () => current);
