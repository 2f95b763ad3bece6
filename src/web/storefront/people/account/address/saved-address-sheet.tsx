import { useId } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { checkout } from '#texts/checkout';
import type { SavedAddress } from '../../../../../shop/people/account/contract.ts';
import { call } from '../../../../client/call.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { CityGroup } from '../../places/city-groups.ts';
import form from '../profile-form.module.css';
import { profileWords } from '../profile-words.ts';
import { useSaveForm } from '../save-form.ts';
import { AddressFields } from './address-fields.tsx';
import { typedAddress } from './typed-address.ts';

const savedWords = { ...profileWords, name: { missing: t.addressNameMissing } };

/** An address to keep by a name: a new one, or one that is kept and changes. */
export function SavedAddressSheet({
  kept,
  groups,
  onSaved,
  onClose,
}: {
  kept: SavedAddress | null;
  groups: readonly CityGroup[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const save = async ({ name = '', recipient = '', ...given }: Record<string, string>) => {
    await call('saveAddress', {
      ...typedAddress(given, kept),
      ...(recipient && { recipient }),
      ...(kept?.halfDay && { halfDay: kept.halfDay }),
      name,
      ...(kept && { addressId: kept._id }),
    });
    await onSaved();
  };
  const saving = useSaveForm(save, { words: savedWords, failed: t.addressFailed });
  const start = { city: '', area: '', street: '', ...kept, notes: kept?.additionalDetails ?? '' };
  return (
    <Sheet
      open
      onClose={onClose}
      title={kept ? t.changeAddress : t.addAddress}
      footer={
        <Button type="submit" form={id} wide busy={saving.busy}>
          {t.save}
        </Button>
      }
    >
      <form
        id={id}
        ref={saving.form}
        className={form.form}
        method="dialog"
        noValidate
        onSubmit={saving.submit}
        onInput={saving.forgive}
      >
        {saving.general && (
          <Banner tone="error" focusRef={saving.banner}>
            {saving.general}
          </Banner>
        )}
        <TextField
          name="name"
          dir="auto"
          label={t.addressName}
          hint={t.addressNameHint}
          required
          maxLength={40}
          autoComplete="off"
          defaultValue={kept?.name}
          error={saving.fields['name']}
        />
        <AddressFields groups={groups} start={start} notesName="additionalDetails" errors={saving.fields} />
        <PhoneField
          label={checkout.phone}
          optional
          name="phone"
          hint={checkout.phoneWhy}
          defaultValue={kept?.phone}
          error={saving.fields['phone']}
        />
        <TextField
          name="recipient"
          dir="auto"
          label={checkout.recipient}
          hint={checkout.recipientWhy}
          optional
          maxLength={100}
          autoComplete="off"
          defaultValue={kept?.recipient}
          error={saving.fields['recipient']}
        />
      </form>
    </Sheet>
  );
}
