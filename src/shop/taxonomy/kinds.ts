import { z } from 'zod';
import { threadNames } from '../threads.ts';
import { givenId, text } from '../wire/input.ts';

const written = (most: number) => z.string().trim().max(most);
const names = { nameEn: text(80), nameAr: text(80) };
const returns = { returnable: z.boolean(), keepReasonEn: written(200), keepReasonAr: written(200) };

/** What the merchant writes of each kind. `system` groups sizes that are compared: letters, numbers, shoes. */
export const taxonomyFields = {
  brands: z.object({
    ...names,
    storyEn: written(1000),
    storyAr: written(1000),
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
