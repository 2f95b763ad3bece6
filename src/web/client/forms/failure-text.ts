import { layout as t } from '#texts/layout';
import { CallError } from '../call-error.ts';

/** The sentence for a failed call (specification section 8): the server's errors or message, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return t.unexpected;
  if (error.code === 'NETWORK') return t.network;
  return spoken(error.errors) || error.message || fallback;
}

/** Machine-readable errors (`"city" is required`) are for form fields, not for people. */
function spoken(errors: readonly string[]): string {
  return errors.filter((text) => !text.startsWith('"')).join(' ');
}
