import { z } from 'zod';
import { ProductCard } from '../catalog/contract.ts';
import { Id, Money, Named, NamedWithSlug } from '../wire.ts';

export const ProductSort = z.enum(['newest', 'priceAsc', 'priceDesc', 'rating', 'trendy', 'relevance']);
export type ProductSort = z.infer<typeof ProductSort>;

const Choice = z.object({ _id: Id, name: z.string(), count: z.int() });

/**
 * What a search can be narrowed by, with how many pieces each choice would leave while the choices of its own group
 * do not count. What is chosen stays in its list, with 0 too. `system` tells a 38 of shoes from a 38 of dresses; a bar
 * of the histogram holds the prices from `from` up to, not including, `to`.
 */
export const Facets = z
  .object({
    brands: z.array(Choice),
    categories: z.array(Choice),
    subCategories: z.array(Choice.extend({ categoryId: Id })),
    seasons: z.array(Choice),
    colors: z.array(Choice.extend({ hex: z.string() })),
    sizes: z.array(Choice.extend({ system: z.string() })),
    onSale: z.int(),
    inStock: z.int(),
    price: z.object({
      min: Money,
      max: Money,
      histogram: z.array(z.object({ from: Money, to: Money, count: z.int() })),
    }),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;

/**
 * How a question was understood. `words` are the normal forms that were looked for: `highlight` lights them up.
 * `corrected` is the question as it was understood, where some word of it had to be read as another one or given up;
 * `without` are the words that were given up. `price` is what it says of the price, which filters the list unless the call
 * has a price of its own; `rest` is the question without it.
 */
export const SearchReading = z
  .object({
    words: z.array(z.string()),
    corrected: z.string().nullable(),
    without: z.array(z.string()),
    price: z.object({ minPrice: Money.optional(), maxPrice: Money.optional() }).nullable(),
    rest: z.string(),
  })
  .meta({ id: 'SearchReading' });
export type SearchReading = z.infer<typeof SearchReading>;

/** What the shop has for a question that is still being typed. A category's `subCategoryId` is null where all of it is meant. */
export const Suggestions = z
  .object({
    words: z.array(z.string()),
    categories: z.array(Named.extend({ categoryId: Id, subCategoryId: Id.nullable() })),
    brands: z.array(NamedWithSlug),
    products: z.array(ProductCard),
    total: z.int(),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;
