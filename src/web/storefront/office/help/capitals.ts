import type { DataOf } from '../../../../shop/endpoints.ts';

/** The capital of a governorate on the drawn map. Degrees WGS84. */
export type Capital = {
  name: string;
  latitude: number;
  longitude: number;
  /** Orders ship from here. */
  isDispatch: boolean;
  /** The side of the dot with room for the name. */
  side: 'east' | 'west' | 'north' | 'south';
};

/** By city id. Douma and Madinat al-Salam are left out: their names would cover Damascus. */
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

/** The governorate capitals among the cities, Damascus first; orders ship from that of the city `from`, an id. */
export function capitalsOf(cities: DataOf<'getAllCities'>['cities'], from: string): Capital[] {
  const home = cities.find(({ _id }) => _id === from)?.governorate;
  return cities.flatMap(({ _id, name, governorate, latitude, longitude }) => {
    const side = sides[_id];
    return side ? [{ name, latitude, longitude, side, isDispatch: governorate === home }] : [];
  });
}
