import { useEffect, useRef, useState } from 'react';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import type { CountLine, StockCount } from '../../../../shop/stock/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { newKey } from '../../../client/idempotency-key.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';
import { ask } from '../../client/ask.ts';
import { variantKey } from '../receipts/use-receipt-draft.ts';

type Entry = ConsoleInputOf<'enterCount'>['entries'][number];

/** What a phone has counted and not sent; `sent` is in flight, with its key, so that it counts once. */
type Queue = { waiting: Entry[]; sent: { entries: Entry[]; key: string } | null };

const nothing: Queue = { waiting: [], sent: null };
const SEND_MS = 500;
const RETRY_MS = 10_000;

/** A count with what this device added to it. Each scan is stored here at once, and sent when scanning pauses. */
export function useCountQueue(loaded: StockCount) {
  const key = `count:${loaded._id}`;
  const [count, setCount] = useState(loaded);
  const [queue, setQueue] = useState<Queue>(() => storedJson('localStorage', key, nothing));
  const [refusal, setRefusal] = useState<unknown>(null);
  const latest = useRef({ count, queue });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void> | null>(null);

  const store = (next: Queue, answered = latest.current.count) => {
    latest.current = { count: answered, queue: next };
    setQueue(next);
    setCount(answered);
    if (next.waiting.length === 0 && next.sent === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  };

  const send = async () => {
    for (;;) {
      const { waiting, sent } = latest.current.queue;
      if (waiting.length === 0 && sent === null) return;
      const next = sent ?? { entries: waiting.slice(0, 200), key: newKey() };
      if (sent === null) store({ waiting: waiting.slice(200), sent: next });
      try {
        const input = { id: loaded._id, entries: next.entries };
        const answer = await ask('enterCount', input, { idempotencyKey: next.key });
        store({ ...latest.current.queue, sent: null }, answer.count);
      } catch (failure) {
        const isLine =
          failure instanceof CallError &&
          (failure.status === 0 || failure.status >= 500 || failure.code === 'IDEMPOTENCY_RUNNING');
        if (isLine) timer.current = setTimeout(() => void flush(), RETRY_MS);
        else {
          store({ ...latest.current.queue, sent: null });
          setRefusal(failure);
        }
        return;
      }
    }
  };

  /** Sends what is queued; resolves when all is sent, or a request fails. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    sending.current ??= send().finally(() => (sending.current = null));
    return sending.current;
  };

  const add = (piece: Pick<CountLine, 'productId' | 'color' | 'size'>, more: number) => {
    setRefusal(null);
    const { productId, color, size } = piece;
    const entry = { productId, colorId: color._id, sizeId: size._id, add: more };
    const { waiting, sent } = latest.current.queue;
    store({ waiting: [...waiting, entry], sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), SEND_MS);
  };

  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  // When the page opens, what an earlier visit left is sent.
  useEffect(() => {
    const retry = () => void flushLatest.current();
    retry();
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', retry);
    };
  }, []);

  const unsent = [...(queue.sent?.entries ?? []), ...queue.waiting];
  return { count, setCount, unsent, refusal, add, flush, countedOf: countedWith(unsent) };
}

/** What is counted of a line, with the entries that are not sent yet; null if nothing is. */
const countedWith =
  (unsent: readonly Entry[]) =>
  (line: Pick<CountLine, 'productId' | 'color' | 'size'> & Partial<CountLine>) => {
    const own = unsent.filter(
      ({ productId, colorId, sizeId }) => `${productId} ${colorId} ${sizeId}` === variantKey(line),
    );
    const saved = (line.needsSecond === true ? line.second : line.counted) ?? null;
    if (saved === null && own.length === 0) return null;
    return Math.max(0, (saved ?? 0) + own.reduce((sum, { add }) => sum + add, 0));
  };
