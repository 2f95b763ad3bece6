import { accountProfile as t } from '#texts/account-profile';
import type { User } from '../../../../../shop/people/account/contract.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import type { CityGroup } from '../../places/city-groups.ts';
import { EditForm } from '../edit-form.tsx';
import { formDraft } from '../form-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { saveAddress } from './save-address.ts';
import { typedAddress } from './typed-address.ts';

/** The delivery address. The profile's note and the address's note are the same field. */
export function AddressForm({
  user: { _id, address, notes },
  groups,
  onSaved,
}: {
  user: User;
  groups: readonly CityGroup[];
  onSaved: () => Promise<void>;
}) {
  const save = async (given: Record<string, string>) => {
    await saveAddress({ ...typedAddress(given, address), notes: given['additionalDetails'] ?? '' });
    toast.success(t.addressSaved);
    await onSaved();
  };
  const start = { city: '', area: '', street: '', ...address, notes: address?.additionalDetails ?? notes };
  return (
    <Panel title={t.address}>
      <EditForm save={save} failed={t.addressFailed} draft={formDraft('address', _id)}>
        {(errors, typed) => (
          <>
            <AddressFields
              groups={groups}
              start={{ ...start, ...typed, notes: typed['additionalDetails'] ?? start.notes }}
              notesName="additionalDetails"
              errors={errors}
            />
            <PhoneField
              label={t.phone}
              optional
              name="phone"
              hint={t.phoneHint}
              defaultValue={typed['phone'] ?? address?.phone}
              error={errors['phone']}
            />
          </>
        )}
      </EditForm>
    </Panel>
  );
}
