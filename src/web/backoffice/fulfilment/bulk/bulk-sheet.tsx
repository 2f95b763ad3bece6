import { useState } from 'react';
import { bulk as t } from '#texts/bulk';
import { consoleOrders } from '#texts/console-orders';
import { endOfHold, holdDays } from '../../../../shop/fulfilment/hold.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';

export type SheetAction = 'hold' | 'cancel' | 'assign';

type BulkSheetProps = {
  action: SheetAction;
  /** How many orders it fits. */
  count: number;
  couriers: readonly { _id: string; name: string }[];
  busy: boolean;
  onClose: () => void;
  onStep: (step: 'hold' | 'cancel', input: { reason?: string; until?: string }) => void;
  onAssign: (courierId: string) => void;
};

/** Asks what an action of many orders needs to know. */
export function BulkSheet(props: BulkSheetProps) {
  const { action, count, couriers, busy, onClose, onStep, onAssign } = props;
  const [error, setError] = useState<string>();
  const [[first, last]] = useState(() => holdDays(storeDateOf(new Date())));
  const title = action === 'assign' ? t.assign : consoleOrders.steps[action];
  const submit = (form: HTMLFormElement) => {
    const field = (name: string) => fieldText(form, name);
    const reason = field('reason');
    if (action === 'assign') return onAssign(field('courier'));
    if (action === 'cancel') return onStep(action, reason === '' ? {} : { reason });
    if (reason === '') return setError(consoleOrders.reasonMissing);
    const until = endOfHold(field('until'));
    return Number.isNaN(until.getTime())
      ? setError(consoleOrders.untilMissing)
      : onStep(action, { reason, until: until.toISOString() });
  };
  return (
    <FormSheet
      onClose={onClose}
      title={title}
      action={t.doFor(title, count)}
      tone={action === 'cancel' ? 'danger' : 'primary'}
      busy={busy}
      onSubmit={submit}
    >
      {action === 'assign' ? (
        <SelectField label={consoleOrders.courier} name="courier">
          {couriers.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          name="reason"
          label={consoleOrders.reason}
          hint={consoleOrders.reasonRead}
          dir="auto"
          maxLength={200}
          optional={action === 'cancel'}
          error={error}
        />
      )}
      {action === 'hold' && (
        <DateField
          name="until"

          label={consoleOrders.until}
          min={first}
          max={last}
          defaultValue={first}
        />
      )}
    </FormSheet>
  );
}
