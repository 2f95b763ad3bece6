import { type ReactNode, useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { IconName } from '../../ui/buttons/icon.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useAct } from '../client/use-act.ts';
import css from './cash.module.css';

type SafeSheetProps = {
  icon: IconName;
  title: string;
  submitLabel: string;
  /** What it is for: above amount and reason. */
  children: ReactNode;
  save: (form: HTMLFormElement, entry: { amount: number; reason: string }) => Promise<unknown>;
};

/** A button and its sheet for cash that enters or leaves the safe, with an amount and a reason. */
export function SafeSheet({ icon, title, submitLabel, children, save }: SafeSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const reason = fieldText(form, 'reason');
    const found = {
      ...(amount === 0 && { amount: t.amountMissing }),
      ...(reason === '' && { reason: t.noteMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await act(async () => save(form, { amount, reason }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon={icon} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          {children}
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
            {submitLabel}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
