import type { DataOf } from '../../../shop/endpoints.ts';

/** A city that leads a governorate, for the drawing. Degrees WGS84. */
export type Capital = {
  name: string;
  latitude: number;
  longitude: number;
  /** Parcels leave from here. */
  isDispatch: boolean;
  /** Where its name has room. */
  side: 'east' | 'west' | 'north' | 'south';
};

/** By city id. Douma and Madinat al-Salam are so close to Damascus that their names would hide it. */
const sides: Readonly<Record<string, Capital['side']>> = {
  damascus: 'east',
  aleppo: 'north',
  idlib: 'west',
  latakia: 'west',
  tartus: 'west',
  hama: 'east',
  homs: 'east',
  raqqa: 'north',
  'al-hasakah': 'north',
  'deir-ez-zor': 'north',
  daraa: 'west',
  'as-suwayda': 'east',
};

/** The capitals among the cities, Damascus first. */
export function capitalsOf(cities: DataOf<'getAllCities'>['cities']): Capital[] {
  return cities.flatMap(({ _id, name, latitude, longitude }) => {
    const side = sides[_id];
    return side ? [{ name, latitude, longitude, side, isDispatch: _id === 'damascus' }] : [];
  });
}
