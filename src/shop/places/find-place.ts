import type { Language, Localized } from '../language.ts';
import { normalize } from '../normal-form.ts';
import type { Area } from './areas.ts';
import { type Place, places } from './places.ts';

/** The city or town of a name in either language, or of an id; null where the store knows none. */
export function findPlace(city: string): Place | null {
  return byName(places, city);
}

/** An area of a city by its name in either language, or by its id; null where the store knows none. */
export function findArea({ areas }: Place, area: string): Area | null {
  return byName(areas, area);
}

/** The address with its city and area named in this language; a name the store does not know stays. */
export function inLanguage<Named extends { readonly city: string; readonly area: string }>(
  address: Named,
  language: Language,
): Named {
  const place = findPlace(address.city);
  const area = place && findArea(place, address.area);
  return {
    ...address,
    city: place?.name[language] ?? address.city,
    area: area?.name[language] ?? address.area,
  };
}

type NamedPlace = { readonly _id: string; readonly name: Localized };

function byName<Found extends NamedPlace>(all: readonly Found[], name: string): Found | null {
  const form = normalize(name);
  return (
    all.find(({ _id, name }) => [_id, ...Object.values(name)].some((known) => normalize(known) === form)) ??
    null
  );
}
