import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { removeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { StoredTextField } from '../../ui/fields/stored-text-field.tsx';
import type { StopOfRun } from './run-stop.tsx';

const calls = { lost: 'reportLost', recall: 'recallOrder' } as const;
const labels = { lost: t.lost, recall: t.recall };

export type ReasonSheetProps = { step: keyof typeof calls; stop: StopOfRun; onClose: () => void };

/** Asks for the reason of a step that cannot be undone, and takes it. */
export function ReasonSheet({ step, stop: { orderId: id, number, version }, onClose }: ReasonSheetProps) {
  const [error, setError] = useState<string>();
  const draft = `${step} ${id}`;
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    if (reason === '') return setError(t.reasonMissing);
    if ((await act(async () => askOnce(calls[step], { id, version, reason }))) === null) return;
    removeDraft(draft);
    onClose();
  };
  return (
    <FormSheet
      onClose={onClose}
      title={t.order(number)}
      action={labels[step]}
      tone="danger"
      busy={busy}
      onSubmit={submit}
    >
      <StoredTextField draft={draft} name="reason" label={t.reason} maxLength={200} error={error} />
    </FormSheet>
  );
}
