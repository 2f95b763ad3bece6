import { z } from 'zod';
import { threadNames } from '../../threads.ts';
import { givenId, text, textOrEmpty } from '../../wire/input.ts';
import { mostReturnDays } from '../browse/return-days.ts';

const names = { nameEn: text(80), nameAr: text(80) };
const ownDays = z
  .int()
  .min(1)
  .max(mostReturnDays)
  .nullable()
  .meta({ description: 'Business days after delivery; null for the window of the store' });
const returns = {
  returnable: z.boolean(),
  keepReasonEn: textOrEmpty(200),
  keepReasonAr: textOrEmpty(200),
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
  sizes: z.object({ labelEn: text(20), labelAr: text(20), system: text(20) }),
};

export type TaxonomyKind = keyof typeof taxonomyFields;
