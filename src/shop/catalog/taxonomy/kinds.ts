import { z } from 'zod';
import { threadNames } from '../../threads.ts';
import { givenId, line, lineOrEmpty, textOrEmpty } from '../../wire/input.ts';
import { mostReturnDays } from '../browse/return-days.ts';

const names = { nameEn: line(80), nameAr: line(80) };
const ownDays = z
  .int()
  .min(1)
  .max(mostReturnDays)
  .nullable()
  .meta({ description: 'Business days after delivery; null for the window of the store' });
const returns = {
  returnable: z.boolean(),
  keepReasonEn: lineOrEmpty(200),
  keepReasonAr: lineOrEmpty(200),
  returnDays: ownDays,
  exchangeDays: ownDays,
};

/** What the merchant writes of each kind. `system` groups sizes that are compared: letters, numbers, shoes. */
export const taxonomyFields = {
  brands: z.object({
    ...names,
    storyEn: textOrEmpty(1000),
    storyAr: textOrEmpty(1000),
    threads: z.array(z.enum(threadNames)).max(3),
  }),
  categories: z.object({ ...names, ...returns }),
  subCategories: z.object({ categoryId: givenId, ...names, ...returns }),
  colors: z.object({
    ...names,
    hex: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/)
      .meta({ example: '#A8203F' }),
  }),
  sizes: z.object({ labelEn: line(20), labelAr: line(20), system: line(20) }),
};

export type TaxonomyKind = keyof typeof taxonomyFields;
