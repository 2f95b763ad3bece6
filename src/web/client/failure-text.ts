import { layout as t } from '#texts/layout';
import { CallError } from './call-error.ts';

/**
 * What to tell the shopper about a failed call (specification section 8): the server's errors, else its message,
 * else the words of the moment; a lost network and a surprise have their own.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return t.unexpected;
  if (error.code === 'NETWORK') return t.network;
  return spoken(error.errors) || error.message || fallback;
}

/** Machine forms (`"city" is required`) are for fields, not for people. */
function spoken(errors: readonly string[]): string {
  return errors.filter((text) => !text.startsWith('"')).join(' ');
}
