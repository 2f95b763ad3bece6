import type { Closure } from '../../shop/closures/closure.ts';
import type { Language } from '../../shop/language.ts';
import { governorates } from '../../shop/places/governorates.ts';
import { places } from '../../shop/places/places.ts';
import type { Settings } from '../../shop/settings.ts';
import { texts } from '../../shop/texts/by-language.ts';

type Closed = Pick<Closure, 'scope' | 'place'>;

/** What can be closed beside the whole shop, in this language. */
export function placeChoices({ deliveryBands }: Settings, language: Language) {
  const t = texts[language].closures;
  const named = ({ _id, name }: { _id: string; name: Record<Language, string> }) => ({
    _id,
    name: name[language],
  });
  return {
    governorates: governorates.map(named),
    cities: places.map((place) => ({ ...named(place), areas: place.areas.map(named) })),
    bands: deliveryBands.map(({ id, fromKm, toKm }) => ({ _id: id, name: t.band(fromKm, toKm) })),
  };
}

export const isPlaceKnown = (closed: Closed, settings: Settings): boolean =>
  closed.scope === 'shop' ? closed.place === '' : placeName(closed, settings, 'en') !== '';

/** The name of what is closed; empty for a place that is not known. */
export function placeName({ scope, place }: Closed, settings: Settings, language: Language): string {
  if (scope === 'shop') return texts[language].closures.scopes.shop;
  const { governorates, cities, bands } = placeChoices(settings, language);
  if (scope === 'area') {
    const city = cities.find(({ areas }) => areas.some(({ _id }) => _id === place));
    const area = city?.areas.find(({ _id }) => _id === place);
    return city && area ? `${city.name} · ${area.name}` : '';
  }
  const known = { governorate: governorates, city: cities, band: bands }[scope];
  return known.find(({ _id }) => _id === place)?.name ?? '';
}
