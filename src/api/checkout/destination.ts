import type { AddressInput } from '../../shop/account/contract.ts';
import type { Point } from '../../shop/account/point.ts';
import { checkAddress } from '../account/address.ts';
import { deliveryPoint } from '../cart/delivery-point.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';

/** Where an order goes: its address as it is kept, and the point that the fee is reckoned to. */
export type Destination = { readonly address: AddressInput; readonly point: Point };

/**
 * Checks the address of an order: inside Syria, with coordinates or a city the store knows, and a phone, if any, that
 * is a Syrian mobile.
 */
export function checkDestination(given: AddressInput): Destination | Refusal {
  const address = checkAddress(given);
  if (isRefusal(address)) return address;
  const point = deliveryPoint(address);
  if (isRefusal(point)) return point;
  return point === null ? refuse('CITY_UNKNOWN') : { address, point };
}
