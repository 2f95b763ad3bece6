import type { FormEvent } from 'react';
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

/** What the staff noted about the customer, and the field for another note. */
export function CustomerNotes({ customer: { _id: id, notes } }: { customer: Customer }) {
  const { busy, act } = useAct();
  const [typed, setTyped] = useStoredText(`customer-note:${id}`);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    if ((await act(async () => askOnce('addCustomerNote', { id, text }))) !== null) setTyped('');
  };
  return (
    <Panel title={t.notes}>
      <ul className={`${css.messages} ${css.notes}`}>
        {notes.map(({ _id, text, by, at }) => (
          <li key={_id}>
            <p dir="auto">{text}</p>
            <small>
              <bdi>{by}</bdi> · {formatMoment(at, language)}
            </small>
          </li>
        ))}
      </ul>
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
    </Panel>
  );
}
