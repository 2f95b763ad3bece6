import { governorates } from '../../../shop/account/governorates.ts';
import type { DataOf } from '../../../shop/endpoints.ts';
import type { MapCity } from './syria-map.tsx';

/** The cities that lead a governorate; Damascus, where parcels leave from, among them. */
export function capitalsOf(cities: DataOf<'getAllCities'>['cities']): MapCity[] {
  const capitals = new Set(governorates.map(({ capital }) => capital));
  return cities
    .filter(({ _id }) => capitals.has(_id))
    .map(({ _id, name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
      isDispatch: _id === 'damascus',
    }));
}
