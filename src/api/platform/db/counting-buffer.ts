import type { Store } from '../../store.ts';

const FLUSH_MS = 4000;

type Buffered = {
  /** What is counted, for the log. */
  what: string;
  /** The maximum number of different keys between two flushes; what is beyond it is not counted. */
  most: number;
  write: (counts: ReadonlyMap<string, number>) => Promise<void>;
};

/**
 * Counts by key, buffered for a few seconds, which a crash loses: a visit writes nothing. What could not be written waits for
 * the next flush; the last one is when the app closes.
 */
export function countingBuffer(
  { app }: Pick<Store, 'app'>,
  { what, most, write }: Buffered,
): { count: (key: string) => void; flush: () => Promise<void> } {
  let counts = new Map<string, number>();
  const count = (key: string, times = 1) => {
    if (counts.size >= most && !counts.has(key)) return;
    counts.set(key, (counts.get(key) ?? 0) + times);
  };
  const flush = async () => {
    const counted = counts;
    counts = new Map();
    if (counted.size === 0) return;
    try {
      await write(counted);
    } catch (error) {
      app.log.warn({ err: error }, `${what} wait for the next flush`);
      for (const [key, times] of counted) count(key, times);
    }
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return { count: (key) => count(key), flush };
}
