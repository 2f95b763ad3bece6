import { type FormEvent, useState } from 'react';
import { language } from '#texts/language';
import { ownPage as t } from '#texts/own-page';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { deviceName } from '../device-name.ts';
import { addPasskey, canUsePasskeys } from '../sign-in/passkey.ts';
import css from '../staff.module.css';
import { NamedList } from './named-list.tsx';

type Passkeys = ConsoleDataOf<'listPasskeys'>['passkeys'];

/** One's own passkeys: each with its name and last use, and a way to remove it or to add another. */
export function PasskeyList({ loaded }: { loaded: Passkeys }) {
  const [passkeys, setPasskeys] = useState(loaded);
  const [leaving, setLeaving] = useState<Passkeys[number] | null>(null);

  const remove = async (id: string) => {
    setLeaving(null);
    try {
      setPasskeys((await ask('removePasskey', { id })).passkeys);
      toast.success(t.passkeyRemoved);
    } catch (failure) {
      toast.error(failureText(failure, t.notSaved));
    }
  };

  return (
    <NamedList
      title={t.passkeys}
      text={t.passkeysText}
      rows={passkeys.map((passkey) => ({
        ...passkey,
        detail:
          passkey.lastUsedAt === null ? t.neverUsed : t.lastUsed(formatMoment(passkey.lastUsedAt, language)),
      }))}
      removeLabel={t.remove}
      removeOf={t.removePasskeyOf}
      onRemove={(id) => setLeaving(passkeys.find(({ _id }) => _id === id) ?? null)}
    >
      {canUsePasskeys() ? <AddPasskey onAdded={setPasskeys} /> : <Banner>{t.noPasskeysHere}</Banner>}
      <Sheet
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t.removePasskeyTitle(leaving?.name ?? '')}
        footer={
          <Button tone="danger" wide onClick={() => void remove(leaving?._id ?? '')}>
            {t.remove}
          </Button>
        }
      >
        <p>{t.removePasskeyText}</p>
      </Sheet>
    </NamedList>
  );
}

function AddPasskey({ onAdded }: { onAdded: (passkeys: Passkeys) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = fieldText(event.currentTarget, 'name');
    if (name === '') return setError(t.nameMissing);
    setBusy(true);
    setError(undefined);
    try {
      onAdded((await addPasskey(name)).passkeys);
      toast.success(t.passkeyAdded);
    } catch (failure) {
      setError(failure instanceof CallError ? failureText(failure, t.notAdded) : reasonOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="name"
        label={t.passkeyName}
        hint={t.passkeyNameHint}
        error={error}
        dir="auto"
        maxLength={60}
        autoComplete="off"
        defaultValue={deviceName(navigator.userAgent)}
      />
      <Button type="submit" icon="key-round" busy={busy}>
        {t.addPasskey}
      </Button>
    </form>
  );
}

/** A device reports an existing passkey by refusing to create a second. */
const reasonOf = (failure: unknown): string =>
  failure instanceof Error && failure.name === 'InvalidStateError' ? t.knownHere : t.notAdded;
