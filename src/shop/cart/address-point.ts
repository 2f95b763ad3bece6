import { type Place, places } from '../account/places.ts';
import type { Point } from '../account/point.ts';
import { normalize } from '../normal-form.ts';

/** The city with a name in either language, or an id; null if unknown. */
export function findPlace(city: string): Place | null {
  return byName(places, city);
}

/**
 * The point of an address: its own coordinates, else its area's, else its city's; null if the city is unknown. Does
 * not check that the point is in Syria.
 */
export function addressPoint(address: {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly city: string;
  readonly area?: string | undefined;
}): Point | null {
  const { latitude, longitude, city, area } = address;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const place = findPlace(city);
  const found = (place && area && byName(place.areas, area)) || place;
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

type NamedPlace = { readonly _id: string; readonly name: { readonly en: string; readonly ar: string } };

function byName<Found extends NamedPlace>(all: readonly Found[], asked: string): Found | null {
  const form = normalize(asked);
  return (
    all.find(({ _id, name }) => [_id, name.en, name.ar].some((known) => normalize(known) === form)) ?? null
  );
}
