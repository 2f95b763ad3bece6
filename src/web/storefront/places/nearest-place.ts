import type { City } from '../../../shop/places/contract.ts';
import { distanceKm } from '../../../shop/places/distance.ts';
import type { Point } from '../../../shop/places/point.ts';

/** Area coordinates are accurate to a kilometer; farther away the area's name would mislead the courier. */
const areaReachKm = 3;

/** The city nearest to a point, and its nearest area if close enough; null while no cities are loaded. */
export function nearestPlace(
  point: Point,
  cities: readonly City[],
): { city: City; area: City['areas'][number] | null; km: number } | null {
  const city = nearest(point, cities);
  if (!city) return null;
  const area = nearest(point, city.areas);
  const km = distanceKm(point, city);
  return { city, area: area && distanceKm(point, area) <= areaReachKm ? area : null, km };
}

function nearest<Place extends Point>(point: Point, places: readonly Place[]): Place | null {
  let found: Place | null = null;
  for (const place of places) {
    if (!found || distanceKm(point, place) < distanceKm(point, found)) found = place;
  }
  return found;
}
