import { useState } from 'react';
import { stockCosts as t } from '#texts/stock-costs';
import { readHundredths } from '../../../../shop/read-amount.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';

/** Sets the rate of the dollar. */
export function RateSheet({ onClose }: { onClose: () => void }) {
  const [isWrong, setWrong] = useState(false);
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const rate = readHundredths(fieldText(form, 'rate'));
    if (rate === null || rate === 0) return setWrong(true);
    const note = fieldText(form, 'note').trim();
    if ((await act(async () => askOnce('setRate', { rate, note }))) === null) return;
    toast.success(t.rateSet);
    onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.setRate} action={t.setRate} busy={busy} onSubmit={submit}>
      <AmountField
        name="rate"
        label={t.rate}
        hint={t.rateHint}
        error={isWrong ? t.rateWrong : undefined}
        onType={() => setWrong(false)}
        decimal
        maxLength={12}
      />
      <TextField name="note" label={t.note} optional dir="auto" maxLength={300} />
    </FormSheet>
  );
}
