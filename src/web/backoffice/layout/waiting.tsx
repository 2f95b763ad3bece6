import { useEffect, useId, useState } from 'react';
import { consoleWords } from '#texts/console-words';
import { today } from '#texts/today';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../shop/money.ts';
import { ask } from '../client/ask.ts';
import { useLiveRead } from '../client/live.ts';
import { may, useMe } from './me.ts';
import css from './waiting.module.css';

export type Waiting = ConsoleDataOf<'countWaiting'>;

/** Several changes within this time, in ms, cause one count. */
const SETTLE_MS = 2000;

/** The open work of each section, reloaded after changes; null while unknown. */
export function useWaiting(): Waiting | null {
  const [counts, setCounts] = useState<Waiting | null>(null);
  const isReader = may(useMe(), 'readOrders');
  const count = () => {
    if (isReader)
      void ask('countWaiting')
        .then(setCounts)
        // An outdated number is worse than none.
        .catch(() => setCounts(null));
  };
  useEffect(count, [isReader]);
  useLiveRead(['order', 'parcel', 'run', 'return', 'task'], count, SETTLE_MS);
  return counts;
}

/** The number beside a section, and its meaning for screen readers; other sections have none. */
const countedAt: Readonly<Record<string, { of: Exclude<keyof Waiting, 'isOpen'>; words: string }>> = {
  '/orders': { of: 'toConfirm', words: today.figures.toConfirm },
  '/pack': { of: 'toPick', words: today.figures.toPick },
  '/delivery': { of: 'toHandOver', words: today.figures.packed },
  '/returns': { of: 'returns', words: today.figures.returns },
  '/cash': { of: 'differences', words: consoleWords.differencesWait },
  '/customers': { of: 'cases', words: consoleWords.casesWait },
  '/customers/cases': { of: 'cases', words: consoleWords.casesWait },
};

/** The number of a section and the id of its words, for `aria-describedby`; nothing at 0. */
export function useCount(path: string, counts: Waiting | null) {
  const id = useId();
  const counted = countedAt[path];
  const count = counted === undefined || counts === null ? 0 : counts[counted.of];
  if (counted === undefined || count === 0) return { describedBy: undefined, badge: null };
  const badge = (
    <>
      <span className={css.count} data-count="" aria-hidden="true">
        {formatNumber(count)}
      </span>
      <span id={id} hidden>
        {counted.words}: {formatNumber(count)}
      </span>
    </>
  );
  return { describedBy: id, badge };
}
