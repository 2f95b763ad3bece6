import type { AddressInput } from '../../../shop/people/account/contract.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import { isInReach, roundCoordinate } from '../../../shop/people/places/distance.ts';
import { findPlace } from '../../../shop/people/places/find-place.ts';
import { isInsideSyria } from '../../../shop/people/places/inside-syria.ts';
import { places } from '../../../shop/people/places/places.ts';
import type { Settings } from '../../../shop/settings.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/**
 * The address as stored, six decimals, phone in E.164; at an office the city alone. Refuses a point outside Syria or far
 * from its city.
 */
export function checkAddress(given: AddressInput): AddressInput | Refusal {
  const { phone, city, recipient, kind } = given;
  // A street on the label of an office's parcel would lead to a door.
  const door: Partial<AddressInput> = kind === 'office' ? {} : given;
  const { latitude, longitude, additionalDetails, area = '', street = '', halfDay } = door;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  if (point !== null && !isInsideSyria(point)) return refuse('OUTSIDE_SYRIA');
  const place = findPlace(city);
  if (point !== null && place !== null && !isInReach(point, place, places))
    return refuse('PIN_FAR_FROM_CITY');
  const parsedPhone = phone ? parsePhone(phone) : undefined;
  if (parsedPhone === null)
    return refuse('PHONE_INVALID', { errors: ['"phone" must be a Syrian mobile number'] });
  return {
    ...(point === null
      ? {}
      : { latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) }),
    city,
    area,
    street,
    ...(additionalDetails ? { additionalDetails } : {}),
    ...(parsedPhone ? { phone: parsedPhone } : {}),
    ...(recipient ? { recipient } : {}),
    ...(kind === 'office' ? { kind } : {}),
    ...(halfDay ? { halfDay } : {}),
  };
}

/** A parcel is collected at an office only where the store offers that. */
export function officeRefusal(
  { kind }: Pick<AddressInput, 'kind'>,
  { officePickup }: Pick<Settings, 'officePickup'>,
): Refusal | null {
  return kind === 'office' && !officePickup ? refuse('NO_OFFICE_PICKUP') : null;
}
