import { useId, useEffect, useState } from 'react';
import { checkout as t } from '#texts/checkout';
import type { DeliveryKind } from '../../../../shop/people/account/contract.ts';
import type { City } from '../../../../shop/people/places/contract.ts';
import { call } from '../../../client/call.ts';
import type { CheckoutAddress } from '../../../client/storage/checkout-address.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import css from './address-fields.module.css';
import type { AddressProblems } from './address-problems.ts';

export type AddressPart = 'city' | 'area' | 'street' | 'addressDesc';

/** City, area, street and landmarks; the city alone for an office. Every change is reported at once, so that no input is lost. */
export function AddressFields({
  address,
  problems,
  kind = 'home',
  fromMap = [],
  onChange,
}: {
  address: CheckoutAddress;
  problems: AddressProblems;
  kind?: DeliveryKind;
  /** Fields filled in by the pin and not edited since. */
  fromMap?: readonly AddressPart[];
  onChange: (part: AddressPart, text: string) => void;
}) {
  const list = useId();
  const governorates = useCities();
  const towns = governorates.flatMap(({ cities }) => cities);
  const areas = towns.find(({ name }) => name === address.city)?.areas ?? [];
  const tagOf = (part: AddressPart) => (fromMap.includes(part) ? t.fromMap : undefined);
  const write = (part: AddressPart) => (event: { currentTarget: { value: string } }) =>
    onChange(part, event.currentTarget.value);
  return (
    <div className={css.fields}>
      <SelectField
        name="city"
        label={t.city}
        tag={tagOf('city')}
        value={address.city}
        error={problems.city}
        required
        onChange={write('city')}
      >
        <option value="" disabled>
          {t.chooseCity}
        </option>
        {!towns.some(({ name }) => name === address.city) && address.city && <option>{address.city}</option>}
        {governorates.map(({ name, cities }) => (
          <optgroup key={name} label={name}>
            {cities.map((city) => (
              <option key={city._id}>{city.name}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {kind === 'home' && (
        <>
          <TextField
            name="area"
            label={t.area}
            tag={tagOf('area')}
            value={address.area}
            error={problems.area}
            list={list}
            maxLength={100}
            autoComplete="address-level3"
            required
            onChange={write('area')}
          />
          <datalist id={list}>
            {areas.map(({ _id, name }) => (
              <option key={_id}>{name}</option>
            ))}
          </datalist>
          <TextField
            name="street"
            label={t.street}
            value={address.street}
            error={problems.street}
            maxLength={200}
            autoComplete="street-address"
            required
            onChange={write('street')}
          />
          <TextField
            name="addressDesc"
            label={t.landmark}
            hint={t.landmarkHint}
            optional
            value={address.addressDesc}
            maxLength={300}
            onChange={write('addressDesc')}
          />
        </>
      )}
    </div>
  );
}

/** The cities of one governorate, with its name. */
export type Governorate = {
  name: string;
  cities: City[];
};

/** While there are no cities there is nothing to choose, in milliseconds. */
const RETRY_MS = 3000;

/** Where the store delivers, loaded once and cached for the next field; a failed request is repeated. */
export function useCities(): readonly Governorate[] {
  const [governorates, setGovernorates] = useState(known);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const load = async () => {
      const loaded = await loadCities();
      if (!here) return;
      setGovernorates(loaded);
      if (loaded.length === 0) timer = setTimeout(() => void load(), RETRY_MS);
    };
    void load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return governorates;
}

// Browser only; a failed request leaves it empty.
let known: readonly Governorate[] = [];

async function loadCities(): Promise<readonly Governorate[]> {
  if (known.length > 0) return known;
  const { cities } = await call('getAllCities').catch(() => ({ cities: [] }));
  const byGovernorate = new Map<string, City[]>();
  for (const city of cities) {
    const group = byGovernorate.get(city.governorate);
    if (group) group.push(city);
    else byGovernorate.set(city.governorate, [city]);
  }
  known = [...byGovernorate].map(([name, group]) => ({ name, cities: group }));
  return known;
}
