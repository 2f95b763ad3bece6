import { useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import { endOfHold, holdDays } from '../../../../shop/delivery/fulfilment/hold.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { StoredTextField } from '../../ui/fields/stored-text-field.tsx';

export type HoldErrors = { readonly reason?: string; readonly until?: string };

const daysNow = () => holdDays(storeDateOf(new Date()));

/** The fields of a hold: the reason, which the customer reads and which is stored as `draft`, and its last day. */
export function HoldFields({ draft, errors }: { draft: string; errors: HoldErrors }) {
  const [[first, last]] = useState(daysNow);
  return (
    <>
      <StoredTextField
        draft={draft}
        name="reason"
        label={t.reason}
        hint={t.reasonRead}
        maxLength={200}
        error={errors.reason}
      />
      <DateField
        name="until"
        label={t.until}
        min={first}
        max={last}
        defaultValue={first}
        error={errors.until}
      />
    </>
  );
}

/** The hold in a form with these fields as a call takes it; null with errors. */
export function readHold(form: HTMLFormElement): {
  hold: { reason: string; until: string } | null;
  errors: HoldErrors;
} {
  const [first, last] = daysNow();
  const [reason, day] = [fieldText(form, 'reason'), fieldText(form, 'until')];
  const errors: HoldErrors = {
    ...(reason === '' && { reason: t.reasonMissing }),
    ...((day < first || day > last) && { until: t.untilMissing }),
  };
  if (Object.keys(errors).length > 0) return { hold: null, errors };
  return { hold: { reason, until: endOfHold(day).toISOString() }, errors };
}
