import type { DataOf } from '../../../../shop/endpoints.ts';

/** The cities of a governorate as the address form lists them, named in the page's language. */
export type CityGroup = {
  governorate: string;
  cities: { name: string; areas: string[] }[];
};

/** Only the fields the form shows are sent to the browser. */
export function cityGroups({ cities }: DataOf<'getAllCities'>): CityGroup[] {
  const groups = new Map<string, CityGroup>();
  for (const { governorate, name, areas } of cities) {
    const group = groups.get(governorate) ?? { governorate, cities: [] };
    group.cities.push({ name, areas: areas.map((area) => area.name) });
    groups.set(governorate, group);
  }
  return [...groups.values()];
}

/** The known areas of a city; the form accepts others too. */
export function areasIn(groups: readonly CityGroup[], city: string): readonly string[] {
  return groups.flatMap(({ cities }) => cities).find(({ name }) => name === city)?.areas ?? [];
}
