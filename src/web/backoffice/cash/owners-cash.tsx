import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioCard, RadioCards } from '../../ui/choices/radio-card.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useMe } from '../layout/me.ts';
import css from './cash.module.css';

const ways = ['deposit', 'draw'] as const;

/** The owner puts their own cash into the safe, or takes it out. */
export function OwnersCash() {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const { busy, act } = useAct();
  if (!useMe().staff.roles.includes('owner')) return null;
  const submit = async (form: HTMLFormElement) => {
    const way = ways.find((each) => each === fieldText(form, 'way')) ?? 'deposit';
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const reason = fieldText(form, 'reason');
    const found = {
      ...(amount === 0 && { amount: t.amountMissing }),
      ...(reason === '' && { reason: t.noteMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if ((await act(async () => askOnce('moveOwnersCash', { way, amount, reason }))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small icon="coins" onClick={() => setOpen(true)}>
        {t.ownersCash}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.ownersCash}>
        <form
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <p>{t.ownersCashText}</p>
          <RadioCards legend={t.ownersWay}>
            {ways.map((way) => (
              <RadioCard
                key={way}
                name="way"
                value={way}
                title={t.ownersWays[way]}
                defaultChecked={way === 'deposit'}
              />
            ))}
          </RadioCards>
          <TextField
            name="amount"
            label={t.amount}
            inputMode="numeric"
            dir="ltr"
            maxLength={11}
            error={errors.amount}
          />
          <TextField name="reason" label={t.noteLabel} dir="auto" maxLength={200} error={errors.reason} />
          <Button type="submit" wide busy={busy}>
            {t.ownersNow}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
