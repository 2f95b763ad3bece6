import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { MiniSheetNews } from './mini-sheet-content.tsx';

const Content = lazyPart(async () => (await import('./mini-sheet-content.tsx')).MiniSheetContent);

/** Shows a confirmation with actions; a newer one replaces it. */
export function showMiniSheet(news: MiniSheetNews): void {
  set({ ...current, news, open: true });
}

export const closeMiniSheet = (): void => set({ ...current, open: false });

/** Shows an element over every page until it is called with null. */
export const showOverlay = (overlay: ReactNode): void => set({ ...current, overlay });

/** The place of the mini sheet and of an overlay, once in the layout. Its code and styles load with the first message. */
export function MiniSheetHost() {
  const { news, open, overlay } = useSyncExternalStore(
    onChange,
    () => current,
    () => none,
  );
  return (
    <Suspense>
      {news && <Content news={news} open={open} onClose={closeMiniSheet} />}
      {overlay}
    </Suspense>
  );
}

type State = {
  news: MiniSheetNews | null;
  open: boolean;
  overlay: ReactNode;
};

// Changed in the browser only.
const none: State = { news: null, open: false, overlay: null };
let current = none;
const listeners = new Set<() => void>();

function set(state: State): void {
  current = state;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
