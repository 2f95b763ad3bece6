import type { Address, AddressInput } from '../../../../../shop/people/account/contract.ts';

/** An address as typed into the fields. The pin of the one before is dropped when city or area change. */
export function typedAddress(given: Record<string, string>, before: Address | null): AddressInput {
  const { city = '', area = '', street = '', additionalDetails = '', phone = '' } = given;
  return {
    city,
    area,
    street,
    ...(additionalDetails && { additionalDetails }),
    ...(phone && { phone: `+963 ${phone}` }),
    ...(before?.city === city && before.area === area && pointOf(before)),
  };
}

const pointOf = ({ latitude, longitude }: Address) =>
  latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
