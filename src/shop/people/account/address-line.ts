import { roundCoordinate } from '../places/distance.ts';
import type { AddressInput } from './contract.ts';

export type AddressParts = {
  readonly city: string;
  readonly area: string;
  readonly street: string;
  readonly additionalDetails?: string | undefined;
};

/** The address form's state: coordinates as text, empty without a pin. */
export type AddressDraft = {
  readonly lat: string | number;
  readonly lng: string | number;
  readonly city: string;
  readonly area: string;
  readonly street: string;
  readonly addressDesc: string;
  readonly phone?: string | undefined;
};

/** `Damascus - Al-Midan - Main street - Next to the pharmacy`; empty parts are skipped. */
export function addressLine({ city, area, street, additionalDetails = '' }: AddressParts): string {
  return [city, area, street, additionalDetails]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' - ');
}

/** The payload for the server: trimmed texts, empty ones omitted. A single coordinate is dropped. */
export function addressPayload(draft: AddressDraft): AddressInput {
  const [latitude, longitude] = [coordinate(draft.lat), coordinate(draft.lng)];
  const additionalDetails = draft.addressDesc.trim();
  const phone = draft.phone?.trim();
  return {
    ...(latitude === null || longitude === null ? {} : { latitude, longitude }),
    city: draft.city.trim(),
    area: draft.area.trim(),
    street: draft.street.trim(),
    ...(additionalDetails ? { additionalDetails } : {}),
    ...(phone ? { phone } : {}),
  };
}

function coordinate(value: string | number): number | null {
  // `Number('')` is 0, a point in the sea.
  const degrees = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(degrees) ? roundCoordinate(degrees) : null;
}
