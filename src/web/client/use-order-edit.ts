import { useEffect, useRef, useState } from 'react';
import type { LineIdentity } from '../../shop/buying/cart/contract.ts';
import { lineKey } from '../../shop/buying/cart/line-key.ts';
import type { EditPreview, OrderChanges } from '../../shop/buying/orders/calls.ts';
import { failureText } from './forms/failure-text.ts';

const WAIT_MS = 300;

type LineChange = NonNullable<OrderChanges['lines']>[number];

/** The order as it was read last; changes of lines that it no longer has are dropped. */
type Current = { version: number; lines: readonly LineIdentity[] };

/**
 * The draft changes of an order and what they come to, which the server computes after a debounce, and again when the
 * order's version changes. `begun`: changes that were drafted before.
 */
export function useOrderEdit(
  ask: (changes: OrderChanges) => Promise<EditPreview>,
  failed: string,
  current?: Current,
  begun: OrderChanges = {},
) {
  const [drafted, setChanges] = useState(begun);
  const changes = current === undefined ? drafted : possible(drafted, current.lines);
  const [answer, setAnswer] = useState<{ key: string; preview: EditPreview | null; problem: string }>();
  const key = JSON.stringify([changes, current?.version]);
  const isChanged = Object.values(changes).some((part) => !Array.isArray(part) || part.length > 0);
  const asked = useRef(ask);
  useEffect(() => {
    asked.current = ask;
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      asked
        .current((JSON.parse(key) as [OrderChanges])[0])
        .then((preview) => isCurrent && setAnswer({ key, preview, problem: '' }))
        .catch((error: unknown) => {
          if (isCurrent) setAnswer({ key, preview: null, problem: failureText(error, failed) });
        });
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isChanged, failed]);
  const isAnswered = isChanged && answer?.key === key;

  /** Changes a line; one that is as it was is no change. */
  const setLine = (line: LineIdentity & { quantity: number }, change: Partial<LineChange>) =>
    setChanges((before) => ({ ...before, lines: changedLines(before.lines ?? [], line, change) }));
  return {
    changes,
    isChanged,
    preview: isAnswered ? answer.preview : null,
    problem: isAnswered ? answer.problem : '',
    busy: isChanged && !isAnswered,
    set: (part: Partial<OrderChanges>) => setChanges((before) => withoutEmpty({ ...before, ...part })),
    setLine,
    lineOf: (line: LineIdentity) => changes.lines?.find((each) => lineKey(each) === lineKey(line)),
  };
}

function possible(changes: OrderChanges, lines: readonly LineIdentity[]): OrderChanges {
  const known = new Set(lines.map(lineKey));
  return changes.lines === undefined
    ? changes
    : { ...changes, lines: changes.lines.filter((line) => known.has(lineKey(line))) };
}

function changedLines(
  lines: readonly LineChange[],
  line: LineIdentity & { quantity: number },
  change: Partial<LineChange>,
): LineChange[] {
  const { productId, colorId, sizeId, quantity } = line;
  const before = lines.find((each) => lineKey(each) === lineKey(line));
  const after = { ...before, ...change, productId, colorId, sizeId };
  const isSame =
    (after.quantity ?? quantity) === quantity &&
    (after.newColorId ?? colorId) === colorId &&
    (after.newSizeId ?? sizeId) === sizeId;
  const others = lines.filter((each) => each !== before);
  return isSame ? others : [...others, after];
}

const withoutEmpty = (changes: OrderChanges): OrderChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
