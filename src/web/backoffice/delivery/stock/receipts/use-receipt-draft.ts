import { useRef, useState } from 'react';
import type { Receipt, ReceiptLine } from '../../../../../shop/delivery/stock/contract.ts';
import { CallError, mayRetry } from '../../../../client/call-error.ts';
import { newKey } from '../../../../client/idempotency-key.ts';
import { ask } from '../../../client/ask.ts';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';
import { useBackgroundSend } from '../use-background-send.ts';

export type Head = Pick<Receipt, 'document' | 'currency' | 'extraCost'> & { supplier: string };
export type DraftState = 'saved' | 'saving' | 'onDevice' | 'refused';

type Work = { base: Receipt; lines: ReceiptLine[]; head: Head };

/**
 * The typed receipt and its base: the difference is this device's own work. `sent` is the part in flight, retried with its
 * idempotency key.
 */
type Stored = Work & { sent: (Work & { key: string }) | null };

const SAVE_MS = 700;

export const variantKey = ({ productId, color, size }: Pick<ReceiptLine, 'productId' | 'color' | 'size'>) =>
  `${productId} ${color._id} ${size._id}`;

const headOf = ({ supplier, document, currency, extraCost }: Receipt): Head => ({
  supplier: supplier?.name ?? '',
  document,
  currency,
  extraCost,
});

/**
 * A receipt while it is counted. Each change is stored on this device at once and sent when counting pauses. When another
 * device counted meanwhile, what both added is summed.
 */
export function useReceiptDraft(loaded: Receipt) {
  const key = `receipt:${loaded._id}`;
  const [draft, setDraft] = useState<Stored>(() => restored(key, loaded));
  const [state, setState] = useState<DraftState>('saved');
  const latest = useRef(draft);

  const store = (next: Stored) => {
    latest.current = next;
    setDraft(next);
    if (isSaved(next)) removeDraft(key);
    else writeDraft(key, next);
  };

  /** Sends what is typed until all of it is saved, or a request fails. */
  const send = async (): Promise<'done' | 'retry'> => {
    while (!isSaved(latest.current)) {
      setState('saving');
      const { base, lines, head } = latest.current;
      const sent = latest.current.sent ?? { base, lines, head, key: newKey() };
      store({ ...latest.current, sent });
      const failure = await ask('changeReceipt', requestOf(sent), { idempotencyKey: sent.key }).then(
        ({ receipt }) => {
          store(rebased(latest.current, sent, receipt));
          return null;
        },
        (error: unknown) => error,
      );
      if (failure === null) continue;
      const canRetry = mayRetry(failure);
      const theirs = conflictOf(failure);
      if (theirs !== null) store(rebased(latest.current, savedWork(sent.base), theirs));
      else {
        setState(canRetry ? 'onDevice' : 'refused');
        if (canRetry) return 'retry';
        store({ ...latest.current, sent: null });
        return 'done';
      }
    }
    setState('saved');
    return 'done';
  };
  const { flush, later } = useBackgroundSend(send);

  const change = (part: Partial<Pick<Stored, 'lines' | 'head'>>) => {
    store({ ...latest.current, ...part });
    later(SAVE_MS);
  };

  return { lines: draft.lines, head: draft.head, state, change, flush, latest };
}

function restored(key: string, loaded: Receipt): Stored {
  const fresh = { ...savedWork(loaded), sent: null };
  const left = readDraft<Stored | null>(key, null);
  if (left === null || loaded.state !== 'draft') return fresh;
  // The request in flight is retried first: `loaded` may contain it already.
  return left.sent === null ? rebased(left, savedWork(left.base), loaded) : left;
}

const savedWork = (base: Receipt): Work => ({ base, lines: base.lines, head: headOf(base) });

const isSaved = ({ base, lines, head, sent }: Stored): boolean =>
  sent === null && JSON.stringify([lines, head]) === JSON.stringify([base.lines, headOf(base)]);

/** What was done since `from` on top of `receipt`. */
function rebased(now: Work, from: Work, receipt: Receipt): Stored {
  const before = new Map(from.lines.map((line) => [variantKey(line), line]));
  const mine = new Map(now.lines.map((line) => [variantKey(line), line]));
  const merged = receipt.lines.flatMap((line) => {
    const [was, is] = [before.get(variantKey(line)), mine.get(variantKey(line))];
    mine.delete(variantKey(line));
    // Removed here since.
    if (is === undefined) return was === undefined ? [line] : [];
    const more = is.counted - (was?.counted ?? 0);
    return [
      {
        ...line,
        counted: Math.max(0, line.counted + more),
        expected: is.expected === was?.expected ? line.expected : is.expected,
        unitCost: is.unitCost === was?.unitCost ? line.unitCost : is.unitCost,
      },
    ];
  });
  // Added here since; what is missing only on the server was removed there.
  const added = [...mine].flatMap(([key, line]) => (before.has(key) ? [] : [line]));
  const changedHead = JSON.stringify(now.head) !== JSON.stringify(from.head);
  return {
    base: receipt,
    lines: [...merged, ...added],
    head: changedHead ? now.head : headOf(receipt),
    sent: null,
  };
}

function requestOf({ base, lines, head: { extraCost, ...head } }: Work) {
  const costs = new Map(base.lines.map((line) => [variantKey(line), line.unitCost]));
  return {
    id: base._id,
    version: base.version,
    ...head,
    note: base.note,
    ...(extraCost !== base.extraCost && { extraCost }),
    lines: lines.map((line) => ({
      productId: line.productId,
      colorId: line.color._id,
      sizeId: line.size._id,
      expected: line.expected,
      counted: line.counted,
      // Staff who may not read costs send none, so that those of others stay.
      ...(line.unitCost !== (costs.get(variantKey(line)) ?? null) && { unitCost: line.unitCost }),
    })),
  };
}

function conflictOf(failure: unknown): Receipt | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends the receipt as it is with this code.
  return (failure.data as { receipt: Receipt }).receipt;
}
