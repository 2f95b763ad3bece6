import { addressPoint } from '../../../shop/buying/cart/address-point.ts';
import type { NamedPlace } from '../../../shop/buying/cart/contract.ts';
import { isInReach, type Point } from '../../../shop/people/places/distance.ts';
import { findPlace } from '../../../shop/people/places/find-place.ts';
import { isInsideSyria } from '../../../shop/people/places/inside-syria.ts';
import { type Destination, placeAt } from '../../../shop/people/places/place-at.ts';
import { places } from '../../../shop/people/places/places.ts';
import type { Settings } from '../../../shop/settings.ts';
import { officeRefusal } from '../../people/account/address.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/**
 * The destination; null if none is given. An office is anywhere in its city. Refuses a point outside Syria, and an
 * unknown city without a point.
 */
export function deliveryPoint(place: NamedPlace): Destination | null | Refusal {
  const { kind, city = '' } = place;
  const { area, latitude, longitude } = kind === 'office' ? nowhere : place;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && city === '') return null;
  const point = addressPoint({ area, latitude, longitude, city });
  if (point === null) return refuse('CITY_UNKNOWN');
  if (!isInsideSyria(point)) return refuse('OUTSIDE_SYRIA');
  const named = findPlace(city);
  return hasPoint && named !== null && !isInReach(point, named, places)
    ? refuse('PIN_FAR_FROM_CITY')
    : { ...point, city, area, ...(kind === 'office' && { atOffice: true }) };
}

const nowhere: Pick<NamedPlace, 'area' | 'latitude' | 'longitude'> = {};

/** The destination of an order that is yet to be placed: also refuses an office while the store offers none. */
export const offeredPoint = (
  place: NamedPlace,
  settings: Pick<Settings, 'officePickup'>,
): Destination | null | Refusal => officeRefusal(place, settings) ?? deliveryPoint(place);

export const governorateAt = (point: Point): string => placeAt({ ...point }).governorate;
