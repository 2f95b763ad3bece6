import { z } from 'zod';

/** Parses a URL; plain HTTP only on localhost. */
export const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/[^\s/]+|^http:\/\/(127\.[\d.]+|localhost|\[::1\])(:\d+)?(\/|$)/,
    'must be an https address',
  )
  .transform((url) => url.replace(/\/+$/, ''));

/** An operator's secret: a shorter one was truncated when copied. */
export const operatorSecret = z
  .string('is not set')
  .min(8, 'must be at least 8 characters long')
  .regex(/^\S+$/, 'must hold no spaces');
