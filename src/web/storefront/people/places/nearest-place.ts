import type { City } from '../../../../shop/people/places/contract.ts';
import { distanceKm, type Point } from '../../../../shop/people/places/distance.ts';

/** Area coordinates are accurate to a kilometer; farther away the area's name would mislead the courier. */
const areaReachKm = 3;

/**
 * The city whose center or area is nearest to a point, and its nearest area if close enough; null while no cities are
 * loaded. By centers alone the edge of a large city would belong to the small town beside it.
 */
export function nearestPlace(
  point: Point,
  cities: readonly City[],
): { city: City; area: City['areas'][number] | null; km: number } | null {
  const city = least(cities, (one) =>
    Math.min(...[one, ...one.areas].map((part) => distanceKm(point, part))),
  );
  if (!city) return null;
  const area = least(city.areas, (one) => distanceKm(point, one));
  const km = distanceKm(point, city);
  return { city, area: area && distanceKm(point, area) <= areaReachKm ? area : null, km };
}

function least<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | null {
  let found: { item: Item; value: number } | null = null;
  for (const item of items) {
    const value = valueOf(item);
    if (!found || value < found.value) found = { item, value };
  }
  return found?.item ?? null;
}
