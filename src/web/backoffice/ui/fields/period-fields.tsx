import { useState } from 'react';
import { isPeriodInOrder } from '../../../../shop/time/periods.ts';
import { addDays } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { DateField } from './date-field.tsx';

type PeriodFieldsProps = {
  labels: { from: string; to: string };
  from?: string | null | undefined;
  to?: string | null | undefined;
  required?: boolean;
  /** The longest period, in days. */
  most?: number;
};

/** The first and the last day of a period; the last one says it where it lies before the first. */
export function PeriodFields({ labels, from, to, required = false, most }: PeriodFieldsProps) {
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
        max={first === '' || most === undefined ? undefined : addDays(first, most)}
      />
    </>
  );
}

/** Whether a form with these fields may be sent. */
export function hasPeriodInOrder(form: HTMLFormElement, most?: number): boolean {
  const [from, to] = [fieldText(form, 'from'), fieldText(form, 'to')];
  return isPeriodInOrder({ from, to }) && (most === undefined || to <= addDays(from, most));
}
