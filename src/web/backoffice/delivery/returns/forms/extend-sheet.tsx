import { useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { addDays, storeDateOf } from '../../../../../shop/time/store-time.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { removeDraft } from '../../../client/drafts.ts';
import { useAct } from '../../../client/use-act.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { StoredTextField } from '../../../ui/fields/stored-text-field.tsx';

/** Extends the return window of the request's pieces. */
export function ExtendSheet({ request: { _id: id, version } }: { request: ConsoleReturn }) {
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const draft = `extend ${id}`;
  const [tomorrow] = useState(() => addDays(storeDateOf(new Date()), 1));
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const [until, reason] = [fieldText(form, 'until'), fieldText(form, 'reason')];
    setWrong(until === '' || reason === '');
    if (until === '' || reason === '') return;
    const done = await act(async () => askOnce('extendReturn', { id, version, until, reason }));
    if (done === null) return;
    removeDraft(draft);
    setOpen(false);
  };
  return (
    <>
      <Button tone="quiet" wide onClick={() => setOpen(true)}>
        {t.extend}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.extend}
        action={t.extend}
        busy={busy}
        onSubmit={submit}
      >
        <DateField name="until" label={t.extendUntil} min={tomorrow} />
        <StoredTextField
          draft={draft}
          name="reason"
          label={t.extendWhy}
          maxLength={200}
          error={isWrong ? t.extendMissing : undefined}
        />
      </FormSheet>
    </>
  );
}
