import { useEffect } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { Button } from '../../ui/buttons/button.tsx';
import css from './save-bar.module.css';

export type SaveBarProps = {
  /** How many fields differ from what is saved; at 0 there is no bar. */
  changes: number;
  busy: boolean;
  /** Ctrl S submits the form with this id, as the button does. */
  form: string;
  onDiscard: () => void;
};

/** Rises when something is unsaved, and says how much. */
export function SaveBar({ changes, busy, form, onDiscard }: SaveBarProps) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // By the key's place: on an Arabic keyboard it writes another letter.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const element = document.getElementById(form);
      if (element instanceof HTMLFormElement && changes > 0) element.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form, changes]);
  if (changes === 0) return null;
  return (
    <div className={css.bar} role="region" aria-label={t.unsaved}>
      <p>{t.changes(changes)}</p>
      <Button tone="secondary" small onClick={onDiscard}>
        {t.discard}
      </Button>
      <Button small type="submit" form={form} busy={busy}>
        {t.save}
      </Button>
    </div>
  );
}
