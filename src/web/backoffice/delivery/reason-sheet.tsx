import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './delivery.module.css';
import type { StopOfRun } from './run-stop.tsx';

const calls = { lost: 'reportLost', recall: 'recallOrder' } as const;
const labels = { lost: t.lost, recall: t.recall };

export type ReasonSheetProps = { step: keyof typeof calls; stop: StopOfRun; onClose: () => void };

/** Asks for the reason of a step that cannot be undone, and takes it. */
export function ReasonSheet({ step, stop: { orderId: id, number, version }, onClose }: ReasonSheetProps) {
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    if (reason === '') return setError(t.reasonMissing);
    if ((await act(async () => askOnce(calls[step], { id, version, reason }))) !== null) onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t.order(number)}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <TextField name="reason" label={t.reason} dir="auto" maxLength={200} error={error} />
        <Button type="submit" tone="danger" wide busy={busy}>
          {labels[step]}
        </Button>
      </form>
    </Sheet>
  );
}
