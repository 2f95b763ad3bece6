import { cash as t } from '#texts/cash';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { askOnce } from '../../client/ask.ts';
import { SafeSheet } from './safe-sheet.tsx';

const kinds = ['transport', 'packaging', 'rent', 'wages', 'other'] as const;

/** Pays an expense out of the safe. */
export function PayExpense() {
  return (
    <SafeSheet
      icon="minus"
      name="expense"
      save={async (form, entry) => {
        const kind = kinds.find((each) => each === fieldText(form, 'kind')) ?? 'other';
        return askOnce('payExpense', { kind, ...entry });
      }}
    >
      <SelectField name="kind" label={t.expenseKind}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.expenseKinds[kind]}
          </option>
        ))}
      </SelectField>
    </SafeSheet>
  );
}
