import { useEffect, useEffectEvent, useState } from 'react';
import { addressPayload } from '../../../../shop/people/account/address-line.ts';
import { roundCoordinate } from '../../../../shop/people/places/distance.ts';
import { checkoutAddress } from '../../../client/storage/checkout-address.ts';
import type { FormDraft } from './form-draft.ts';

/** Initial values of a new profile's form: an earlier draft, the checkout address, or a place found on the map. */
export type StartedProfile = {
  name: string;
  email: string;
  city: string;
  area: string;
  street: string;
  notes: string;
  /** The map pin, if set; six decimals. */
  point: { latitude?: number; longitude?: number };
};

const empty: StartedProfile = { name: '', email: '', city: '', area: '', street: '', notes: '', point: {} };

/** The form's initial values, empty before hydration. `round` changes with every reload of them. */
export function useStartedProfile(draft: FormDraft) {
  const [{ started, round }, setState] = useState({ started: empty, round: 0 });
  const restart = (started: StartedProfile) => setState(({ round }) => ({ started, round: round + 1 }));
  const takeUp = useEffectEvent(() => {
    const [begun, typed] = [readBegun(), draft.read()];
    if (begun || typed) restart({ ...empty, ...begun, ...typed });
  });
  useEffect(() => takeUp(), []);

  /** Fills in a place found on the map. The pin is stored with the checkout address and survives a reload. */
  const fill = (shown: StartedProfile) => {
    const { latitude, longitude } = shown.point;
    const { name, email, city, area, street, notes } = shown;
    const [lat, lng] = [latitude, longitude].map((degrees) =>
      degrees === undefined ? '' : String(roundCoordinate(degrees)),
    );
    checkoutAddress.write({ city, area, street, addressDesc: notes, lat: lat ?? '', lng: lng ?? '' });
    draft.write({ name, email, city, area, street, notes });
    restart({ ...shown, point: rounded(shown.point) });
  };
  return { started, round, fill };
}

function readBegun(): Partial<StartedProfile> | null {
  const { city, area, street, additionalDetails, latitude, longitude } = addressPayload(
    checkoutAddress.read(),
  );
  if (!city && !area && !street) return null;
  return { city, area, street, notes: additionalDetails ?? '', point: rounded({ latitude, longitude }) };
}

/** A pin needs both coordinates. */
function rounded({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) {
  if (latitude === undefined || longitude === undefined) return {};
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}
