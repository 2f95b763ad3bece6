import { governorates } from '../../../shop/account/governorates.ts';
import type { City } from '../../../shop/checkout/contract.ts';
import type { MapPlace } from '../../ui/map/drawing.ts';

const capitals: ReadonlySet<string> = new Set(governorates.map(({ capital }) => capital));

/** The names on the map: capitals first, then towns, then the areas of cities. */
export function mapPlaces(cities: readonly City[]): MapPlace[] {
  return cities.flatMap((city) => [
    placeOf(city, capitals.has(city._id) ? 0 : 1),
    ...city.areas.map((area) => placeOf(area, 2)),
  ]);
}

function placeOf(
  { _id, name, latitude, longitude }: Pick<City, '_id' | 'name' | 'latitude' | 'longitude'>,
  rank: MapPlace['rank'],
): MapPlace {
  return { id: _id, name, latitude, longitude, rank };
}
