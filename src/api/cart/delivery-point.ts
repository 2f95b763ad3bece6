import { addressPoint } from '../../shop/cart/address-point.ts';
import type { NamedPlace } from '../../shop/cart/contract.ts';
import { isInReach, type Point } from '../../shop/places/distance.ts';
import { findPlace } from '../../shop/places/find-place.ts';
import { isInsideSyria } from '../../shop/places/inside-syria.ts';
import { type Destination, placeAt } from '../../shop/places/place-at.ts';
import { places } from '../../shop/places/places.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The destination; null if none is given. Refuses a point outside Syria, and an unknown city without a point. */
export function deliveryPoint(place: NamedPlace): Destination | null | Refusal {
  const { city = '', area, kind, latitude, longitude } = place;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && city === '') return null;
  const point = addressPoint({ ...place, city });
  if (point === null) return refuse('CITY_UNKNOWN');
  if (!isInsideSyria(point)) return refuse('OUTSIDE_SYRIA');
  const named = findPlace(city);
  return hasPoint && named !== null && !isInReach(point, named, places)
    ? refuse('PIN_FAR_FROM_CITY')
    : { ...point, city, area, ...(kind === 'office' && { atOffice: true }) };
}

export const governorateAt = (point: Point): string => placeAt({ ...point }).governorate;
