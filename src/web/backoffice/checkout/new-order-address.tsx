import { orderEdits as t } from '#texts/order-edits';
import { TextField } from '../../ui/fields/text-field.tsx';
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

/** Where an order goes: a door, or an office in a city. */
export function NewOrderAddress({ draft, ownCity, offersOffice, error, onChange }: NewOrderAddressProps) {
  const { kind, city, area, street, details } = draft;
  const typing = (part: keyof NewOrder) => (event: { currentTarget: { value: string } }) =>
    onChange({ [part]: event.currentTarget.value });
  const cityField = (problem?: string) => (
    <TextField label={t.city} dir="auto" value={city} error={problem} onChange={typing('city')} />
  );
  return (
    <>
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
            <TextField label={t.area} dir="auto" value={area} onChange={typing('area')} />
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
