import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { layout } from '#texts/layout';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldErrors, type FieldWords, inSight } from '../../../client/forms/field-errors.ts';
import { fieldTexts } from '../../../client/forms/form-fields.ts';

/** Errors of a form: by field, and a general one. */
export type FormFaults = {
  fields: Readonly<Record<string, string>>;
  general?: string | undefined;
};

export type SaveForm = FormFaults & {
  busy: boolean;
  /** For the form. */
  form: RefObject<HTMLFormElement | null>;
  /** For the banner with the general error. */
  banner: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the form's `onInput`: clears the error of the field being edited. */
  forgive: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears all errors. */
  clear: () => void;
};

/**
 * Submits a form and assigns errors to its fields, focusing the first. `save` gets trimmed texts by field; a second
 * press while it runs does nothing. `failed` is shown when the server sends no sentence.
 */
export function useSaveForm(
  save: (given: Record<string, string>) => Promise<void>,
  { words, failed }: { words: FieldWords; failed: string },
): SaveForm {
  const [faults, setFaults] = useState<FormFaults>(noFaults);
  const [verdicts, setVerdicts] = useState(0);
  const [busy, setBusy] = useState(false);
  // A ref besides the state: a second tap before the next render would not see the state.
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
    const isShown = (field: string) => Boolean(form.current?.elements.namedItem(field));
    void save(fieldRecord(event.currentTarget))
      .catch((error: unknown) => {
        const { fields, general } = faultsOf(error, words, failed);
        judge(inSight(fields, general, { isShown, whole: failureText(error, failed) }));
      })
      .finally(() => {
        setBusy(false);
        running.current = false;
      });
  };

  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    // Only fields dispatch this event, and every field has a name.
    const { name } = target as HTMLInputElement;
    if (faults.fields[name]) setFaults({ ...faults, fields: without(faults.fields, name) });
  };

  return { ...faults, busy, form, banner, submit, forgive, clear: () => setFaults(noFaults) };
}

/** The trimmed texts of all fields by name; the last one of a repeated name. */
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

function faultsOf(error: unknown, words: FieldWords, failed: string): FormFaults {
  if (!(error instanceof CallError)) return { fields: {}, general: failureText(error, failed) };
  const { fields, general } = fieldErrors(error.errors, words);
  if (Object.keys(fields).length > 0) return { fields, general: general[0] };
  return { fields, general: failureText(error, failed) };
}
