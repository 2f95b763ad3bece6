import { layout as t } from '#texts/layout';

export type FieldErrors = {
  fields: Record<string, string>;
  /** Errors that belong to no field; the first is shown. */
  general: string[];
};

/** The form's sentences for a missing or invalid field. */
export type FieldWords = Readonly<Record<string, { missing?: string; wrong?: string }>>;

/** Maps the server's validation messages (`"city" is required`) to a form's sentences, the first of each field. */
export function fieldErrors(errors: readonly string[], words: FieldWords = {}): FieldErrors {
  const sorted: FieldErrors = { fields: {}, general: [] };
  for (const message of errors) {
    const [, path, complaint = ''] = /^"([^"]+)" (.+)$/.exec(message) ?? [];
    const field = path?.split('.').at(-1);
    if (field === undefined) sorted.general.push(message);
    else sorted.fields[field] ??= wordsFor(complaint, words[field]);
  }
  return sorted;
}

/**
 * The errors of the fields that a form shows, and the sentence above it: without an error in sight at least `whole`, what
 * the failure says by itself.
 */
export function inSight(
  fields: Readonly<Record<string, string>>,
  general: string | undefined,
  { isShown, whole }: { isShown: (field: string) => boolean; whole: string },
): { fields: Record<string, string>; general: string | undefined } {
  const shown = Object.entries(fields).filter(([name]) => isShown(name));
  return { fields: Object.fromEntries(shown), general: shown.length > 0 ? general : (general ?? whole) };
}

function wordsFor(complaint: string, own: FieldWords[string] | undefined): string {
  return /^is (required|not allowed to be empty)$/.test(complaint)
    ? (own?.missing ?? t.fieldMissing)
    : (own?.wrong ?? t.fieldWrong);
}
