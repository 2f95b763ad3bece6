import { useState } from 'react';
import type { OrderChanges } from '../../../../../shop/buying/orders/calls.ts';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { AddressFields } from '../../../people/account/address/address-fields.tsx';
import { DeliveryKinds } from '../../../people/account/address/delivery-kinds.tsx';
import type { CityGroup } from '../../../people/places/city-groups.ts';

/** The fields of another address; an order to an office stays with one until the shopper says otherwise. */
export function OtherAddress({ groups, before }: { groups: readonly CityGroup[]; before: Order['address'] }) {
  const [kind, setKind] = useState(before.kind ?? 'home');
  return (
    <>
      <DeliveryKinds kind={kind} onChoose={setKind} />
      <AddressFields
        groups={groups}
        start={{ city: before.city, area: '', street: '', notes: '' }}
        notesName="additionalDetails"
        errors={{}}
        kind={kind}
      />
    </>
  );
}

/** The address typed, once it is whole and another one than before. */
export function typedAddress(form: HTMLFormElement, before: Order['address']): OrderChanges['address'] {
  const [city, area, street] = [fieldText(form, 'city'), fieldText(form, 'area'), fieldText(form, 'street')];
  if (fieldText(form, 'kind') === 'office') {
    const isSame = before.kind === 'office' && city === before.city;
    return city && !isSame ? { city, area: '', street: '', kind: 'office' } : undefined;
  }
  const additionalDetails = fieldText(form, 'additionalDetails') || undefined;
  return city && area && street ? { city, area, street, additionalDetails } : undefined;
}
