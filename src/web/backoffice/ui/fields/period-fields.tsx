import { useState } from 'react';
import { isPeriodInOrder } from '../../../../shop/time/periods.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { DateField } from './date-field.tsx';

type PeriodFieldsProps = {
  labels: { from: string; to: string };
  from?: string | null | undefined;
  to?: string | null | undefined;
  required?: boolean;
};

/** The first and the last day of a period; the last one says it where it lies before the first. */
export function PeriodFields({ labels, from, to, required = false }: PeriodFieldsProps) {
  const [first, setFirst] = useState(from ?? '');
  return (
    <>
      <DateField
        compact
        required={required}
        name="from"
        label={labels.from}
        value={first}
        onChange={setFirst}
      />
      <DateField
        compact
        required={required}
        name="to"
        label={labels.to}
        defaultValue={to ?? ''}
        min={first === '' ? undefined : first}
      />
    </>
  );
}

/** Whether a form with these fields may be sent. */
export const hasPeriodInOrder = (form: HTMLFormElement): boolean =>
  isPeriodInOrder({ from: fieldText(form, 'from'), to: fieldText(form, 'to') });
