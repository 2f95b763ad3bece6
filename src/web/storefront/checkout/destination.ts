import { addressPayload } from '../../../shop/account/address-line.ts';
import type { Address, AddressInput } from '../../../shop/account/contract.ts';
import type { Draft } from './draft.ts';

/** Where the order is to be delivered, from the current draft. */
export type Destination = {
  to: Draft['to'];
  address: AddressInput;
  /** Whether city, area and street are all present. */
  complete: boolean;
};

/** @param saved the profile's address; without one the shopper types one here */
export function destinationOf(draft: Draft, saved: Address | null): Destination {
  const to = saved && (draft.to !== 'kept' || draft.kept) ? draft.to : 'other';
  const chosen = to === 'kept' ? draft.kept : to === 'saved' ? saved : null;
  const { recipient, kind, halfDay } = draft;
  const address = {
    ...(chosen ? savedInput(chosen, draft.phone) : otherInput(draft)),
    ...(recipient.trim() && { recipient: recipient.trim() }),
    ...(kind === 'office' && { kind }),
    ...(kind === 'home' && halfDay && { halfDay }),
  };
  const complete = [address.city, address.area, address.street].every((part) => part.trim() !== '');
  return { to, address, complete };
}

/** The input of quotes and previews; null while no city is chosen. */
export function placeOf({
  address,
}: Destination): { latitude?: number; longitude?: number; city?: string; area?: string } | null {
  const { latitude, longitude, city, area } = address;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return city ? { city, ...(area ? { area } : {}) } : null;
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
