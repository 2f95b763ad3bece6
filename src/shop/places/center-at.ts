import type { Localized } from '../language.ts';
import type { Point } from './distance.ts';
import { placeAt } from './place-at.ts';
import { places } from './places.ts';

type Center = Point & { readonly name: Localized };

/** The center at another point. A name that is that of a place follows; one that the merchant wrote stays. */
export function centerAt(center: Partial<Center>, { latitude, longitude }: Point): Partial<Center> {
  const moved = { ...center, latitude, longitude };
  if (!isOfPlace(center.name)) return moved;
  const { city, area } = placeAt({ latitude, longitude });
  const place = places.find(({ _id }) => _id === city);
  const found = place?.areas.find(({ _id }) => _id === area) ?? place;
  return found === undefined ? moved : { ...moved, name: found.name };
}

const isOfPlace = (written: Localized | undefined): boolean =>
  written === undefined ||
  places.some(({ name, areas }) =>
    [{ name }, ...areas].some((each) => each.name.en === written.en || each.name.ar === written.ar),
  );
