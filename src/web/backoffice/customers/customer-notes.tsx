import { type FormEvent, useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Customer } from '../../../shop/customers/contract.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useStoredText } from '../client/use-stored-text.ts';
import css from './customers.module.css';

type Note = Customer['notes'][number];

/** What the staff noted about the customer, and the field for another note or a new wording of one's own. */
export function CustomerNotes({ customer: { _id: id, notes } }: { customer: Customer }) {
  const [edited, setEdited] = useState<Note | null>(null);
  return (
    <Panel title={t.notes}>
      <ul className={`${css.messages} ${css.notes}`}>
        {notes.map((note) => (
          <li key={note._id}>
            <p dir="auto">{note.text}</p>
            <small>
              <bdi>{note.by}</bdi> · {formatMoment(note.at, language)}{' '}
              {note.canEdit && (
                <Button small tone="quiet" onClick={() => setEdited(note)}>
                  {t.noteEdit}
                </Button>
              )}
            </small>
          </li>
        ))}
      </ul>
      <NoteForm key={edited?._id ?? ''} id={id} edited={edited} onDone={() => setEdited(null)} />
    </Panel>
  );
}

function NoteForm({ id, edited, onDone }: { id: string; edited: Note | null; onDone: () => void }) {
  const { busy, act } = useAct();
  const saved = edited?.text ?? '';
  const [typed, setTyped] = useStoredText(`customer-note:${edited?._id ?? id}`, saved);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    const done = await act(async () =>
      edited === null
        ? askOnce('addCustomerNote', { id, text })
        : askOnce('editCustomerNote', { id, noteId: edited._id, text }),
    );
    if (done === null) return;
    setTyped(saved);
    onDone();
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        name="note"
        label={t.noteWrite}
        hint={t.noteStays}
        rows={2}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button small tone="secondary" type="submit" busy={busy}>
        {t.noteKeep}
      </Button>
    </form>
  );
}
