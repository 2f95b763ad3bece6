import { z } from 'zod';

// What may come in. Every string is trimmed and bounded, every number finite; characters that a database or a page
// cannot hold are refused here, so that no later step has to think of them.

const notHoldable = 'contains a character that is not allowed';

/** A text that has to be there. `max` counts UTF-16 units after trimming. */
export const text = (max: number) => z.string().trim().min(1).max(max).refine(isHoldable, notHoldable);

/** A text that may be missing or empty. */
export const optionalText = (max: number) =>
  z.string().trim().max(max).refine(isHoldable, notHoldable).optional();

/** The name of a thing as a caller gives it. */
export const givenId = text(64);

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** An e-mail address that may be missing or empty. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254, { abort: true }) // or the pattern below works through 64 KiB
  .refine((value) => value === '' || z.email().safeParse(value).success, 'must be a valid email')
  .optional();

/**
 * A field of a query string that may be missing. A form sends its untouched fields as empty strings: empty is missing.
 */
export const optionalInQuery = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyAsMissing, schema.optional()).optional();

/** A number of a query string that may be missing. */
export const optionalNumberInQuery = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(numberFromText, schema.optional()).optional();

/** `true`, `1`, `on` or `false`, `0`, `off`; may be missing. */
export const optionalFlagInQuery = z.preprocess(flagFromText, z.boolean().optional()).optional();

/** `spring,summer`, or the same key again and again as a form sends it; may be missing. */
export const optionalListInQuery = <Schema extends z.ZodType>(item: Schema) =>
  z.preprocess(listFromText, z.array(item).max(30).optional()).optional();

const positive = z.int().min(1);

/** The page of a list that a caller asks for: `page` from 1, `limit` from 1 to 50. */
export const PageQuery = z.object({
  page: z.preprocess(numberFromText, positive.max(1_000_000).default(1)).default(1),
  limit: z.preprocess(numberFromText, positive.max(50).default(10)).default(10),
});
export type PageQuery = z.infer<typeof PageQuery>;

function isHoldable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

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
