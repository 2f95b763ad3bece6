import type { FormEvent } from 'react';
import { useAct } from './use-act.ts';
import { useStoredText } from './use-stored-text.ts';

type NoteForm = {
  /** The name of the stored text: one for each note that is reworded and one for a new note. */
  key: string;
  /** The note that is reworded; null for a new one. */
  edited: { readonly text: string } | null;
  save: (text: string) => Promise<unknown>;
  onDone: () => void;
};

/** The form of a note: the typed text survives a reload until it is saved. */
export function useNoteForm({ key, edited, save, onDone }: NoteForm) {
  const { busy, act } = useAct();
  const saved = edited?.text ?? '';
  const [typed, setTyped] = useStoredText(key, saved);
  const submit = async () => {
    const text = typed.trim();
    if (text === '' || (await act(async () => save(text))) === null) return;
    setTyped(saved);
    onDone();
  };
  return {
    busy,
    typed,
    setTyped,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
  };
}
