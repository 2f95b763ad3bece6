import { useState } from 'react';
import { useNavigate } from 'react-router';
import { stockCosts as t } from '#texts/stock-costs';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';

/** Adds a supplier by name and leads to its page. */
export function NewSupplierSheet({ onClose }: { onClose: () => void }) {
  const [isTried, setTried] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const add = async (form: HTMLFormElement) => {
    setTried(true);
    const [name, phone] = [fieldText(form, 'name').trim(), fieldText(form, 'phone').trim()];
    if (name === '') return;
    const made = await act(async () => askOnce('createSupplier', { name, phone }));
    if (made === null) return;
    toast.success(t.added);
    await navigate(`/stock/suppliers/${made.supplier._id}`);
  };
  return (
    <FormSheet onClose={onClose} title={t.newSupplier} action={t.add} busy={busy} onSubmit={add}>
      <TextField
        name="name"
        label={t.name}
        dir="auto"
        maxLength={100}
        error={isTried ? t.nameMissing : undefined}
        onChange={() => setTried(false)}
      />
      <TextField name="phone" label={t.phone} type="tel" dir="ltr" maxLength={30} />
    </FormSheet>
  );
}
