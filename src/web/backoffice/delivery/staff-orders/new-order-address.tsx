import { language } from '#texts/language';
import { orderEdits as t } from '#texts/order-edits';
import { findPlace } from '../../../../shop/people/places/find-place.ts';
import { type Place, places } from '../../../../shop/people/places/places.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { KindField } from '../fulfilment/edit/kind-field.tsx';
import css from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

type NewOrderAddressProps = {
  draft: NewOrder;
  /** The city of the customer's own address, which is offered for an office. */
  ownCity: string;
  offersOffice: boolean;
  error: string | undefined;
  onChange: (part: Partial<NewOrder>) => void;
};

/** The known names for a field that takes others too. */
function PlaceNames({ id, of }: { id: string; of: readonly Pick<Place, '_id' | 'name'>[] }) {
  return (
    <datalist id={id}>
      {of.map(({ _id, name }) => (
        <option key={_id}>{name[language]}</option>
      ))}
    </datalist>
  );
}

/** Where an order goes: a door, or an office in a city. */
export function NewOrderAddress({ draft, ownCity, offersOffice, error, onChange }: NewOrderAddressProps) {
  const { kind, city, area, street, details } = draft;
  const typing = (part: keyof NewOrder) => (event: { currentTarget: { value: string } }) =>
    onChange({ [part]: event.currentTarget.value });
  const cityField = (problem?: string) => (
    <TextField
      label={t.city}
      dir="auto"
      list="cities"
      value={city}
      error={problem}
      onChange={typing('city')}
    />
  );
  return (
    <>
      <PlaceNames id="cities" of={places} />
      <PlaceNames id="areas" of={findPlace(city)?.areas ?? []} />
      <KindField
        kind={kind}
        offersOffice={offersOffice}
        onChoose={(to) => onChange({ kind: to, ...(to === 'office' && { city: city || ownCity }) })}
      />
      {kind === 'office' ? (
        cityField(error)
      ) : (
        <>
          <div className={css.pair}>
            {cityField()}
            <TextField label={t.area} dir="auto" list="areas" value={area} onChange={typing('area')} />
          </div>
          <TextField
            label={t.street}
            dir="auto"
            maxLength={200}
            value={street}
            error={error}
            onChange={typing('street')}
          />
          <TextField
            label={t.details}
            dir="auto"
            optional
            maxLength={300}
            value={details}
            onChange={typing('details')}
          />
        </>
      )}
    </>
  );
}
