import { useId, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import type { DeliveryKind } from '../../../../../shop/people/account/contract.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { areasIn, type CityGroup } from '../../places/city-groups.ts';
import css from '../profile-form.module.css';

export type AddressFieldsProps = {
  groups: readonly CityGroup[];
  start: { city: string; area: string; street: string; notes: string };
  /** The wire name of the notes. */
  notesName: 'notes' | 'additionalDetails';
  errors: Readonly<Record<string, string>>;
  /** Marks city and area as filled in from the map pin. */
  isFromMap?: boolean;
  /** At an office the city is enough. */
  kind?: DeliveryKind;
  isRequired?: boolean;
};

/** City, area, street and delivery notes. Uncontrolled fields, read by name by the form around them. */
export function AddressFields({
  groups,
  start,
  notesName,
  errors,
  isFromMap = false,
  kind = 'home',
  isRequired = true,
}: AddressFieldsProps) {
  const [city, setCity] = useState(start.city);
  const areas = useId();
  const tag = isFromMap ? t.fromMap : undefined;
  const cityField = (
    <SelectField
      label={t.city}
      name="city"
      required={isRequired}
      autoComplete="address-level2"
      defaultValue={city}
      tag={tag}
      error={errors['city']}
      onChange={(event) => setCity(event.currentTarget.value)}
    >
      <option value="">{t.chooseCity}</option>
      <CityOptions groups={groups} saved={start.city} />
    </SelectField>
  );
  if (kind === 'office') return cityField;
  return (
    <>
      <div className={css.pair}>
        {cityField}
        <TextField
          label={t.area}
          name="area"
          dir="auto"
          placeholder=" "
          required={isRequired}
          maxLength={100}
          autoComplete="address-level3"
          list={areas}
          defaultValue={start.area}
          tag={tag}
          error={errors['area']}
        />
        <datalist id={areas}>
          {areasIn(groups, city).map((area) => (
            <option key={area}>{area}</option>
          ))}
        </datalist>
      </div>
      <TextField
        label={t.street}
        name="street"
        dir="auto"
        placeholder=" "
        required={isRequired}
        maxLength={200}
        autoComplete="address-line1"
        defaultValue={start.street}
        error={errors['street']}
      />
      <TextArea
        label={t.notes}
        optional
        name={notesName}
        rows={2}
        maxLength={300}
        placeholder={t.landmark}
        hint={t.landmarkHint}
        defaultValue={start.notes}
        error={errors[notesName]}
      />
    </>
  );
}

/** A saved city in the other language, or no longer in the list, stays selectable. */
function CityOptions({ groups, saved }: { groups: readonly CityGroup[]; saved: string }) {
  const isKnown = groups.some(({ cities }) => cities.some(({ name }) => name === saved));
  return (
    <>
      {saved !== '' && !isKnown && <option value={saved}>{saved}</option>}
      {groups.map(({ governorate, cities }) => (
        <optgroup key={governorate} label={governorate}>
          {cities.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
