import { type FormEvent, useState } from 'react';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../shop/returns/desk-contract.ts';
import { addDays, storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import css from '../returns.module.css';

/** Moves the deadlines of its lines to a later day. */
export function ExtendSheet({ request: { _id: id, version } }: { request: ConsoleReturn }) {
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [tomorrow] = useState(() => addDays(storeDateOf(new Date()), 1));
  const { busy, act } = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = fieldText(event.currentTarget, 'until');
    const reason = fieldText(event.currentTarget, 'reason');
    setWrong(until === '' || reason === '');
    if (until === '' || reason === '') return;
    const done = await act(async () => askOnce('extendReturn', { id, version, until, reason }));
    if (done !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="quiet" wide onClick={() => setOpen(true)}>
        {t.extend}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.extend}>
        <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <DateField name="until" label={t.extendUntil} min={tomorrow} />
          <TextField
            name="reason"
            label={t.extendWhy}
            dir="auto"
            maxLength={200}
            error={isWrong ? t.extendMissing : undefined}
          />
          <Button type="submit" wide busy={busy}>
            {t.extend}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
