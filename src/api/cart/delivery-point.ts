import { isInsideSyria } from '../../shop/account/inside-syria.ts';
import type { Point } from '../../shop/account/point.ts';
import { addressPoint } from '../../shop/cart/address-point.ts';
import type { NamedPlace } from '../../shop/cart/contract.ts';
import { type Refusal, refuse } from '../refusal.ts';

/**
 * The delivery destination; null if none is given. Refuses a point outside Syria, and an unknown city without a
 * point.
 */
export function deliveryPoint(place: NamedPlace): Point | null | Refusal {
  const { city = '', latitude, longitude } = place;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (!hasPoint && city === '') return null;
  const point = addressPoint({ ...place, city });
  if (point === null) return refuse('CITY_UNKNOWN');
  return isInsideSyria(point) ? point : refuse('OUTSIDE_SYRIA');
}
