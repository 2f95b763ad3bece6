import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountProfile as t } from '#texts/account-profile';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import type { FormDraft } from './form-draft.ts';
import css from './profile-form.module.css';
import { profileWords } from './profile-words.ts';
import { fieldRecord, useSaveForm } from './save-form.ts';

/** A form over existing values: its buttons appear once a value differs. Unsaved input survives a reload. */
export function EditForm({
  save,
  failed,
  draft,
  children,
}: {
  /** Gets the trimmed texts by field name. */
  save: (given: Record<string, string>) => Promise<void>;
  failed: string;
  draft: FormDraft;
  /** `errors`: sentences by field name; `typed`: unsaved input, which precedes saved values. */
  children: (errors: Readonly<Record<string, string>>, typed: Readonly<Record<string, string>>) => ReactNode;
}) {
  const [{ round, typed }, setStart] = useState<Start>({ round: 0, typed: nothing });
  const [isDirty, setDirty] = useState(false);
  const before = useRef<string>(undefined);
  const typedLast = useRef<string>(undefined);
  const saving = useSaveForm(
    async (given) => {
      await save(given);
      before.current = JSON.stringify(given);
      // What was typed during the request is not saved yet.
      if ((typedLast.current ?? before.current) !== before.current) return setDirty(true);
      draft.clear();
      setDirty(false);
    },
    { words: profileWords, failed },
  );
  const { form } = saving;

  useEffect(() => {
    if (form.current && typed === nothing) before.current = JSON.stringify(fieldRecord(form.current));
  }, [round, typed, form]);
  const takeUp = useEffectEvent(() => {
    const typed = draft.read();
    if (typed === null) return;
    setStart({ round: 1, typed });
    setDirty(true);
  });
  useEffect(() => takeUp(), []);

  const compare = (event: FormEvent<HTMLFormElement>) => {
    saving.forgive(event);
    const texts = fieldRecord(event.currentTarget);
    typedLast.current = JSON.stringify(texts);
    const differs = before.current !== typedLast.current;
    setDirty(differs);
    if (differs) draft.write(texts);
    else draft.clear();
  };
  const discard = () => {
    draft.clear();
    setDirty(false);
    setStart({ round: round + 1, typed: nothing });
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
      {children(saving.fields, typed)}
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

type Start = { round: number; typed: Readonly<Record<string, string>> };

const nothing: Start['typed'] = {};
