import { useEffect, useRef } from 'react';

const RETRY_MS = 10_000;

/**
 * Runs `send` in the background, one run at a time: when the page opens (an earlier visit may have left work), when the device
 * is online again, `later`, and every ten seconds after it answered `retry`. `flush` resolves when the run ends.
 */
export function useBackgroundSend(send: () => Promise<'done' | 'retry'>): {
  flush: () => Promise<void>;
  later: (ms: number) => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void> | null>(null);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const later = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), ms);
  };
  const run = async () => {
    try {
      if ((await latest.current()) === 'retry') later(RETRY_MS);
    } finally {
      sending.current = null;
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    sending.current ??= run();
    return sending.current;
  };

  const flushLatest = useRef(flush);
  useEffect(() => {
    const start = () => void flushLatest.current();
    start();
    addEventListener('online', start);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', start);
    };
  }, []);
  return { flush, later };
}
