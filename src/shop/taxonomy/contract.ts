import { z } from 'zod';
import { Id, Named } from '../wire/wire-types.ts';

/** What a product can belong to or be made of, in the reader's language. A size guide is named by its columns. */
export const Taxonomy = z
  .object({
    brands: z.array(Named),
    categories: z.array(Named.extend({ subCategories: z.array(Named) })),
    colors: z.array(Named.extend({ hex: z.string() })),
    sizes: z.array(z.object({ _id: Id, label: z.string(), system: z.string() })),
    sizeGuides: z.array(Named),
  })
  .meta({ id: 'Taxonomy' });
export type Taxonomy = z.infer<typeof Taxonomy>;
