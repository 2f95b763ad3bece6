import { z } from 'zod';
import { OpenCoupon } from '../../buying/coupons/contract.ts';
import { Brand, Category, PieceChoices, ProductCard } from '../../catalog/browse/contract.ts';
import { Id, Image } from '../../wire/wire-types.ts';

/** The hero banner. `href` is a path of this store. */
export const Hero = z
  .object({ title: z.string(), text: z.string(), image: Image, href: z.string() })
  .meta({ id: 'Hero' });
export type Hero = z.infer<typeof Hero>;

/** A picture with text and a link. */
export const Banner = z
  .object({ _id: Id, title: z.string(), text: z.string(), image: Image, href: z.string() })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

/**
 * A collection: a banner with a link to a product list. `images` are one or two of its garments; `count` is its
 * number of products, null for other links; `colors` are hex colors of its products.
 */
export const Collection = Banner.extend({
  images: z.array(Image),
  count: z.int().nullable(),
  colors: z.array(z.string()),
}).meta({ id: 'Collection' });
export type Collection = z.infer<typeof Collection>;

/** The page of a look, or of a collection whose products were picked. `choices`: of a look's pieces, in their order. */
export const CollectionPage = z
  .object({
    collection: Banner.pick({ _id: true, title: true, text: true }),
    products: z.array(ProductCard),
    choices: z.array(PieceChoices).nullable(),
  })
  .meta({ id: 'CollectionPage' });
export type CollectionPage = z.infer<typeof CollectionPage>;

/** The three tabs of the home page. */
export const HomeProducts = z
  .object({
    ourProducts: z.array(ProductCard),
    comingSoon: z.array(ProductCard),
    trendy: z.array(ProductCard),
  })
  .meta({ id: 'HomeProducts' });
export type HomeProducts = z.infer<typeof HomeProducts>;

export const HomePage = HomeProducts.extend({
  hero: Hero,
  /** Looks, then the merchant's links. */
  banners: z.array(Banner),
  collections: z.array(Collection),
  categories: z.array(Category),
  brands: z.array(Brand),
  /** Some that everybody may take after sign-in, those that end first. */
  coupons: z.array(OpenCoupon),
}).meta({ id: 'HomePage' });
export type HomePage = z.infer<typeof HomePage>;
