import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLate } from '../../../ui/use-late.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { type Destination, destinationOf, placeKey } from './destination.ts';
import { type Draft, useDraft } from './draft.ts';
import type { StepData } from './load-checkout.ts';

/** The address draft's destination. The server cannot see the draft, so fee and date are reloaded if it differs. */
export function usePlace({ saved, place }: StepData): {
  draft: Draft;
  destination: Destination;
  /** The totals are not those of the destination yet. */
  asking: boolean;
  /** Asks again, where no answer came or it takes long. */
  onRetry: (() => void) | null;
} {
  const draft = useDraft();
  const { revalidate, state } = useRevalidator();
  const destination = destinationOf(draft, saved);
  const key = placeKey(destination);
  const stale = key !== place;
  const online = useOnline();
  const [asked, setAsked] = useState('');
  // Depends on the key: choosing another place while one is loading asks again. Offline it waits for the connection.
  useEffect(() => {
    if (online && key !== place) void revalidate().then(() => setAsked(key));
  }, [online, key, place, revalidate]);
  const isLoading = state === 'loading';
  const late = useLate(stale && isLoading ? key : null);
  const isLost = stale && (late || (asked === key && !isLoading));
  return {
    draft,
    destination,
    asking: stale || isLoading,
    onRetry: isLost ? () => void revalidate() : null,
  };
}
