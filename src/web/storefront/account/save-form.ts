import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { layout } from '#texts/layout';
import { CallError } from '../../client/call-error.ts';
import { failureText } from '../../client/failure-text.ts';
import { fieldErrors, type FieldWords } from '../../client/field-errors.ts';
import { fieldTexts } from '../../client/form-fields.ts';

/** What is wrong with a form: sentences by field, and one for all of it. */
export type FormFaults = {
  fields: Readonly<Record<string, string>>;
  general?: string | undefined;
};

export type SaveForm = FormFaults & {
  busy: boolean;
  /** For the form. */
  form: RefObject<HTMLFormElement | null>;
  /** For the banner with the general fault. */
  banner: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the form's `onInput`: what is being put right is no longer called wrong. */
  forgive: (event: FormEvent<HTMLFormElement>) => void;
  /** Forgets all that was wrong. */
  clear: () => void;
};

/**
 * Sends a form and sorts what goes wrong to its fields. Fields that are empty or no e-mail at all are found without
 * asking. The focus goes to the first fault.
 * @param save gets the trimmed texts by field name; a second press while it runs does nothing
 * @param failed what to say when the server gives no words of its own
 */
export function useSaveForm(
  save: (given: Record<string, string>) => Promise<void>,
  { words, failed }: { words: FieldWords; failed: string },
): SaveForm {
  const [faults, setFaults] = useState<FormFaults>(noFaults);
  const [verdicts, setVerdicts] = useState(0);
  const [busy, setBusy] = useState(false);
  // Beside the state, which a second tap in the same moment does not see yet.
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (verdicts === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? banner.current;
    fault?.focus();
  }, [verdicts]);

  const judge = (faults: FormFaults) => {
    setFaults(faults);
    setVerdicts((verdicts) => verdicts + 1);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const seen = faultsSeen(event.currentTarget, words);
    judge({ fields: seen });
    if (Object.keys(seen).length > 0) return;
    setBusy(true);
    running.current = true;
    const told = (error: unknown) => faultsTold(error, words, failed);
    void save(fieldRecord(event.currentTarget))
      .catch((error: unknown) => judge(inSight(told(error), form.current, failureText(error, failed))))
      .finally(() => {
        setBusy(false);
        running.current = false;
      });
  };

  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    // Only fields send this event, and every field of a form has a name.
    const { name } = target as HTMLInputElement;
    if (faults.fields[name]) setFaults({ ...faults, fields: without(faults.fields, name) });
  };

  return { ...faults, busy, form, banner, submit, forgive, clear: () => setFaults(noFaults) };
}

/** The texts of all fields by name, trimmed; of a repeated name the last. */
export function fieldRecord(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...fieldTexts(form)].map(([name, text]) => [name, text.trim()]));
}

const noFaults: FormFaults = { fields: {} };

function without(fields: FormFaults['fields'], name: string): FormFaults['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

function faultsSeen(form: HTMLFormElement, words: FieldWords): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const own = words[field.name];
    if (field.required && field.value.trim() === '') faults[field.name] = own?.missing ?? layout.fieldMissing;
    else if (field.validity.typeMismatch) faults[field.name] = own?.wrong ?? layout.fieldWrong;
  }
  return faults;
}

function faultsTold(error: unknown, words: FieldWords, failed: string): FormFaults {
  if (!(error instanceof CallError)) return { fields: {}, general: failureText(error, failed) };
  if (error.code === 'CITY_UNKNOWN') return { fields: { city: error.message } };
  const { fields, general } = fieldErrors(error.errors, words);
  if (Object.keys(fields).length > 0) return { fields, general: general[0] };
  return { fields, general: failureText(error, failed) };
}

/** What is said about a field that the form does not show would be seen by nobody: then the whole is told instead. */
function inSight({ fields, general }: FormFaults, form: HTMLFormElement | null, whole: string): FormFaults {
  const shown = Object.entries(fields).filter(([name]) => form?.elements.namedItem(name));
  return { fields: Object.fromEntries(shown), general: shown.length > 0 ? general : (general ?? whole) };
}
