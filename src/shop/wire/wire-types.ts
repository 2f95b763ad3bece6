import { z } from 'zod';
import { languages } from '../language.ts';

/** An opaque id; on the wire `_id`. */
export const Id = z.string();

/** A whole number of Syrian pounds. */
export const Money = z.int().meta({ id: 'Money', description: 'Whole Syrian pounds (SYP)' });

/** A time, ISO 8601 in UTC: `2026-03-05T09:30:00.000Z`. */
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'ISO 8601, UTC' });

/** A day of the store's calendar (Asia/Damascus): `2026-03-05`. */
export const Day = z.iso
  .date()
  .meta({ id: 'Day', description: 'A day in the time zone of the store, Asia/Damascus' });

export const DayRange = z.object({ from: Day, to: Day }).meta({ id: 'DayRange' });
export type DayRange = z.infer<typeof DayRange>;

export const Image = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    placeholder: z.string().meta({ description: 'A CSS color to show until the picture is there' }),
    srcset: z.string().optional(),
    focus: z
      .string()
      .optional()
      .meta({ description: 'CSS `object-position` where the picture is cut', example: '50% 20%' }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;

/** Pagination of a list. A page past the end is an empty list, not an error. */
export const Pagination = z
  .object({ page: z.int(), limit: z.int(), totalItems: z.int(), totalPages: z.int() })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof Pagination>;

/** A reference to a thing by id and name. */
export const Named = z.object({ _id: Id, name: z.string() });
export const NamedWithSlug = z.object({ _id: Id, name: z.string(), slug: z.string() });

/** A file, to be saved under its name. */
export const SavedFile = z
  .object({ name: z.string(), type: z.string(), content: z.string().meta({ description: 'Base64' }) })
  .meta({ id: 'SavedFile' });
export type SavedFile = z.infer<typeof SavedFile>;

export const LanguageCode = z.enum(languages);

/** The same in every language. */
export const inEvery = <Schema extends z.core.$ZodType>(schema: Schema) => z.record(LanguageCode, schema);
export const LocalizedText = inEvery(z.string());
