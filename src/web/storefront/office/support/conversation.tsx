import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { language } from '#texts/language';
import { support as t } from '#texts/support';
import type { Appeal } from '../../../../shop/office/customers/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { showFaults } from '../../../client/forms/show-faults.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useShopper } from '../../layout/shopper.ts';
import { formDraft } from '../../people/account/form-draft.ts';
import { fieldRecord } from '../../people/account/save-form.ts';
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
  /** Names the form among those whose unsent text is kept in this tab. */
  name: string;
  label: string;
  hint?: string | undefined;
  missing: string;
  action: string;
  /** Fields before the text. */
  children?: ReactNode;
  /** Sends it; false where a field before the text says what is wrong. */
  send: (text: string, form: HTMLFormElement) => Promise<boolean>;
};

/** A message to the store. What was typed stays until it is sent, also over a reload. */
export function LetterForm({ name, label, hint, missing, action, children, send }: LetterFormProps) {
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = formDraft(name, useShopper().user?._id ?? '');
  const takeUp = useEffectEvent(() => {
    if (element.current) fillIn(element.current, draft.read() ?? {});
  });
  useEffect(() => takeUp(), []);
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
        draft.clear();
        toast.success(t.sent);
      }
    } catch (error) {
      setProblem(failureText(error, t.failed));
    }
    setBusy(false);
  };
  return (
    <form
      ref={element}
      className={css.form}
      noValidate
      onChange={(event) => draft.write(fieldRecord(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
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

/** Puts texts into the fields of a form that are empty, and chooses what was chosen. */
function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = text;
    else if (isTextField(field) && field.value === '') field.value = text;
  }
}

const isTextField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
