import { z } from 'zod';
import { type Logo as LogoShape, LOGO_SIZE, logoGrounds } from './logo.ts';

/** A stored logo on the wire; apart from `logo.ts`, so that pages need no validation. */
export const Logo = z.object({
  _id: z
    .string()
    .regex(/^[0-9a-f]{20}$/)
    .meta({ example: '40203e191da0c66d3406' }),
  width: z.int().min(1).max(LOGO_SIZE.width),
  height: z.int().min(1).max(LOGO_SIZE.height),
  ground: z.enum(logoGrounds),
}) satisfies z.ZodType<LogoShape>;
