import { z } from 'zod';
import { joiMessages, labelOf } from './joi-messages.ts';

/**
 * Parses what a call was given by its schema, into data or errors that name the fields. A string that a database or
 * page cannot hold is an error in every field, so no schema has to say so.
 */
export function parseGiven(schema: z.core.$ZodType, given: unknown): { data: unknown; errors: string[] } {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) return { data: undefined, errors: joiMessages(parsed.error.issues, given) };
  const errors = unholdable(parsed.data, []).map(
    (path) => `"${labelOf(path)}" contains a character that is not allowed`,
  );
  return { data: parsed.data, errors };
}

/** The paths of strings, keys included, with NUL or half of a surrogate pair. */
function unholdable(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return isHoldable(value) ? [] : [[...path]];
  if (Array.isArray(value)) return value.flatMap((item, index) => unholdable(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isHoldable(key) ? unholdable(inner, [...path, key]) : [[...path, key]],
  );
}

const isHoldable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
