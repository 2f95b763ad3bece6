import { useEffect, useRef, useState } from 'react';
import { products as t } from '#texts/products';
import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { ask } from '../../../client/ask.ts';

export type ProductChange = Omit<ConsoleInputOf<'previewProduct'>, 'id' | 'previewId'>;

type LivePreview = { previewId: string | null; updates: number; problem: string | null };

const PAUSE_MS = 400;

/**
 * The preview of a product, updated when typing pauses and after each save. `updates` counts them; `problem` is why the
 * last one failed, in which case the earlier preview stays.
 */
export function useLivePreview(of: { id: string; version: number; change: ProductChange }): LivePreview {
  const [state, setState] = useState<LivePreview>({ previewId: null, updates: 0, problem: null });
  const latest = useRef(state);
  // One at a time: an earlier answer must not replace a later one.
  const running = useRef(Promise.resolve());
  const wanted = JSON.stringify(of);
  useEffect(() => {
    let isOver = false;
    const set = (next: LivePreview) => {
      latest.current = next;
      setState(next);
    };
    const make = async () => {
      if (isOver) return;
      const { id, change } = JSON.parse(wanted) as typeof of;
      const { previewId, updates } = latest.current;
      try {
        const { preview } = await ask('previewProduct', { id, ...change, ...(previewId && { previewId }) });
        set({ previewId: preview._id, updates: updates + 1, problem: null });
      } catch (failure) {
        if (!isOver) set({ previewId, updates, problem: failureText(failure, t.notSaved) });
      }
    };
    const timer = setTimeout(
      () => {
        running.current = running.current.then(make);
      },
      latest.current.updates === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return state;
}
