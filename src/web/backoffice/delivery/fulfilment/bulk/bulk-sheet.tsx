import { useState } from 'react';
import { bulk as t } from '#texts/bulk';
import { consoleOrders } from '#texts/console-orders';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { StoredTextField } from '../../../ui/fields/stored-text-field.tsx';
import { HoldFields, type HoldErrors, readHold } from '../hold-fields.tsx';

export type SheetAction = 'hold' | 'cancel' | 'assign';

/** The draft of the reason for many orders. */
export const bulkDraft = (step: string): string => `bulk ${step}`;

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

/** The form of a bulk action. */
export function BulkSheet(props: BulkSheetProps) {
  const { action, count, couriers, busy, onClose, onStep, onAssign } = props;
  const [errors, setErrors] = useState<HoldErrors>({});
  const title = action === 'assign' ? t.assign : consoleOrders.steps[action];
  const submit = (form: HTMLFormElement) => {
    if (action === 'assign') return onAssign(fieldText(form, 'courier'));
    if (action === 'cancel') {
      const reason = fieldText(form, 'reason');
      return onStep(action, reason === '' ? {} : { reason });
    }
    const { hold, errors: found } = readHold(form);
    setErrors(found);
    if (hold !== null) onStep(action, hold);
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
      {action === 'hold' && <HoldFields draft={bulkDraft(action)} errors={errors} />}
      {action === 'assign' && (
        <SelectField label={consoleOrders.courier} name="courier">
          {couriers.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {action === 'cancel' && (
        <StoredTextField
          draft={bulkDraft(action)}
          name="reason"
          label={consoleOrders.reason}
          hint={consoleOrders.reasonRead}
          maxLength={200}
          optional
        />
      )}
    </FormSheet>
  );
}
