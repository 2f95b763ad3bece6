import { useEffect, useState } from 'react';

/** Seconds until `until` (ms), counted down every second; null before hydration. */
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
