import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { desks as t } from '#texts/desks';
import { language } from '#texts/language';
import { asciiDigits } from '../../../../../shop/ascii-digits.ts';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { isPin, isWeakPin } from '../../../../../shop/people/staff/pin.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { readMeAgain } from '../../../layout/me.ts';
import css from '../staff.module.css';

/** One's own PIN for shared laptops. */
export function PinForm({ loaded }: { loaded: ConsoleDataOf<'getPin'> }) {
  const [pin, setPin] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { revalidate } = useRevalidator();
  const change = async (work: () => Promise<ConsoleDataOf<'getPin'>>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      setPin(await work());
      toast.success(done);
      // The button that locks appears or goes.
      await readMeAgain(revalidate);
    } catch (failure) {
      setError(failureText(failure, t.notSaved));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = asciiDigits(fieldText(event.currentTarget, 'pin'));
    if (!isPin(typed)) return setError(t.pinWrong);
    if (isWeakPin(typed)) return setError(t.pinWeak);
    event.currentTarget.reset();
    void change(async () => ask('setPin', { pin: typed }), t.pinSaved);
  };
  return (
    <section className={css.form} aria-label={t.pinTitle}>
      <h2 className="card-title">{t.pinTitle}</h2>
      <p>{t.pinText}</p>
      {pin.setAt !== null && <p className={css.seen}>{t.pinSetAt(formatMoment(pin.setAt, language))}</p>}
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          name="pin"
          label={pin.setAt === null ? t.pin : t.newPin}
          hint={t.pinHint}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          error={error}
        />
        <Button type="submit" tone="secondary" icon="lock" busy={busy}>
          {t.savePin}
        </Button>
      </form>
      {pin.setAt !== null && (
        <Button tone="quiet" onClick={() => void change(async () => ask('removePin'), t.pinRemoved)}>
          {t.removePin}
        </Button>
      )}
    </section>
  );
}
