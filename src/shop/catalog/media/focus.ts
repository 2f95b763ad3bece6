import { z } from 'zod';

/** What stays in view of a picture, in percent from the left and from the top. */
export const Focus = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.infer<typeof Focus>;
