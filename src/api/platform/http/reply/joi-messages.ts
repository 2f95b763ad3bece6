import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Validation errors in the English form that clients map to fields: `"city" is required`. `given` is the raw input,
 * which distinguishes a missing field from an invalid one.
 */
export function joiMessages(issues: readonly Issue[], given: unknown): string[] {
  return issues.flatMap((issue) => messagesOf(issue, given));
}

function messagesOf(issue: Issue, given: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `"${labelOf([...issue.path, key])}" is not allowed`);
  }
  return [`"${labelOf(issue.path)}" ${isMissing(issue, given) ? 'is required' : complaint(issue)}`];
}

/** `address.city`, `items[0].quantity`; the input itself is `value`. */
export function labelOf(path: readonly PropertyKey[]): string {
  const label = path.reduce<string>(
    (soFar, key) => soFar + (typeof key === 'number' ? `[${key}]` : `${soFar && '.'}${String(key)}`),
    '',
  );
  return label || 'value';
}

function isMissing(issue: Issue, given: unknown): boolean {
  const isAboutType = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  const key = issue.path.at(-1);
  const holder = valueAt(issue.path.slice(0, -1), given);
  return isAboutType && key !== undefined && isObject(holder) && holder[key] === undefined;
}

function valueAt(path: readonly PropertyKey[], given: unknown): unknown {
  return path.reduce((value, key) => (isObject(value) ? value[key] : undefined), given);
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeWords[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of [${issue.values.join(', ')}]`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formatWords[issue.format] ?? 'fails to match the required pattern';
    case 'custom':
      return issue.message;
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'unrecognized_keys':
      return 'is not valid';
  }
}

const typeWords: Record<string, string> = { int: 'an integer', array: 'an array', object: 'an object' };

const formatWords: Record<string, string> = {
  email: 'must be a valid email',
  date: 'must be in ISO 8601 date format',
  datetime: 'must be in ISO 8601 date format',
};

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string' && minimum === 1) return 'is not allowed to be empty';
  if (origin === 'string') return `length must be at least ${minimum} characters long`;
  if (origin === 'array') return `must contain at least ${minimum} items`;
  return inclusive === false
    ? `must be greater than ${minimum}`
    : `must be greater than or equal to ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `length must be less than or equal to ${maximum} characters long`;
  if (origin === 'array') return `must contain less than or equal to ${maximum} items`;
  return inclusive === false ? `must be less than ${maximum}` : `must be less than or equal to ${maximum}`;
}
