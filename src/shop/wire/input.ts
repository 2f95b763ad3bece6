import { z } from 'zod';
import { isBlank } from '../blank.ts';

// Input schemas. Strings are trimmed and bounded; one of invisible characters alone becomes empty; numbers are finite.
// Marks that turn the direction of what follows are stripped: on a label or in a list they would turn other words, too.
// Characters that a database or page cannot hold are refused where the input of a call is parsed, in every field.

const trimmed = () =>
  z
    .string()
    .overwrite((given) => given.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ''))
    .trim()
    .overwrite((given) => (isBlank(given) ? '' : given));

/** A required text. `max` counts UTF-16 units after trimming. */
export const text = (max: number) => trimmed().min(1).max(max);

/** A text that may be empty. */
export const textOrEmpty = (max: number) => trimmed().max(max);

const oneLine = (given: string) => given.replaceAll(/\s*[\n\r\v\f\u0085\u2028\u2029]+\s*/g, ' ').trim();

/** A required text of one line, such as a name or a street; line breaks become spaces. */
export const line = (max: number) => trimmed().overwrite(oneLine).min(1).max(max);

/** A text of one line that may be empty. */
export const lineOrEmpty = (max: number) => trimmed().overwrite(oneLine).max(max);

/** An optional text. */
export const optionalText = (max: number) => textOrEmpty(max).optional();

/** An id. */
export const givenId = text(64);

/** The version of a row that was read, an `integer` of the database. */
export const givenVersion = z.int().min(0).max(2_147_483_647);

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** An optional e-mail address. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254, { abort: true }) // bounds the pattern's work, up to 64 KiB otherwise
  .refine((value) => value === '' || z.email().safeParse(value).success, 'must be a valid email')
  .optional();

/** An optional field of a query string. Forms send untouched fields as empty strings, which count as missing. */
export const optionalInQuery = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.preprocess(emptyAsMissing, z.optional(schema)).optional();

/** An optional number of a query string. */
export const optionalNumberInQuery = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.preprocess(numberFromText, z.optional(schema)).optional();

/** `true`, `1`, `on` or `false`, `0`, `off`; optional. */
export const optionalFlagInQuery = z.preprocess(flagFromText, z.boolean().optional()).optional();

/** `one,two`, or a repeated key; at least one. */
export const listInQuery = <Schema extends z.core.$ZodType>(item: Schema, most = 30) =>
  z.preprocess(listFromText, z.array(item).min(1).max(most));

/** `spring,summer`, or a repeated key as forms send it; optional. */
export const optionalListInQuery = <Schema extends z.core.$ZodType>(item: Schema) =>
  z.preprocess(listFromText, z.array(item).max(30).optional()).optional();

const positive = z.int().min(1);

/** Pagination: `page` from 1, `limit` from 1 to 50. */
export const PageQuery = z.object({
  page: z.preprocess(numberFromText, positive.max(1_000_000).default(1)).default(1),
  limit: z.preprocess(numberFromText, positive.max(50).default(10)).default(10),
});
export type PageQuery = z.infer<typeof PageQuery>;

function emptyAsMissing(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

function numberFromText(value: unknown): unknown {
  const given = emptyAsMissing(value);
  return typeof given === 'string' ? Number(given) : given;
}

function flagFromText(value: unknown): unknown {
  if (value === 'true' || value === '1' || value === 'on') return true;
  if (value === 'false' || value === '0' || value === 'off') return false;
  return emptyAsMissing(value);
}

function listFromText(value: unknown): unknown {
  const given = emptyAsMissing(value);
  if (typeof given !== 'string') return given;
  return given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * A list in which no two rows have the same key, which may be of several fields, for `refine`: one that stood twice would be
 * booked twice.
 */
export const isOncePer =
  <Key extends string>(...keys: readonly Key[]) =>
  (rows: readonly Readonly<Partial<Record<Key, unknown>>>[]): boolean =>
    new Set(rows.map((row) => JSON.stringify(keys.map((key) => row[key] ?? null)))).size === rows.length;

/** Refines a list of pieces: each is named once. */
export const eachPieceOnce = [
  isOncePer('productId', 'colorId', 'sizeId'),
  'must name each piece once',
] as const;
