import { useState } from 'react';
import { invoices as t } from '#texts/invoices';
import type { Invoice } from '../../../../shop/money/invoices/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { removeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { StoredTextField } from '../../ui/fields/stored-text-field.tsx';

/** Cancels a wrong invoice by a credit note and a new invoice. */
export function CreditInvoice({ invoice: { _id: id, number } }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const draft = `credit ${id}`;
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    if (reason === '') return setError(t.reasonMissing);
    const issued = await act(async () => askOnce('creditInvoice', { id, reason }));
    if (issued === null) return;
    removeDraft(draft);
    setOpen(false);
    toast.success(t.done(issued.credit.number, issued.invoice.number));
  };
  return (
    <>
      <Button
        tone="secondary"
        small
        icon="undo-2"
        aria-label={t.takeBackOf(number)}
        onClick={() => setOpen(true)}
      >
        {t.takeBack}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.takeBackOf(number)}
        action={t.takeBackNow}
        busy={busy}
        onSubmit={submit}
      >
        <p>{t.takeBackText}</p>
        <StoredTextField draft={draft} name="reason" label={t.reasonLabel} maxLength={200} error={error} />
      </FormSheet>
    </>
  );
}
