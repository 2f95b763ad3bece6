import { type ReactNode, type SubmitEvent, useState } from 'react';
import { language } from '#texts/language';
import { support as t } from '#texts/support';
import type { Appeal } from '../../../shop/customers/contract.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { showFaults } from '../../client/forms/show-faults.ts';
import { Banner } from '../../ui/blocks/banner.tsx';
import { Panel } from '../../ui/blocks/panel.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import css from './support.module.css';

/** What the shopper wrote and the store answered, and by when an answer comes. */
export function Conversation({ title, of }: { title?: ReactNode; of: Appeal }) {
  const { messages, closedAt, dueAt } = of;
  const isAnswered = messages.at(-1)?.byStore === true;
  return (
    <Panel title={title}>
      <ol className={css.messages}>
        {messages.map(({ text, byStore, at }) => (
          <li key={at + text} className={byStore ? css.store : undefined}>
            <small>
              {byStore ? t.store : t.you} · {formatMoment(at, language)}
            </small>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
      <p role="status">
        {closedAt !== null ? t.closed : isAnswered ? t.answered : t.answerBy(formatMoment(dueAt, language))}
      </p>
    </Panel>
  );
}

export type LetterFormProps = {
  label: string;
  hint?: string | undefined;
  missing: string;
  action: string;
  /** Fields before the text. */
  children?: ReactNode;
  /** Sends it; false where a field before the text says what is wrong. */
  send: (text: string, form: HTMLFormElement) => Promise<boolean>;
};

/** A message to the store. What was typed stays until it is sent. */
export function LetterForm({ label, hint, missing, action, children, send }: LetterFormProps) {
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = fieldText(form, 'text');
    setProblem('');
    showFaults(form, () => setMissing(text === ''));
    if (text === '' || busy) return;
    setBusy(true);
    try {
      if (await send(text, form)) {
        form.reset();
        toast.success(t.sent);
      }
    } catch (error) {
      setProblem(failureText(error, t.failed));
    }
    setBusy(false);
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem && <Banner tone="error">{problem}</Banner>}
      {children}
      <TextArea
        name="text"
        label={label}
        hint={hint}
        rows={4}
        maxLength={1000}
        error={isMissing ? missing : undefined}
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
