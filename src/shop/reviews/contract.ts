import { z } from 'zod';
import { Id, Instant } from '../wire.ts';

/** Is the piece smaller than its size says, true to it, or larger? */
export const Fit = z.enum(['small', 'true', 'large']).meta({ id: 'Fit' });
export type Fit = z.infer<typeof Fit>;

export const ReviewSort = z.enum(['newest', 'helpful']);
export type ReviewSort = z.infer<typeof ReviewSort>;

/**
 * `author` is a first name and an initial; `mine` is true for the shopper who wrote it. `helpful` counts the people it
 * helped, `votedHelpful` says whether the asker is one of them. `hiddenReason` is the store's reason where it has hidden
 * the review, told to its author alone; null for every review that is shown.
 */
export const Review = z
  .object({
    _id: Id,
    author: z.string(),
    rating: z.int(),
    comment: z.string(),
    fit: Fit.nullable(),
    createdAt: Instant,
    mine: z.boolean(),
    helpful: z.int(),
    votedHelpful: z.boolean(),
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
