import { useRef, useState } from 'react';
import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import type { CountLine, StockCount } from '../../../../../shop/delivery/stock/contract.ts';
import { mayRetry } from '../../../../client/call-error.ts';
import { newKey } from '../../../../client/idempotency-key.ts';
import { ask } from '../../../client/ask.ts';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';
import { variantKey } from '../receipts/use-receipt-draft.ts';
import { useBackgroundSend } from '../use-background-send.ts';

type Entry = ConsoleInputOf<'enterCount'>['entries'][number];

/** Scans that were not acknowledged; `sent` is the request in flight with its idempotency key. */
type Queue = { waiting: Entry[]; sent: { entries: Entry[]; key: string } | null };

const nothing: Queue = { waiting: [], sent: null };
const SEND_MS = 500;

/** A count with what this device added to it. Each scan is stored here at once, and sent when scanning pauses. */
export function useCountQueue(loaded: StockCount) {
  const key = `count:${loaded._id}`;
  const [count, setCount] = useState(loaded);
  const [queue, setQueue] = useState<Queue>(() => readDraft(key, nothing));
  const [refusal, setRefusal] = useState<unknown>(null);
  const latest = useRef({ count, queue });

  const store = (next: Queue, answered = latest.current.count) => {
    latest.current = { count: answered, queue: next };
    setQueue(next);
    setCount(answered);
    if (next.waiting.length === 0 && next.sent === null) removeDraft(key);
    else writeDraft(key, next);
  };

  /** Sends what is queued until all is sent, or a request fails. */
  const send = async (): Promise<'done' | 'retry'> => {
    for (;;) {
      const { waiting, sent } = latest.current.queue;
      if (waiting.length === 0 && sent === null) return 'done';
      const next = sent ?? { entries: waiting.slice(0, 200), key: newKey() };
      if (sent === null) store({ waiting: waiting.slice(200), sent: next });
      try {
        const input = { id: loaded._id, entries: next.entries };
        const answer = await ask('enterCount', input, { idempotencyKey: next.key });
        store({ ...latest.current.queue, sent: null }, answer.count);
      } catch (failure) {
        if (mayRetry(failure)) return 'retry';
        store({ ...latest.current.queue, sent: null });
        setRefusal(failure);
        return 'done';
      }
    }
  };

  const { flush, later } = useBackgroundSend(send);

  const add = (piece: Pick<CountLine, 'productId' | 'color' | 'size'>, more: number) => {
    setRefusal(null);
    const { productId, color, size } = piece;
    const entry = { productId, colorId: color._id, sizeId: size._id, add: more };
    const { waiting, sent } = latest.current.queue;
    store({ waiting: [...waiting, entry], sent });
    later(SEND_MS);
  };

  const unsent = [...(queue.sent?.entries ?? []), ...queue.waiting];
  return { count, setCount, unsent, refusal, add, flush, countedOf: countedWith(unsent) };
}

/** The count of a line with its unsent entries; null without any. */
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
