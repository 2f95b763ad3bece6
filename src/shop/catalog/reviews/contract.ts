import { z } from 'zod';
import { Id, Instant } from '../../wire/wire-types.ts';
import { Size } from '../browse/contract.ts';

/** How the product fits: small, true to size, or large. */
export const Fit = z.enum(['small', 'true', 'large']).meta({ id: 'Fit' });
export type Fit = z.infer<typeof Fit>;

export const ReviewSort = z.enum(['newest', 'helpful']);
export type ReviewSort = z.infer<typeof ReviewSort>;

/**
 * `author` is a first name and an initial; `mine` is true for the author. `helpful` counts votes, `votedHelpful` is
 * whether the caller voted. `hiddenReason` is why the store hid the review, shown only to its author; null for
 * visible reviews. `height` is in cm, of who wears the piece.
 */
export const Review = z
  .object({
    _id: Id,
    author: z.string(),
    rating: z.int(),
    comment: z.string(),
    fit: Fit.nullable(),
    height: z.int().nullable(),
    usualSize: Size.nullable(),
    takenSize: Size.nullable(),
    createdAt: Instant,
    mine: z.boolean(),
    helpful: z.int(),
    votedHelpful: z.boolean(),
    hiddenReason: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'The store’s' }),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
