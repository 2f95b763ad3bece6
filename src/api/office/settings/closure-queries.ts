import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import type { Closure } from '../../../shop/people/closures/closure.ts';
import { concerns, type Route } from '../../../shop/people/closures/promised-days.ts';
import { findPlace } from '../../../shop/people/places/find-place.ts';
import { governorates } from '../../../shop/people/places/governorates.ts';
import { placeAt } from '../../../shop/people/places/place-at.ts';
import { places } from '../../../shop/people/places/places.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';

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

/** Further ones are not looked at. */
const MOST = 2000;

/** An order under way, with where it goes and the days it was promised for. */
export type ConcernedOrder = Pick<Route, 'place' | 'bandId'> & { number: string; from: string; to: string };

/** Orders that have not left yet and whose promised days are not over, the next ones first. */
export async function selectConcerned(db: Db, now: Date): Promise<ConcernedOrder[]> {
  const { rows } = await sql<Row>`
    select number, address, slot_band, estimated_from::text as from, estimated_to::text as to from orders
     where status in ('pending', 'inProgress') and estimated_to >= ${storeDateOf(now)}::date
     order by estimated_to, number limit ${MOST}`.execute(db);
  return rows.flatMap(({ number, address, slot_band: band, from, to }) => {
    const city = findPlace(address.city);
    const { latitude = city?.latitude, longitude = city?.longitude } = address;
    if (latitude === undefined || longitude === undefined) return [];
    return [{ number, from, to, bandId: band ?? '', place: placeAt({ ...address, latitude, longitude }) }];
  });
}

type Row = { number: string; address: AddressInput; slot_band: string | null; from: string; to: string };

export const concernedBy = (closure: Closure, orders: readonly ConcernedOrder[]): ConcernedOrder[] =>
  orders.filter(
    (order) =>
      concerns(closure, order) &&
      order.to >= closure.from &&
      (closure.until === null || order.from <= closure.until),
  );
