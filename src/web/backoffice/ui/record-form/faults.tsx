import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { reveal } from '../reveal.ts';
import css from './record-form.module.css';

export type FaultsProps = {
  form: RefObject<HTMLFormElement | null>;
  isTried: boolean;
  /** An error that belongs to no field. */
  problem: string | undefined;
};

/** After a failed save: links to the wrong fields, found by their messages on the page. */
export function Faults({ form, isTried, problem }: FaultsProps) {
  const found = useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener);
      if (form.current !== null)
        observer.observe(form.current, { childList: true, subtree: true, characterData: true });
      return () => observer.disconnect();
    },
    // As text: the same faults are the same snapshot.
    () => JSON.stringify(isTried ? messagesIn(form.current).map(nameOf) : []),
  );
  const faults = JSON.parse(found) as string[];
  const count = faults.length;
  // The bar that lists them rises over what is above it.
  useEffect(() => {
    const focused = document.activeElement;
    if (count > 0 && focused?.matches('[aria-invalid]') === true) focused.scrollIntoView({ block: 'center' });
  }, [count]);
  if (count === 0 && problem === undefined) return null;
  return (
    <div className={css.faults} role="alert">
      <p>{problem ?? t.notSaved(count)}</p>
      <ul>
        {faults.map((name, place) => (
          <li key={`${place} ${name}`}>
            <button
              type="button"
              className="text-link"
              onClick={() => showField(messagesIn(form.current)[place])}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const messagesIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[data-fault]') ?? []),
];

/** A message without a single field belongs to a group of choices or a section. */
const groupOf = (message: HTMLElement) => message.closest('fieldset, section');
const controlOf = (message: HTMLElement) =>
  message.id === '' ? null : document.querySelector<HTMLElement>(`[aria-describedby="${message.id}"]`);

/** The name of the field that a message is about. */
function nameOf(message: HTMLElement): string {
  const control = controlOf(message);
  const label = control && document.querySelector(`label[for="${control.id}"]`)?.firstChild;
  const name = label ?? groupOf(message)?.querySelector('legend, h2');
  return name?.textContent?.trim() ?? '';
}

/** Focuses the field that a message is about. */
function showField(message: HTMLElement | undefined): void {
  if (message === undefined) return;
  const group = groupOf(message);
  const field = controlOf(message) ?? group?.querySelector<HTMLElement>('input, select, textarea, button');
  reveal(field ?? message);
}
