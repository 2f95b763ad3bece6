import { useRef, useState } from 'react';
import { round as t } from '#texts/round';
import {
  type Door,
  isReturn,
  type Unsequenced,
} from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { newKey } from '../../../../client/idempotency-key.ts';
import { go } from './path.ts';
import { record } from './queue.ts';

type Happened = 'eventId' | 'occurredAt' | 'parcelId' | 'returnId' | 'offline';
type What = Unsequenced extends infer Event ? (Event extends unknown ? Omit<Event, Happened> : never) : never;

/** Stores what was done at this door and returns to the round; a wrong PIN or a full disk shows an error. */
export function useRecord(stop: Door): {
  busy: boolean;
  error: string;
  /** Clears the error, once its field is edited. */
  forget: () => void;
  send: (what: What) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // A ref: a second tap may come before the next render.
  const isSending = useRef(false);
  const send = async (what: What) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError('');
    try {
      const outcome = await record({
        eventId: newKey(),
        occurredAt: new Date().toISOString(),
        ...(isReturn(stop) ? { returnId: stop.returnId } : { parcelId: stop.parcelId }),
        offline: true,
        ...what,
      } as Unsequenced);
      if (outcome === 'wrongPin') setError(t.pinWrong);
      else go([], { replace: true });
    } catch {
      setError(t.noRoom);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { busy, error, forget: () => setError(''), send };
}
