import type { AddressInput } from '../../shop/account/contract.ts';
import { parsePhone } from '../../shop/account/phone.ts';
import { isInsideSyria } from '../../shop/places/inside-syria.ts';
import { roundCoordinate } from '../../shop/places/point.ts';
import { type Refusal, refuse } from '../refusal.ts';

/**
 * The address as stored: coordinates with six decimals or none, the optional phone in E.164. Refuses a point outside
 * Syria and a phone that is not a Syrian mobile.
 */
export function checkAddress(given: AddressInput): AddressInput | Refusal {
  const { latitude, longitude, phone, additionalDetails, city, area, street } = given;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  if (point !== null && !isInsideSyria(point)) return refuse('OUTSIDE_SYRIA');
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
  };
}
