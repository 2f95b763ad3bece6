import type { Localized } from '../../../shop/language.ts';
import type { Point } from '../../../shop/places/distance.ts';
import { placeAt } from '../../../shop/places/place-at.ts';
import { places } from '../../../shop/places/places.ts';

type Center = Point & { readonly name: Localized };

/** The center at another point. A name that is that of a place follows; one that the merchant wrote stays. */
export function centerAt(center: Partial<Center>, { latitude, longitude }: Point): Partial<Center> {
  const moved = { ...center, latitude, longitude };
  const isOfPlace = places.some(({ name, areas }) =>
    [name, ...areas.map((area) => area.name)].some(({ en, ar }) => isSaid(en) || isSaid(ar)),
  );
  function isSaid(name: string): boolean {
    return center.name === undefined || center.name.en === name || center.name.ar === name;
  }
  if (!isOfPlace) return moved;
  const { city, area } = placeAt({ latitude, longitude });
  const place = places.find(({ _id }) => _id === city);
  const found = place?.areas.find(({ _id }) => _id === area) ?? place;
  return found === undefined ? moved : { ...moved, name: found.name };
}
