import type { DataOf } from '../../../shop/endpoints.ts';

/** The cities of a governorate, as the address form lists them. Names are in the page's language. */
export type CityGroup = {
  governorate: string;
  cities: { name: string; areas: string[] }[];
};

/** Only what the form shows travels with the page. */
export function cityGroups({ cities }: DataOf<'getAllCities'>): CityGroup[] {
  const groups = new Map<string, CityGroup>();
  for (const { governorate, name, areas } of cities) {
    const group = groups.get(governorate) ?? { governorate, cities: [] };
    group.cities.push({ name, areas: areas.map((area) => area.name) });
    groups.set(governorate, group);
  }
  return [...groups.values()];
}

/** The areas the store knows of a city; any other may be written. */
export function areasIn(groups: readonly CityGroup[], city: string): readonly string[] {
  return groups.flatMap(({ cities }) => cities).find(({ name }) => name === city)?.areas ?? [];
}
