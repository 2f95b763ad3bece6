import { type ReactNode, useState } from 'react';
import { cash as t } from '#texts/cash';
import { Button } from '../../../ui/buttons/button.tsx';
import type { IconName } from '../../../ui/buttons/icon.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';

type SafeSheetProps = {
  icon: IconName;
  name: keyof typeof t.safeSheets;
  /** Asked before amount and reason. */
  children?: ReactNode;
  save: (form: HTMLFormElement, entry: { amount: number; reason: string }) => Promise<unknown>;
};

/**
 * A button and its sheet for cash that enters or leaves the safe. Each has words of its own for the same two fields,
 * whose text stays on the device until it is booked.
 */
export function SafeSheet({ icon, name, children, save }: SafeSheetProps) {
  const words = t.safeSheets[name];
  const [sum, setSum] = useStoredText(`cash ${name} sum`);
  const [reason, setReason] = useStoredText(`cash ${name} reason`);
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(sum));
    const found = {
      ...(amount === 0 && { amount: t.amountMissing }),
      ...(reason.trim() === '' && { reason: words.reasonMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await act(async () => save(form, { amount, reason: reason.trim() }))) === null) return;
    setSum('');
    setReason('');
    setOpen(false);
    toast.success(t.booked);
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
        <AmountField label={words.amount} maxLength={11} value={sum} onType={setSum} error={errors.amount} />
        <TextField
          label={words.reason}
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={errors.reason}
        />
      </FormSheet>
    </>
  );
}
