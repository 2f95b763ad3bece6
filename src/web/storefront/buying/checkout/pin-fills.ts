import type { City } from '../../../../shop/people/places/contract.ts';
import { isInReach, roundCoordinate, type Point } from '../../../../shop/people/places/distance.ts';
import { isInsideSyria } from '../../../../shop/people/places/inside-syria.ts';
import type { CheckoutAddress } from '../../../client/storage/checkout-address.ts';
import { nearestPlace } from '../../people/places/nearest-place.ts';
import type { AddressPart } from './address-fields.tsx';

/** What a pin adds to the address: its coordinates and the names of the city and area there. */
export type PinFill = { news: Partial<CheckoutAddress>; filled: AddressPart[] };

/** What a pin fills in: empty fields and its own (`fromMap`); typed ones only if it is far from them. */
export function pinFills(
  point: Point,
  {
    address,
    fromMap,
    towns,
  }: { address: CheckoutAddress; fromMap: readonly AddressPart[]; towns: readonly City[] },
): PinFill {
  const coordinates = {
    lat: String(roundCoordinate(point.latitude)),
    lng: String(roundCoordinate(point.longitude)),
  };
  const found = isInsideSyria(point) ? nearestPlace(point, towns) : null;
  if (!found) return { news: coordinates, filled: [] };
  const chosen = towns.find(({ name }) => name === address.city);
  const isFar = !chosen || !isInReach(point, chosen, towns);
  const isFree = (part: AddressPart) => isFar || address[part] === '' || fromMap.includes(part);
  const names = { city: found.city.name, area: found.area?.name };
  const filled = (['city', 'area'] as const).filter((part) => names[part] !== undefined && isFree(part));
  const strayed = filled.includes('city') ? withoutStrayArea(address, found.city.name, towns) : {};
  return {
    news: {
      ...strayed,
      ...coordinates,
      ...Object.fromEntries(filled.map((part) => [part, names[part] ?? ''])),
    },
    filled,
  };
}

/** An area of the previous city is dropped; text that names no known area is the shopper's own and stays. */
export function withoutStrayArea(
  { city, area }: CheckoutAddress,
  newCity: string,
  towns: readonly City[],
): Partial<CheckoutAddress> {
  const before = towns.find(({ name }) => name === city);
  return newCity !== city && before?.areas.some(({ name }) => name === area) ? { area: '' } : {};
}
