import type { Language, Localized } from '../../language.ts';
import { normalize } from '../../normal-form.ts';
import type { Area } from './areas.ts';
import { type Place, places } from './places.ts';

type NamedPlace = { readonly _id: string; readonly name: Localized };

/** The places by the normal form of their ids and names; of two with one name the first counts. */
function byForm<Named extends NamedPlace>(all: readonly Named[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const each of all)
    for (const name of [each._id, ...Object.values(each.name)])
      if (!found.has(normalize(name))) found.set(normalize(name), each);
  return found;
}

const placesByForm = byForm(places);
const areasByForm = new WeakMap<Place, ReadonlyMap<string, Area>>();

/** The city or town of a name in either language, or of an id; null where the store knows none. */
export function findPlace(city: string): Place | null {
  return placesByForm.get(normalize(city)) ?? null;
}

/** An area of a city by its name in either language, or by its id; null where the store knows none. */
export function findArea(place: Place, area: string): Area | null {
  const known = areasByForm.get(place) ?? byForm(place.areas);
  areasByForm.set(place, known);
  return known.get(normalize(area)) ?? null;
}

/** The address with its city and area named in this language; a name the store does not know stays. */
export function addressInLanguage<Named extends { readonly city: string; readonly area: string }>(
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
