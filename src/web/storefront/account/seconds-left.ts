import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, counted down while the page is open; null until the page's script runs, when the
 * clock is not known.
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

/** `90` reads `1:30`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
