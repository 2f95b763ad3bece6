import { useEffect, useRef, useState } from 'react';
import { products as t } from '#texts/products';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ask } from '../../client/ask.ts';

export type ProductChange = Omit<ConsoleInputOf<'previewProduct'>, 'id' | 'previewId'>;

type Made = { previewId: string | null; made: number; problem: string | null };

const PAUSE_MS = 400;

/**
 * One preview of a product, made again when typing pauses and after each save. `made` counts; `problem` is why the last
 * one was not made, in which case the earlier one stays.
 */
export function useLivePreview(of: { id: string; version: number; change: ProductChange }): Made {
  const [state, setState] = useState<Made>({ previewId: null, made: 0, problem: null });
  const latest = useRef(state);
  // One at a time: an earlier answer must not come to stand over a later one.
  const running = useRef(Promise.resolve());
  const wanted = JSON.stringify(of);
  useEffect(() => {
    let isOver = false;
    const set = (next: Made) => {
      latest.current = next;
      setState(next);
    };
    const make = async () => {
      if (isOver) return;
      const { id, change } = JSON.parse(wanted) as typeof of;
      const { previewId, made } = latest.current;
      try {
        const { preview } = await ask('previewProduct', { id, ...change, ...(previewId && { previewId }) });
        set({ previewId: preview._id, made: made + 1, problem: null });
      } catch (failure) {
        if (!isOver) set({ previewId, made, problem: failureText(failure, t.notSaved) });
      }
    };
    const timer = setTimeout(
      () => {
        running.current = running.current.then(make);
      },
      latest.current.made === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return state;
}
