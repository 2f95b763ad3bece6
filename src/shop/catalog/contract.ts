import { z } from 'zod';
import { Id, Image, Instant, Money, Named, NamedWithSlug } from '../wire.ts';

export const Season = z.enum(['spring', 'summer', 'autumn', 'winter']).meta({ id: 'Season' });
export type Season = z.infer<typeof Season>;

export const ProductSort = z.enum(['newest', 'priceAsc', 'priceDesc', 'rating', 'trendy', 'relevance']);
export type ProductSort = z.infer<typeof ProductSort>;

export const Brand = z
  .object({
    _id: Id,
    name: z.string(),
    slug: z.string(),
    logo: Image.nullable(),
    story: z.string(),
    followersCount: z.int(),
    productsCount: z.int(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof Brand>;

export const Category = z
  .object({
    _id: Id,
    name: z.string(),
    slug: z.string(),
    image: Image.nullable(),
    returnable: z.boolean(),
    productsCount: z.int(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

export const SubCategory = Category.extend({ categoryId: Id }).meta({ id: 'SubCategory' });
export type SubCategory = z.infer<typeof SubCategory>;

/** A category with the brands that have something in it. */
export const CategoryWithBrands = Category.extend({ brands: z.array(NamedWithSlug) }).meta({
  id: 'CategoryWithBrands',
});
export type CategoryWithBrands = z.infer<typeof CategoryWithBrands>;

export const Color = z.object({ _id: Id, name: z.string(), hex: z.string() }).meta({ id: 'Color' });
export type Color = z.infer<typeof Color>;

export const Size = z.object({ _id: Id, label: z.string() }).meta({ id: 'Size' });
export type Size = z.infer<typeof Size>;

/** A piece as a list shows it. `savings` is price - priceAfterDiscount, or 0; `rating` is 0–5 with one decimal. */
export const ProductCard = z
  .object({
    _id: Id,
    name: z.string(),
    slug: z.string(),
    brand: NamedWithSlug,
    categoryId: Id,
    subCategoryId: Id,
    price: Money,
    priceAfterDiscount: Money.nullable(),
    savings: Money,
    rating: z.number(),
    ratesCount: z.int(),
    image: Image,
    colors: z.array(Color),
    inStock: z.boolean(),
    comingSoon: z.boolean(),
    availableFrom: Instant.nullable(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

/** How many pieces of one color and size can be had now. */
export const Variant = z.object({ colorId: Id, sizeId: Id, available: z.int() }).meta({ id: 'Variant' });
export type Variant = z.infer<typeof Variant>;

/** Measurements in centimeters, a row a size; the first column is the size's label. */
export const SizeGuide = z
  .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
  .meta({ id: 'SizeGuide' });
export type SizeGuide = z.infer<typeof SizeGuide>;

export const ProductDetails = ProductCard.extend({
  description: z.string(),
  material: z.string(),
  care: z.string(),
  seasons: z.array(Season),
  returnable: z.boolean(),
  category: Named,
  subCategory: Named,
  images: z.array(Image.extend({ colorId: Id.nullable() })),
  sizes: z.array(Size),
  variants: z.array(Variant),
  sizeGuide: SizeGuide.nullable(),
  ratings: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  related: z.array(ProductCard),
}).meta({ id: 'ProductDetails' });
export type ProductDetails = z.infer<typeof ProductDetails>;

const Facet = z.array(z.object({ _id: Id, name: z.string(), count: z.int() }));

/** What a search can be narrowed by, with how many pieces each choice would leave. */
export const Facets = z
  .object({
    brands: Facet,
    categories: Facet,
    seasons: Facet,
    colors: Facet,
    sizes: Facet,
    price: z.object({ min: Money, max: Money }),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;
