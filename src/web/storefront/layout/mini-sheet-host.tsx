import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MiniSheetNews } from './mini-sheet-content.tsx';

const Content = lazy(async () => ({
  default: (await import('./mini-sheet-content.tsx')).MiniSheetContent,
}));

/** Tells the shopper what happened and what can be done about it; a newer piece of news takes the place. */
export function showMiniSheet(news: MiniSheetNews): void {
  set({ news, open: true });
}

/** Where the news appears: once in the frame. Its looks come with the first piece of news. */
export function MiniSheetHost() {
  const { news, open } = useSyncExternalStore(
    onChange,
    () => current,
    () => none,
  );
  return (
    news && (
      <Suspense>
        <Content news={news} open={open} onClose={close} />
      </Suspense>
    )
  );
}

type State = {
  news: MiniSheetNews | null;
  open: boolean;
};

// Only ever changed in the browser.
const none: State = { news: null, open: false };
let current = none;
const listeners = new Set<() => void>();

const close = () => set({ ...current, open: false });

function set(state: State): void {
  current = state;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
