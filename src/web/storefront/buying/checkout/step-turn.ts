import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { type CallError, isOutage } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { type CheckoutData, loadCheckout } from './load-checkout.ts';

/** The step the page is about to turn to. */
export type Turn = {
  path: string;
  /** How many times it was asked for. */
  attempts: number;
  /** The failure of the last attempt, once none is under way. */
  failure: CallError | null;
};

// Browser only, where there is one shopper per process.
let turn: Turn | null = null;
let underWay = 0;
let ahead: { path: string; data: CheckoutData } | null = null;
const shown = new Map<string, CheckoutData>();
const listeners = new Set<() => void>();

/**
 * Loads a step before the page turns to it: while the store does not answer, the shopper stays on the step with everything
 * typed, and can ask again. A further attempt leaves those before it running; the first answer counts.
 */
export function useStepTurn(): { turn: Turn | null; go: (path: string) => Promise<void> } {
  const navigate = useNavigate();
  const current = useSyncExternalStore(
    onTurn,
    () => turn,
    () => null,
  );
  const go = async (path: string) => {
    const again = turn?.path === path;
    const attempts = again && turn ? turn.attempts + 1 : 1;
    if (!again) underWay = 0;
    underWay += 1;
    setTurn({ path, attempts, failure: null });
    try {
      const data = await loadCheckout(call, new URL(path, location.href).searchParams);
      if (turn?.path !== path) return;
      ahead = { path, data };
    } catch (error) {
      if (turn?.path !== path) return;
      underWay -= 1;
      // Refusals and redirects are answers: the page's loader handles them.
      if (isOutage(error)) {
        if (underWay <= 0) setTurn({ path, attempts: turn.attempts, failure: error });
        return;
      }
    }
    await navigate(path);
    leaveTurn();
  };
  return { turn: current, go };
}

/** The page shows another step or none: what was under way no longer turns it. */
export const leaveTurn = () => setTurn(null);

/** Kept for `loadShown`; nothing once the order is placed. */
export function cacheShown(path: string, data: CheckoutData): void {
  if (data.step === 'placed') shown.clear();
  else shown.set(path, data);
}

/**
 * The page's loader: takes what was loaded ahead. Without an answer a step that was seen before is shown as it was, so that
 * Back, or reading the fee again, does not end on the error page.
 */
export async function loadShown(path: string, load: () => Promise<CheckoutData>): Promise<CheckoutData> {
  const taken = ahead;
  ahead = null;
  if (taken?.path === path) return taken.data;
  try {
    return await load();
  } catch (error) {
    const before = shown.get(path);
    if (before && isOutage(error)) return before;
    throw error;
  }
}

if (!import.meta.env.SSR)
  for (const type of ['auth:logout', 'auth:another']) addEventListener(type, () => shown.clear());

function setTurn(next: Turn | null): void {
  turn = next;
  for (const listener of listeners) listener();
}

function onTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
