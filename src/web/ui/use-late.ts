import { useEffect, useState } from 'react';

/** After this long people think that nothing happens, in milliseconds. */
const LATE_MS = 8000;

/** Whether something under way takes long. @param what changes with each attempt; null while nothing is under way */
export function useLate(what: string | number | null): boolean {
  const [late, setLate] = useState<string | number | null>(null);
  useEffect(() => {
    if (what === null) return undefined;
    const timer = setTimeout(() => setLate(what), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [what]);
  return what !== null && late === what;
}
