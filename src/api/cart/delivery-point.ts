import { isInsideSyria } from '../../shop/account/inside-syria.ts';
import type { Point } from '../../shop/account/point.ts';
import { addressPoint } from '../../shop/cart/address-point.ts';
import type { NamedPlace } from '../../shop/cart/contract.ts';
import { type Refusal, refuse } from '../refusal.ts';

/**
 * Where a parcel goes; null where no place is named. Refuses a point outside Syria, and a city the store does not
 * know where there is no point to stand in for it.
 */
export function deliveryPoint(place: NamedPlace): Point | null | Refusal {
  const { city = '', latitude, longitude } = place;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && city === '') return null;
  const point = addressPoint({ ...place, city });
  if (point === null) return refuse('CITY_UNKNOWN');
  return isInsideSyria(point) ? point : refuse('OUTSIDE_SYRIA');
}
