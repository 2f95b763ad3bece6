import { useEffect, useState } from 'react';
import { addressPayload } from '../../../shop/account/address-line.ts';
import { checkoutAddress } from '../../client/stored.ts';

/** An address that was begun in checkout or on the map, for a form that has none yet. */
export interface StartedAddress {
  city: string;
  area: string;
  street: string;
  notes: string;
  /** Where the pin is, if there is one. */
  point: { latitude?: number; longitude?: number };
}

/** Null where nothing was begun, and until the page's script runs: only the browser keeps it. */
export function useStartedAddress(): StartedAddress | null {
  const [started, setStarted] = useState<StartedAddress | null>(null);
  useEffect(() => setStarted(readStarted()), []);
  return started;
}

function readStarted(): StartedAddress | null {
  const { city, area, street, additionalDetails, latitude, longitude } = addressPayload(
    checkoutAddress.read(),
  );
  if (!city && !area && !street) return null;
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {};
  return { city, area, street, notes: additionalDetails ?? '', point };
}
