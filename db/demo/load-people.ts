import type { Tx } from '../../src/api/platform/db/database.ts';
import type { AddressInput } from '../../src/shop/people/account/contract.ts';
import { places } from '../../src/shop/people/places/places.ts';
import { brands } from './brands.ts';
import { chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { customers } from './reviewers.ts';
import { type DemoShopper } from './shoppers.ts';

/** Their accounts are older than the oldest order. */
const sinceDays = 260;

/** Everyone who has bought something, signed up with an address, and the brands they follow. */
export async function loadPeople(tx: Tx, now: Date): Promise<void> {
  const since = daysBefore(now, sinceDays);
  await insertRows(
    tx,
    'shoppers',
    customers.map((customer) => ({
      id: customer.id,
      phone: customer.phoneNumber,
      name: customer.name[customer.language],
      email: customer.email,
      notes: '',
      language: customer.language,
      address: addressOf(customer),
      points: 0,
      registered_at: since,
      created_at: since,
    })),
  );
  await insertRows(
    tx,
    'brand_followers',
    customers.flatMap(({ id }) =>
      followedBy(id).map((brandId) => ({ shopper_id: id, brand_id: brandId, created_at: since })),
    ),
  );
}

/** A customer's address as the address form sends it, in their own language. */
export function addressOf({ language, address }: DemoShopper): AddressInput {
  const place = places.find(({ _id }) => _id === address.placeId);
  if (place === undefined) throw new Error(`no place is called ${address.placeId}`);
  return {
    latitude: address.latitude,
    longitude: address.longitude,
    city: place.name[language],
    area: address.area[language],
    street: address.street[language],
    additionalDetails: address.additionalDetails[language],
  };
}

/** Some brands are followed by many, some by few. */
const followedBy = (shopperId: string) =>
  brands
    .map(({ id }) => id)
    .filter((id) => chance(shopperId, id, 'follows') < 0.15 + 0.45 * chance(id, 'loved'));
