import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { MiniSheetNews } from './mini-sheet-content.tsx';

const Content = lazyPart(async () => (await import('./mini-sheet-content.tsx')).MiniSheetContent);

/** Shows a confirmation with actions; a newer one replaces it. */
export function showMiniSheet(news: MiniSheetNews): void {
  set({ news, open: true });
}

export const closeMiniSheet = (): void => set({ ...current, open: false });

/** The place of the mini sheet, once in the layout. Its code and styles load with the first message. */
export function MiniSheetHost() {
  const { news, open } = useSyncExternalStore(
    onChange,
    () => current,
    () => none,
  );
  return (
    news && (
      <Suspense>
        <Content news={news} open={open} onClose={closeMiniSheet} />
      </Suspense>
    )
  );
}

type State = {
  news: MiniSheetNews | null;
  open: boolean;
};

// Changed in the browser only.
const none: State = { news: null, open: false };
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
