import type { Area } from './areas.ts';
import { distanceKm, type Point } from './distance.ts';
import { findArea, findPlace } from './find-place.ts';
import { type Place, places } from './places.ts';

/** A point that may come with the names or ids of its city and area, and be an office instead of a door. */
export type Destination = Point & {
  readonly city?: string | undefined;
  readonly area?: string | undefined;
  readonly atOffice?: boolean;
};

/** The ids of the places that a point lies in; `area` is null where the store knows none there. */
export type PlaceIds = { readonly governorate: string; readonly city: string; readonly area: string | null };

/** A pin belongs to the nearest area within so many kilometers. */
const AREA_REACH_KM = 2;

/** The named places, and the nearest ones for what is not named or not known by that name. */
export function placeAt({ city = '', area = '', ...point }: Destination): PlaceIds {
  const named = findPlace(city);
  const place = named ?? nearest(places, point);
  const found = (area && findArea(place, area)) || areaAt(place, point);
  return { governorate: place.governorate, city: place._id, area: found?._id ?? null };
}

function areaAt({ areas, latitude, longitude }: Place, point: Point): Area | null {
  // The city's own point stands in for an address without a pin.
  const isCity = point.latitude === latitude && point.longitude === longitude;
  if (areas.length === 0 || isCity) return null;
  const area = nearest(areas, point);
  return distanceKm(point, area) <= AREA_REACH_KM ? area : null;
}

function nearest<Spot extends Point>([first, ...others]: readonly Spot[], point: Point): Spot {
  if (first === undefined) throw new Error('there are places');
  return others.reduce(
    (best, each) => (distanceKm(point, each) < distanceKm(point, best) ? each : best),
    first,
  );
}
