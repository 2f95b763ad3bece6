import { z } from 'zod';
import { threadNames } from '../../threads.ts';
import { Id, Image, Instant, Money, Named, NamedWithSlug } from '../../wire/wire-types.ts';
import { LEAST_HEIGHT, MOST_HEIGHT } from './size-taken.ts';

export const Season = z.enum(['spring', 'summer', 'autumn', 'winter']).meta({ id: 'Season' });
export type Season = z.infer<typeof Season>;

export const Brand = z
  .object({
    _id: Id,
    name: z.string(),
    slug: z.string(),
    logo: Image.nullable(),
    story: z.string(),
    followersCount: z.int(),
    productsCount: z.int(),
    /** The thread names of its cover's stripes. */
    threads: z.array(z.enum(threadNames)),
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

/** A category with the brands that have products in it. */
export const CategoryWithBrands = Category.extend({ brands: z.array(NamedWithSlug) }).meta({
  id: 'CategoryWithBrands',
});
export type CategoryWithBrands = z.infer<typeof CategoryWithBrands>;

export const Color = z.object({ _id: Id, name: z.string(), hex: z.string() }).meta({ id: 'Color' });
export type Color = z.infer<typeof Color>;

export const Size = z.object({ _id: Id, label: z.string() }).meta({ id: 'Size' });
export type Size = z.infer<typeof Size>;

/**
 * A product in a list. `savings` is price - priceAfterDiscount, or 0; `rating` is 0–5 with one decimal. `lowStock` is
 * the size with the least stock and its label, if few are left.
 */
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
    isNew: z.boolean(),
    lowStock: z.object({ size: z.string(), left: z.int() }).nullable(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

/** Pieces to be worn together, in the merchant's order; its page is `/collections/:id`. */
export const Look = z
  .object({ _id: Id, title: z.string(), text: z.string(), products: z.array(ProductCard) })
  .meta({ id: 'Look' });
export type Look = z.infer<typeof Look>;

/** The stock of one color and size. */
export const Variant = z.object({ colorId: Id, sizeId: Id, available: z.int() }).meta({ id: 'Variant' });
export type Variant = z.infer<typeof Variant>;

/** What a picture shows; `detail` is the fabric up close. */
export const PictureView = z.enum(['front', 'back', 'detail']).meta({ id: 'PictureView' });
export type PictureView = z.infer<typeof PictureView>;

/** How tall the one is who wears a piece, in cm. */
export const WearerHeight = z.int().min(LEAST_HEIGHT).max(MOST_HEIGHT);

/**
 * Measurements in centimeters, one row per size; the first column is the size's label. `measures` names what each
 * column measures (`bust`, `waist`, …), `how` how to measure it; both are as long as `columns`, with '' for none. `note` is
 * the store's own sentence, or empty.
 */
export const SizeGuide = z
  .object({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    measures: z.array(z.string()),
    how: z.array(z.string()),
    note: z.string(),
  })
  .meta({ id: 'SizeGuide' });
export type SizeGuide = z.infer<typeof SizeGuide>;

/**
 * A drawing as one path in a box of `width` × `height`, with a line (`x1`, `y1` to `x2`, `y2`) for each measurement.
 * The line `chest` is also a size guide's `bust`.
 */
export const SizeDrawing = z
  .object({
    width: z.number(),
    height: z.number(),
    outline: z.string(),
    lines: z.array(
      z.object({ measure: z.string(), x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() }),
    ),
  })
  .meta({ id: 'SizeDrawing' });
export type SizeDrawing = z.infer<typeof SizeDrawing>;

export const ProductDetails = ProductCard.extend({
  description: z.string(),
  material: z.string(),
  care: z.string(),
  seasons: z.array(Season),
  /** When its discount begins or ends next, so that an open page reads it again. */
  priceChangesAt: Instant.nullable(),
  returnable: z.boolean(),
  category: Named,
  subCategory: Named,
  /** Why it cannot be returned or exchanged; null if it can. */
  returnReason: z.string().nullable(),
  /** Business days after delivery, if it is returnable. */
  returnDays: z.int(),
  exchangeDays: z.int(),
  images: z.array(
    Image.extend({
      colorId: Id.nullable(),
      view: PictureView,
      /** Who wears it in the picture: how tall, in cm, and in which size, or ''. */
      wornBy: z.object({ height: z.int(), size: z.string() }).nullable(),
    }),
  ),
  sizes: z.array(Size),
  variants: z.array(Variant),
  sizeGuide: SizeGuide.nullable(),
  sizeDrawing: SizeDrawing.nullable(),
  /** The stock below which sizes show it, and the maximum quantity per order. */
  fewLeft: z.int(),
  maxQuantity: z.int(),
  ratings: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  /** The number of reviewers who find it small, true to size, large. */
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
  /** How many reviewers of a height, in cm, took a size. */
  worn: z.array(z.object({ height: z.int(), sizeId: Id, people: z.int() })),
  /** Looks that it belongs to, each with all of its pieces; they are not in `related`. */
  looks: z.array(Look),
  related: z.array(ProductCard),
}).meta({ id: 'ProductDetails' });
export type ProductDetails = z.infer<typeof ProductDetails>;

/** What a piece of a look can be bought in. */
export const PieceChoices = ProductDetails.pick({
  sizes: true,
  variants: true,
  fewLeft: true,
  maxQuantity: true,
})
  .extend({ productId: Id })
  .meta({ id: 'PieceChoices' });
export type PieceChoices = z.infer<typeof PieceChoices>;
