import { useSyncExternalStore } from 'react';

/** Is there room for a table? Below, rows are cards. */
export const useWide = (): boolean => useWidth('(width >= 768px)');

/** Whether the window is as wide as a media query says. */
export function useWidth(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const width = matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
