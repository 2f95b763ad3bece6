import { addressPoint } from '../../shop/cart/address-point.ts';
import type { NamedPlace } from '../../shop/cart/contract.ts';
import { isInReach } from '../../shop/places/city-reach.ts';
import { distanceKm } from '../../shop/places/distance.ts';
import { findPlace } from '../../shop/places/find-place.ts';
import { isInsideSyria } from '../../shop/places/inside-syria.ts';
import { places } from '../../shop/places/places.ts';
import type { Point } from '../../shop/places/point.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The destination; null if none is given. Refuses a point outside Syria, and an unknown city without a point. */
export function deliveryPoint(place: NamedPlace): Point | null | Refusal {
  const { city = '', latitude, longitude } = place;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && city === '') return null;
  const point = addressPoint({ ...place, city });
  if (point === null) return refuse('CITY_UNKNOWN');
  if (!isInsideSyria(point)) return refuse('OUTSIDE_SYRIA');
  const named = findPlace(city);
  return hasPoint && named !== null && !isInReach(point, named, places) ? refuse('PIN_FAR_FROM_CITY') : point;
}

export function governorateAt(point: Point): string {
  const [first, ...others] = places;
  if (first === undefined) throw new Error('there are places');
  const nearest = others.reduce(
    (best, place) => (distanceKm(point, place) < distanceKm(point, best) ? place : best),
    first,
  );
  return nearest.governorate;
}
