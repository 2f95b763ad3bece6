import { type FormEvent, useState } from 'react';
import { signIn as t } from '#texts/staff-sign-in';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import type { Me } from '../../../../../shop/people/staff/contract.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { ask } from '../../../client/ask.ts';
import { PasskeyButton } from './passkey-button.tsx';
import css from './sign-in.module.css';

export type SentCode = ConsoleDataOf<'sendStaffCode'>;

export type PhoneStepProps = { onSent: (sent: SentCode) => void; onDone: (me: Me) => void };

/** The number a code is sent to; a passkey needs neither. */
export function PhoneStep({ onSent, onDone }: PhoneStepProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      onSent(await ask('sendStaffCode', { phone: `0${fieldText(event.currentTarget, 'number')}` }));
    } catch (failure) {
      setError(failureText(failure, t.notSent));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField label={t.phone} error={error} required />
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
      <PasskeyButton call="signInWithPasskey" onDone={onDone} />
    </form>
  );
}
