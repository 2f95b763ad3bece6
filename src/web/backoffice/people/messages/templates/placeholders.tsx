import { useEffect, useRef } from 'react';
import { messageDesk as t } from '#texts/message-desk';
import { Button } from '../../../../ui/buttons/button.tsx';
import css from '../wording.module.css';
import { token } from './wording-fields.ts';

type Writable = HTMLInputElement | HTMLTextAreaElement;

type PlaceholdersProps = {
  needs: readonly string[];
  may: readonly string[];
  /** What each field stands for. */
  words: Readonly<Record<string, string>>;
  hint: string;
  /** The form whose fields they go into. */
  form: string;
  /** The field that gets them before one was touched. */
  first: string;
  onInsert: (name: string, value: string) => void;
};

/** The fields of a wording: a press inserts one where the person was typing. */
export function Placeholders({ needs, may, words, hint, form, first, onInsert }: PlaceholdersProps) {
  const last = useRef<Writable>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (isWritable(target)) last.current = target;
    };
    const element = document.getElementById(form);
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [form]);
  const insert = (field: string) => {
    const element = last.current ?? document.querySelector<Writable>(`#${form} [name="${first}"]`);
    if (element === null) return;
    const { value, maxLength } = element;
    const at = last.current === null ? value.length : (element.selectionStart ?? value.length);
    const end = last.current === null ? value.length : (element.selectionEnd ?? at);
    const text = `{${field}}`;
    const next = value.slice(0, at) + text + value.slice(end);
    if (maxLength > 0 && next.length > maxLength) return;
    onInsert(element.name, next);
    // The caret is set once the new value is shown.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(at + text.length, at + text.length);
    });
  };
  return (
    <section className={css.fields} aria-label={t.placeholders}>
      <p className={css.quiet}>{hint}</p>
      <p className={css.line}>
        {[...needs, ...may].map((field) => (
          <Button key={field} small tone="secondary" onClick={() => insert(field)}>
            {token(field)} {words[field] ?? field} {needs.includes(field) && <b>· {t.needed}</b>}
          </Button>
        ))}
      </p>
    </section>
  );
}

const isWritable = (target: EventTarget | null): target is Writable =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
