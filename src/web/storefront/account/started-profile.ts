import { useEffect, useState } from 'react';
import { addressPayload, roundCoordinate } from '../../../shop/account/address-line.ts';
import { checkoutAddress } from '../../client/stored.ts';

/** An address that was begun in checkout or on the map, for a form that has none yet. */
export interface StartedAddress {
  city: string;
  area: string;
  street: string;
  notes: string;
  /** Where the pin is, if there is one; six decimals. */
  point: { latitude?: number; longitude?: number };
}

/**
 * What the form starts with: null where nothing was begun, and until the page's script runs, for only the browser
 * keeps it. `round` changes with every start, so that the fields can be filled anew.
 */
export function useStartedAddress() {
  const [{ started, round }, setState] = useState<{ started: StartedAddress | null; round: number }>({
    started: null,
    round: 0,
  });
  const restart = (started: StartedAddress) =>
    setState(({ round }) => ({ started: { ...started, point: rounded(started.point) }, round: round + 1 }));
  useEffect(() => {
    const kept = readStarted();
    if (kept) setState({ started: kept, round: 1 });
  }, []);
  return { started, round, restart };
}

function readStarted(): StartedAddress | null {
  const { city, area, street, additionalDetails, latitude, longitude } = addressPayload(
    checkoutAddress.read(),
  );
  if (!city && !area && !street) return null;
  return { city, area, street, notes: additionalDetails ?? '', point: rounded({ latitude, longitude }) };
}

/** Half a pin is none. */
function rounded({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) {
  if (latitude === undefined || longitude === undefined) return {};
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}
