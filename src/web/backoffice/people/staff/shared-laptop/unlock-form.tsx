import { type FormEvent, useEffect, useRef, useState } from 'react';
import { desks as t } from '#texts/desks';
import { asciiDigits } from '../../../../../shop/ascii-digits.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { isPin } from '../../../../../shop/people/staff/pin.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { RadioCard, RadioCards } from '../../../../ui/choices/radio-card.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ask } from '../../../client/ask.ts';
import css from './shared-laptop.module.css';

export type UnlockFormProps = {
  people: ConsoleDataOf<'getDesk'>['people'];
  onDone: (me: Me) => void;
};

/** The people who can resume their session on this shared laptop, and their PIN. */
export function UnlockForm({ people, onDone }: UnlockFormProps) {
  const [chosen, setChosen] = useState(people[0]?._id);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // Ready to be typed into, also after another person was chosen.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=pin]')?.focus(), [chosen]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || chosen === undefined) return;
    const field = event.currentTarget;
    const pin = asciiDigits(fieldText(field, 'pin'));
    // A scanner types barcodes into the field: those are no tries.
    if (!isPin(pin)) {
      field.reset();
      return setError(t.pinWrong);
    }
    setBusy(true);
    setError(undefined);
    try {
      onDone(await ask('unlockSession', { staffId: chosen, pin }));
    } catch (failure) {
      field.reset();
      setError(failureText(failure, t.notOpened));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioCards legend={t.who}>
        {people.map(({ _id, name }) => (
          <RadioCard
            key={_id}
            name="who"
            title={<bdi>{name}</bdi>}
            checked={_id === chosen}
            onChange={() => setChosen(_id)}
          />
        ))}
      </RadioCards>
      <TextField
        name="pin"
        label={t.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        error={error}
      />
      <Button type="submit" icon="lock" wide busy={busy}>
        {t.open}
      </Button>
    </form>
  );
}
