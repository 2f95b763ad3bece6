import type { Point } from '../../people/places/distance.ts';
import { findArea, findPlace } from '../../people/places/find-place.ts';

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
  const found = (place && area && findArea(place, area)) || place;
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}
