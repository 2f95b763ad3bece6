import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { AmountField } from '../ui/fields/amount-field.tsx';
import css from './cash.module.css';

/** Gives a courier change out of the safe. */
export function GiveFloat({ courierId }: { courierId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    if (amount === 0) return setError(t.amountMissing);
    if ((await act(async () => askOnce('giveFloat', { courierId, amount }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon="coins" onClick={() => setOpen(true)}>
        {t.giveFloat}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.giveFloat}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <AmountField name="amount" label={t.amount} maxLength={9} error={error} />
          <Button type="submit" wide busy={busy}>
            {t.giveFloatNow}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
