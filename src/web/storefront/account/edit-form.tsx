import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import css from './profile-form.module.css';
import { profileWords } from './profile-words.ts';
import { textsOf, useSaveForm } from './save-form.ts';

/** A form of what is there already: its buttons appear once something in it differs. */
export function EditForm({
  save,
  failed,
  children,
}: {
  /** Gets the trimmed texts by field name. */
  save: (given: Record<string, string>) => Promise<void>;
  failed: string;
  /** @param errors sentences by field name */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}) {
  const [round, setRound] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const before = useRef<string>(undefined);
  const saving = useSaveForm(
    async (given) => {
      await save(given);
      before.current = JSON.stringify(given);
      setDirty(false);
    },
    { words: profileWords, failed },
  );
  const { form } = saving;

  useEffect(() => {
    if (form.current) before.current = JSON.stringify(textsOf(form.current));
  }, [round, form]);

  const compare = (event: FormEvent<HTMLFormElement>) => {
    saving.forgive(event);
    setDirty(before.current !== JSON.stringify(textsOf(event.currentTarget)));
  };
  const discard = () => {
    setDirty(false);
    setRound(round + 1);
    saving.clear();
  };

  return (
    <form
      key={round}
      ref={form}
      className={css.form}
      method="dialog"
      noValidate
      onSubmit={saving.submit}
      onInput={compare}
    >
      {saving.general && (
        <Banner tone="error" focusRef={saving.banner}>
          {saving.general}
        </Banner>
      )}
      {children(saving.fields)}
      {isDirty && (
        <div className={css.actions}>
          <Button type="submit" busy={saving.busy}>
            {t.save}
          </Button>
          <Button tone="quiet" onClick={discard}>
            {t.discard}
          </Button>
        </div>
      )}
    </form>
  );
}
