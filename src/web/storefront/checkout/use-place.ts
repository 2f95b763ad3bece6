import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '../../ui/use-online.ts';
import { type Destination, destinationOf, placeKey } from './destination.ts';
import { type Draft, useDraft } from './draft.ts';
import type { StepData } from './load-checkout.ts';

/** The address draft's destination. The server cannot see the draft, so fee and date are reloaded if it differs. */
export function usePlace({ saved, place }: StepData): {
  draft: Draft;
  destination: Destination;
  asking: boolean;
} {
  const draft = useDraft();
  const { revalidate, state } = useRevalidator();
  const destination = destinationOf(draft, saved);
  const key = placeKey(destination);
  const stale = key !== place;
  const online = useOnline();
  // By the key itself: a place chosen while another one is being loaded asks again. Without a line it waits for it.
  useEffect(() => {
    if (online && key !== place) void revalidate();
  }, [online, key, place, revalidate]);
  return { draft, destination, asking: stale || state === 'loading' };
}
