import { type RefObject, useEffect, useState } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { Button } from '../../../ui/buttons/button.tsx';
import type { RecordFormState } from '../../client/use-record-form.ts';
import { KeyHint } from '../key-hint.tsx';
import { offerUndo } from '../undo/undo-offer.ts';
import { ChangesSheet } from './changes-sheet.tsx';
import { DraftStored } from './draft-stored.tsx';
import { Faults } from './faults.tsx';
import css from './record-form.module.css';
import { countChanges, type FieldWords } from './value-text.ts';

export type SaveBarProps = {
  form: RecordFormState;
  element: RefObject<HTMLFormElement | null>;
  isTried: boolean;
  problem: string | undefined;
  wordsOf: (field: string) => FieldWords;
  onDiscard: () => void;
};

/** Appears when something differs from what is saved: how much, where the draft is stored, and the buttons (Ctrl S saves). */
export function SaveBar({ form, element, isTried, problem, wordsOf, onDiscard }: SaveBarProps) {
  const [isOpen, setOpen] = useState(false);
  const changes = countChanges(form.was, form.draft, wordsOf);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // By the key's place: on an Arabic keyboard it writes another letter.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (changes > 0 && document.querySelector('dialog[open]') === null) element.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [element, changes]);
  if (changes === 0) return null;
  const discard = () => {
    const { draft, restore } = form;
    form.discard();
    onDiscard();
    offerUndo({ text: t.discarded(changes), undo: async () => restore(draft) });
  };
  return (
    <div className={css.bar} role="region" aria-label={t.unsaved}>
      <Faults form={element} isTried={isTried} problem={problem} />
      <p className={css.count}>
        {t.changes(changes)} <DraftStored />
      </p>
      <div className={css.acts}>
        <Button tone="quiet" small disabled={form.busy} onClick={discard}>
          {t.discard}
        </Button>
        <Button tone="secondary" small disabled={form.busy} onClick={() => setOpen(true)}>
          {t.seeChanges}
        </Button>
        <Button small type="submit" busy={form.busy}>
          {t.save}
          <KeyHint name="Ctrl S" />
        </Button>
      </div>
      {isOpen && <ChangesSheet form={form} wordsOf={wordsOf} onClose={() => setOpen(false)} />}
    </div>
  );
}
