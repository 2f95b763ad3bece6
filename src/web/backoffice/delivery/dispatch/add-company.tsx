import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import { fieldTexts } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';

/** Adds a transport company. */
export function AddCompany({ onAdded }: { onAdded?: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const { nameEn = '', nameAr = '', phone = '' } = Object.fromEntries(fieldTexts(form));
    if (nameEn === '' || nameAr === '') return setError(t.nameMissing);
    const added = await act(async () => askOnce('addCompany', { nameEn, nameAr, phone }));
    if (added === null) return;
    setOpen(false);
    onAdded?.(added.company._id);
  };
  return (
    <>
      <Button tone="secondary" small icon="plus" onClick={() => setOpen(true)}>
        {t.addCompany}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.addCompany}
        action={t.add}
        busy={busy}
        onSubmit={submit}
      >
        <TextField name="nameAr" label={t.nameAr} lang="ar" dir="rtl" maxLength={100} error={error} />
        <TextField name="nameEn" label={t.nameEn} lang="en" dir="ltr" maxLength={100} />
        <TextField name="phone" label={t.phone} type="tel" dir="ltr" maxLength={40} optional />
      </FormSheet>
    </>
  );
}
