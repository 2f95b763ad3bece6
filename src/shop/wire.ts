import { z } from 'zod';

/** An opaque name of a thing; the wire calls it `_id`. */
export const Id = z.string();

/** A whole number of Syrian pounds. */
export const Money = z.int().meta({ id: 'Money', description: 'Whole Syrian pounds (SYP)' });

/** A moment, ISO 8601 in UTC: `2026-03-05T09:30:00.000Z`. */
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
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;

/** What a list tells about itself. A page past the end is an empty list, not an error. */
export const Pagination = z
  .object({ page: z.int(), limit: z.int(), totalItems: z.int(), totalPages: z.int() })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof Pagination>;

/** A thing by its name, where nothing else of it is asked for. */
export const Named = z.object({ _id: Id, name: z.string() });
export const NamedWithSlug = z.object({ _id: Id, name: z.string(), slug: z.string() });
