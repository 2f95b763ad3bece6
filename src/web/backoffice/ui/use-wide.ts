import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 768px)');

/** Is there room for a table? Below, rows are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );
}
