import type { NamedPlace } from '../../../../shop/buying/cart/contract.ts';
import { addressPayload } from '../../../../shop/people/account/address-line.ts';
import type { Address, AddressInput, DeliveryKind } from '../../../../shop/people/account/contract.ts';
import type { Draft } from './draft.ts';

/** Where the order is to be delivered, from the current draft. */
export type Destination = {
  to: Draft['to'];
  address: AddressInput;
  /** Whether the city is present, and for a door the area and street too. */
  complete: boolean;
};

/** @param saved the profile's address; without one the shopper types one here */
export function destinationOf(draft: Draft, saved: Address | null): Destination {
  const to = { saved, kept: draft.kept, other: true }[draft.to] ? draft.to : 'other';
  const chosen = to === 'kept' ? draft.kept : to === 'saved' ? saved : null;
  const { recipient, kind, halfDay } = draft;
  const place = chosen ? savedInput(chosen, draft.phone) : otherInput(draft);
  const address = {
    ...(kind === 'office' ? withoutDoor(place) : place),
    ...(recipient.trim() && { recipient: recipient.trim() }),
    ...(kind === 'office' && { kind }),
    ...(kind === 'home' && halfDay && { halfDay }),
  };
  const complete = neededParts(kind).every((part) => address[part].trim() !== '');
  return { to, address, complete };
}

/** What an address has to say: everything for a door, the city for an office. */
export const neededParts = (kind: DeliveryKind | undefined) =>
  kind === 'office' ? (['city'] as const) : (['city', 'area', 'street'] as const);

// An office is anywhere in the city: a street on its label would mislead, and a pin would price another place.
const withoutDoor = ({ city, phone }: AddressInput): AddressInput => ({
  city,
  area: '',
  street: '',
  ...(phone && { phone }),
});

/** The input of quotes and previews; null while no city is chosen. */
export function placeOf({ address }: Destination): NamedPlace | null {
  const { latitude, longitude, city, area, kind } = address;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return city ? { city, ...(area && { area }), ...(kind && { kind }) } : null;
}

/** Changes whenever the fee may change. */
export function placeKey(destination: Destination): string {
  return JSON.stringify([destination.to, placeOf(destination)]);
}

function otherInput({ other, phone }: Draft): AddressInput {
  return addressPayload({ ...other, phone: dialed(phone ?? '') });
}

function savedInput(saved: Address, phone: string | null): AddressInput {
  const { latitude, longitude, city, area, street, additionalDetails = '', phone: savedPhone = '' } = saved;
  return addressPayload({
    lat: latitude ?? '',
    lng: longitude ?? '',
    city,
    area,
    street,
    addressDesc: additionalDetails,
    phone: phone === null ? savedPhone : dialed(phone),
  });
}

const dialed = (national: string) => (national ? `0${national}` : '');
