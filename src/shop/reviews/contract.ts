import { z } from 'zod';
import { Id, Instant } from '../wire.ts';

/** Is the piece smaller than its size says, true to it, or larger? */
export const Fit = z.enum(['small', 'true', 'large']).meta({ id: 'Fit' });
export type Fit = z.infer<typeof Fit>;

/** `author` is a first name and an initial; `mine` is true for the shopper who wrote it. */
export const Review = z
  .object({
    _id: Id,
    author: z.string(),
    rating: z.int(),
    comment: z.string(),
    fit: Fit.nullable(),
    createdAt: Instant,
    mine: z.boolean(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
