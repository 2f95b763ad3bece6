import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './cash.module.css';

const kinds = ['transport', 'packaging', 'rent', 'wages', 'other'] as const;
type Errors = { amount?: string; reason?: string };

/** Pays an expense out of the safe. */
export function PayExpense() {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const kind = kinds.find((each) => each === fieldText(form, 'kind')) ?? 'other';
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const reason = fieldText(form, 'reason');
    const found: Errors = {
      ...(amount === 0 && { amount: t.amountMissing }),
      ...(reason === '' && { reason: t.noteMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await act(async () => askOnce('payExpense', { kind, amount, reason }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon="minus" onClick={() => setOpen(true)}>
        {t.expense}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.expense}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <SelectField name="kind" label={t.expenseKind}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t.expenseKinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="amount"
            label={t.amount}
            inputMode="numeric"
            dir="ltr"
            maxLength={11}
            error={errors.amount}
          />
          <TextField name="reason" label={t.noteLabel} dir="auto" maxLength={200} error={errors.reason} />
          <Button type="submit" wide busy={busy}>
            {t.expenseNow}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
