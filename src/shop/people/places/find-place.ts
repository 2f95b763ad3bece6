import { languageMarks } from '../../language-marks.ts';
import type { Language, Localized } from '../../language.ts';
import { normalize } from '../../normal-form.ts';
import type { Area } from './areas.ts';
import { type Place, places } from './places.ts';
import { formsOf } from './spelling.ts';
import { otherNames } from './spellings.ts';

type NamedPlace = { readonly _id: string; readonly name: Localized };

/** Finds what a text names; null where that is none of them. */
type Finder<Named> = (text: string) => Named | null;

/** By id and name, as they are, else in another usual spelling. Of two with one exact name the first counts. */
function finderOf<Named extends NamedPlace>(
  all: readonly Named[],
  others: Readonly<Record<string, readonly string[]>> = {},
): Finder<Named> {
  const byForm = [new Map<string, Named>(), new Map<string, Named | null>(), new Map<string, Named | null>()];
  for (const each of all)
    for (const name of namesOf(each, others))
      for (const [index, form] of formsOf(name).entries()) {
        const known = byForm[index];
        const same = known?.get(form);
        if (same === undefined) known?.set(form, each);
        // Spelled loosely it could be either.
        else if (same !== each && index > 0) known?.set(form, null);
      }
  return (text) => {
    for (const [index, form] of formsOf(text).entries()) {
      const found = form && byForm[index]?.get(form);
      if (found) return found;
    }
    return null;
  };
}

/** `Palmyra (Tadmur)` has both names, «دير الزور» is also written in one word. */
function namesOf({ _id, name }: NamedPlace, others: Readonly<Record<string, readonly string[]>>): string[] {
  const own = Object.values(name).flatMap((each) => [each, ...each.split(/[()]/)]);
  const written = [...own, ...(others[_id] ?? [])].filter((each) => each.trim() !== '');
  return [_id, ...written, ...written.map((each) => each.replaceAll(' ', ''))];
}

const placeFinder = finderOf(places, otherNames);
const areaFinders = new WeakMap<Place, Finder<Area>>();

/** The city or town of a name in either language and any usual spelling, or of an id; null where the store knows none. */
export function findPlace(city: string): Place | null {
  return placeFinder(city);
}

/** An area of a city by its name in either language, or by its id; null where the store knows none. */
export function findArea(place: Place, area: string): Area | null {
  const finder = areaFinders.get(place) ?? finderOf(place.areas);
  areaFinders.set(place, finder);
  return finder(area);
}

/**
 * The address with its city and area named in this language. A name the store does not know stays, and so does an area
 * that was spelled in another way in this language: it may say more than ours.
 */
export function addressInLanguage<Named extends { readonly city: string; readonly area: string }>(
  address: Named,
  language: Language,
): Named {
  const place = findPlace(address.city);
  const area = place && findArea(place, address.area);
  const isKept = area && !isNameOf(area, address.area) && !languageMarks(address.area, language).lang;
  return {
    ...address,
    city: place?.name[language] ?? address.city,
    area: isKept ? address.area : (area?.name[language] ?? address.area),
  };
}

const isNameOf = ({ _id, name }: NamedPlace, text: string) =>
  [_id, ...Object.values(name)].some((each) => normalize(each) === normalize(text));
