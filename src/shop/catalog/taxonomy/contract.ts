import { z } from 'zod';
import { Id, LocalizedText, Named } from '../../wire/wire-types.ts';
import { taxonomyFields } from './kinds.ts';

/** What a product can belong to or be made of, in the reader's language. A size guide is named by its columns. */
export const Taxonomy = z
  .object({
    brands: z.array(Named),
    categories: z.array(Named.extend({ subCategories: z.array(Named) })),
    colors: z.array(Named.extend({ hex: z.string(), names: LocalizedText })),
    sizes: z.array(z.object({ _id: Id, label: z.string(), system: z.string() })),
    sizeGuides: z.array(Named),
  })
  .meta({ id: 'Taxonomy' });
export type Taxonomy = z.infer<typeof Taxonomy>;

/** One brand, category, color or size as its merchant edits it. */
export const TaxonomyRow = z
  .object({
    _id: Id,
    version: z.int(),
    uses: z.int().meta({ description: 'Products, or subcategories, that use it: above 0 it stays' }),
    fields: z.union([
      taxonomyFields.brands,
      taxonomyFields.subCategories,
      taxonomyFields.categories,
      taxonomyFields.colors,
      taxonomyFields.sizes,
    ]),
  })
  .meta({ id: 'TaxonomyRow' });
export type TaxonomyRow = z.infer<typeof TaxonomyRow>;
