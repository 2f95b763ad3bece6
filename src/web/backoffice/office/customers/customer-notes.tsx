import { useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import type { Customer } from '../../../../shop/office/customers/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { askOnce } from '../../client/ask.ts';
import { useNoteForm } from '../../client/use-note-form.ts';
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
  const { busy, typed, setTyped, onSubmit } = useNoteForm({
    key: `customer-note:${edited?._id ?? id}`,
    edited,
    save: (text) =>
      edited === null
        ? askOnce('addCustomerNote', { id, text })
        : askOnce('editCustomerNote', { id, noteId: edited._id, text }),
    onDone,
  });
  return (
    <form className={css.form} onSubmit={onSubmit}>
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
