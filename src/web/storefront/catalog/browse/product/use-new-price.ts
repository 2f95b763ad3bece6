import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const MINUTE_MS = 60_000;
/** Open pages do not all ask in the same second. */
const SPREAD_MS = 3000;
/** Longer waits overflow the browser's timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Reads an open page again when a discount begins or ends; each minute until it did, for a clock that is ahead. */
export function useNewPrice(changesAt: string | null): void {
  const { revalidate } = useRevalidator();
  const read = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (changesAt === null) return;
    const wait = Date.parse(changesAt) - Date.now();
    const ask = () => {
      read();
      timer = setTimeout(ask, MINUTE_MS);
    };
    let timer = setTimeout(
      ask,
      Math.min(LONGEST_MS, wait > 0 ? wait + Math.random() * SPREAD_MS : MINUTE_MS),
    );
    return () => clearTimeout(timer);
  }, [changesAt]);
}
