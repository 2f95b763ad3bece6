import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { Button } from '../../../ui/buttons/button.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';

/** Gives a courier change out of the safe. */
export function GiveFloat({ courierId }: { courierId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sum, setSum] = useStoredText(`float ${courierId}`);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async () => {
    const amount = Number(digitsOf(sum));
    if (amount === 0) return setError(t.amountMissing);
    if ((await act(async () => askOnce('giveFloat', { courierId, amount }))) === null) return;
    setSum('');
    setOpen(false);
    toast.success(t.booked);
  };
  return (
    <>
      <Button tone="secondary" small icon="coins" onClick={() => setOpen(true)}>
        {t.giveFloat}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.giveFloat}
        action={t.giveFloatNow}
        busy={busy}
        onSubmit={submit}
        onChange={() => setError(undefined)}
      >
        <AmountField label={t.amount} maxLength={9} value={sum} onType={setSum} error={error} />
      </FormSheet>
    </>
  );
}
