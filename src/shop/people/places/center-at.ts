import type { Localized } from '../../language.ts';
import { centerName } from './center-name.ts';
import type { Point } from './distance.ts';
import { placeAt } from './place-at.ts';
import { places } from './places.ts';

type Center = Point & { readonly name: Localized };

/** The center at another point. A name made of a place's follows; one that the merchant wrote stays. */
export function centerAt(center: Partial<Center>, { latitude, longitude }: Point): Partial<Center> {
  const moved = { ...center, latitude, longitude };
  const { city, area } = placeAt({ latitude, longitude });
  const place = places.find(({ _id }) => _id === city);
  if (place !== undefined && places.some(({ name }) => isSame(centerName(name), center.name)))
    return { ...moved, name: centerName(place.name) };
  if (!isOfPlace(center.name)) return moved;
  const found = place?.areas.find(({ _id }) => _id === area) ?? place;
  return found === undefined ? moved : { ...moved, name: found.name };
}

const isOfPlace = (written: Localized | undefined): boolean =>
  written === undefined ||
  places.some(({ name, areas }) => [{ name }, ...areas].some((each) => isSame(each.name, written)));

const isSame = (name: Localized, written: Localized | undefined): boolean =>
  name.en === written?.en || name.ar === written?.ar;
