import { type ReactNode, useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { IconName } from '../../ui/buttons/icon.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSheet } from '../../ui/overlays/form-sheet.tsx';
import { useAct } from '../client/use-act.ts';
import { AmountField } from '../ui/fields/amount-field.tsx';

type SafeSheetProps = {
  icon: IconName;
  words: (typeof t.safeSheets)[keyof typeof t.safeSheets];
  /** Asked before amount and reason. */
  children?: ReactNode;
  save: (form: HTMLFormElement, entry: { amount: number; reason: string }) => Promise<unknown>;
};

/** A button and its sheet for cash that enters or leaves the safe. Each has words of its own for the same two fields. */
export function SafeSheet({ icon, words, children, save }: SafeSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const reason = fieldText(form, 'reason');
    const found = {
      ...(amount === 0 && { amount: t.amountMissing }),
      ...(reason === '' && { reason: words.reasonMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await act(async () => save(form, { amount, reason }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon={icon} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        action={words.submit}
        busy={busy}
        onSubmit={submit}
      >
        <p>{words.text}</p>
        {children}
        <AmountField name="amount" label={words.amount} maxLength={11} error={errors.amount} />
        <TextField name="reason" label={words.reason} dir="auto" maxLength={200} error={errors.reason} />
      </FormSheet>
    </>
  );
}
