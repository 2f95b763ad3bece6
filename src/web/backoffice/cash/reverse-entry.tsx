import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import css from './cash.module.css';

/** Reverses an entry by a new line that names it, with a reason. */
export function ReverseEntry({ entryId }: { entryId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    if (reason === '') return setError(t.noteMissing);
    if ((await act(async () => askOnce('reverseCashEntry', { entryId, reason }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon="undo-2" onClick={() => setOpen(true)}>
        {t.reverse}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.reverse}>
        <form
          className={css.panel}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <p>{t.reverseText}</p>
          <TextField name="reason" label={t.noteLabel} dir="auto" maxLength={200} error={error} />
          <Button type="submit" wide busy={busy}>
            {t.reverseNow}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
