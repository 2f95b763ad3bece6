import { z } from 'zod';
import { Id, Money, Named, NamedWithSlug } from '../../wire/wire-types.ts';
import { ProductCard } from '../browse/contract.ts';

export const ProductSort = z.enum(['newest', 'priceAsc', 'priceDesc', 'rating', 'trendy', 'relevance']);
export type ProductSort = z.infer<typeof ProductSort>;

const Choice = z.object({ _id: Id, name: z.string(), count: z.int() });

/**
 * The facets of a list, with the number of products for each value under the filters of all other facets. Chosen
 * values stay listed, even with 0. `system` distinguishes a 38 of shoes from a 38 of dresses; a histogram bar covers
 * prices from `from` up to, not including, `to`.
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
 * How a query was interpreted. `words` are the normalized words searched for, for highlighting. `corrected` is the
 * query after correction, if a word was replaced or dropped; `without` are the dropped words. `price` is the price
 * condition found in it, which filters the list unless the call has a price filter; `onSale`: it asks for discounted
 * products; `rest` is the query without both.
 */
export const SearchReading = z
  .object({
    words: z.array(z.string()),
    corrected: z.string().nullable(),
    without: z.array(z.string()),
    price: z.object({ minPrice: Money.optional(), maxPrice: Money.optional() }).nullable(),
    onSale: z.boolean(),
    rest: z.string(),
  })
  .meta({ id: 'SearchReading' });
export type SearchReading = z.infer<typeof SearchReading>;

/** Suggestions for an unfinished query. `subCategoryId` is null for a whole category. */
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
