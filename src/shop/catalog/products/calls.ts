import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { SLUG } from '../../slug.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import {
  givenId,
  lineOrEmpty,
  optionalInQuery,
  optionalListInQuery,
  optionalNumberInQuery,
  text,
  textOrEmpty,
} from '../../wire/input.ts';
import { Image, Instant, Money } from '../../wire/wire-types.ts';
import { PictureView, WearerHeight } from '../browse/contract.ts';
import { MOST_RELATED } from '../browse/most-related.ts';
import { productStates } from '../browse/product-state.ts';
import { Focus } from '../media/focus.ts';
import { tintNames } from '../media/tint.ts';
import { MOST_PRICE } from './prices/price-rule.ts';
import { productSteps } from './steps.ts';

/** A product has at most so many. */
export const MOST_VARIANTS = 300;
export const MOST_PICTURES = 40;

const tag = 'Products';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });
const version = z.int().min(1);

export const productViews = [
  'all',
  'published',
  'draft',
  'scheduled',
  'hidden',
  'archived',
  'discounted',
  'toTranslate',
] as const;
export type ProductView = (typeof productViews)[number];
const Status = z.enum(productStates);

/** The products of a view whose name holds the searched text. */
export const ProductsQuery = z.object({ view: z.enum(productViews), search: text(100).nullable() });
export type ProductsQuery = z.infer<typeof ProductsQuery>;

/** A product as the merchant's list shows it. */
export const ProductInList = z
  .object({
    _id: z.string(),
    name: z.string(),
    otherName: z.string().meta({ description: 'In the other language' }),
    image: Image,
    brand: z.string(),
    category: z.string(),
    price: Money,
    priceAfterDiscount: Money.nullable().meta({ description: 'As written, whether it runs now or not' }),
    stock: z.int(),
    sizesOut: z.array(z.string()).meta({ description: 'Sizes without a piece in any color' }),
    status: Status,
    missing: z.array(z.string()).meta({ description: 'What a draft needs before it is published' }),
  })
  .meta({ id: 'ProductInList' });
export type ProductInList = z.infer<typeof ProductInList>;

const givenPrice = z.int().min(1).max(MOST_PRICE);

/** What the merchant writes of a product. */
export const ProductFields = z.object({
  nameEn: lineOrEmpty(120),
  nameAr: lineOrEmpty(120),
  descriptionEn: textOrEmpty(3000),
  descriptionAr: textOrEmpty(3000),
  materialEn: textOrEmpty(300),
  materialAr: textOrEmpty(300),
  careEn: textOrEmpty(300),
  careAr: textOrEmpty(300),
  brandId: givenId,
  subCategoryId: givenId,
  slug: text(80).regex(SLUG),
  sizeGuideId: givenId.nullable(),
  price: givenPrice,
  priceAfterDiscount: givenPrice.nullable(),
  discountStartsAt: Instant.nullable(),
  discountEndsAt: Instant.nullable(),
  seasons: z
    .array(z.enum(['spring', 'summer', 'autumn', 'winter']))
    .max(4)
    .overwrite((seasons) => [...new Set(seasons)]),
  availableFrom: Instant.nullable(),
  relatedIds: z
    .array(givenId)
    .max(MOST_RELATED)
    .meta({ description: 'Products that its page shows first among those that go with it, in order' }),
});
export type ProductFields = z.infer<typeof ProductFields>;

/** One color in one size. Without a barcode of its own it gets one of the store's; its pieces are the stock's. */
export const GivenVariant = z.object({
  colorId: givenId,
  sizeId: givenId,
  sku: z
    .string()
    .trim()
    .regex(/^(?:[0-9A-Za-z._/-]{1,40})?$/),
  barcode: z
    .string()
    .trim()
    .regex(/^(?:[0-9A-Za-z-]{4,32})?$/),
});
export type GivenVariant = z.infer<typeof GivenVariant>;

const PictureLooks = z.object({
  tint: z
    .enum(tintNames)
    .nullable()
    .default(null)
    .meta({ description: 'The ground of its tile; null: that of its color' }),
  focus: Focus.nullable()
    .default(null)
    .meta({ description: 'What stays in view where it is cut; null: the middle' }),
});
export type PictureLooks = z.infer<typeof PictureLooks>;

/** A photograph of a product; without words of its own it is described by the product's name, color and view. */
export const GivenPicture = z.object({
  pictureId: givenId,
  colorId: givenId.nullable(),
  view: PictureView,
  altEn: lineOrEmpty(200),
  altAr: lineOrEmpty(200),
  modelHeight: WearerHeight.nullable().default(null).meta({ description: 'Null: nobody wears it' }),
  modelSizeId: givenId.nullable().default(null),
  ...PictureLooks.shape,
});
export type GivenPicture = z.infer<typeof GivenPicture>;

/** What a product begins with: a name in one language at least. */
const begun = { nameEn: true, nameAr: true, subCategoryId: true, price: true } as const;
const NewProduct = ProductFields.pick(begun).extend({
  brandId: givenId
    .optional()
    .meta({ description: 'Without one: the brand of the shop’s own name, made where there is none' }),
});

/** What is edited of a product: what is left out stays, a list is whole. */
export const productChange = {
  fields: ProductFields.partial().default({}),
  variants: z.array(GivenVariant).max(MOST_VARIANTS).optional(),
  pictures: z.array(GivenPicture).max(MOST_PICTURES).optional(),
};

/** A product in the editor. */
export const EditedProduct = z
  .object({
    _id: z.string(),
    version: z.int(),
    status: Status,
    publishAt: Instant.nullable().meta({ description: 'When a scheduled one is published' }),
    image: Image,
    fields: ProductFields,
    variants: z.array(
      GivenVariant.extend({
        stock: z.int(),
        isUsed: z.boolean().meta({ description: 'Counted or bought: it stays' }),
      }),
    ),
    pictures: z.array(GivenPicture.extend({ image: Image, isDrawn: z.boolean() })),
    related: z
      .array(z.object({ _id: z.string(), name: z.string() }))
      .meta({ description: 'Names of `relatedIds`' }),
    missing: z.array(z.string()).meta({ description: 'What it needs before it is published' }),
    unwritten: z.array(z.string()).meta({ description: 'Texts left to write, by field' }),
    may: z.array(z.enum(productSteps)).meta({ description: 'The steps it may take' }),
    canDelete: z.boolean().meta({ description: 'False once it was bought or counted' }),
    changedBy: z.string().nullable(),
    isPublishedBySchedule: z
      .boolean()
      .meta({ description: 'Its last change: published at its scheduled time' }),
    changedAt: Instant,
  })
  .meta({ id: 'EditedProduct' });
export type EditedProduct = z.infer<typeof EditedProduct>;

const product = z.object({ product: EditedProduct });

/** The products as their merchant edits them. */
export const productsCalls = {
  listProductsToEdit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products',
    roles,
    scope: 'products.read',
    tag,
    summary: 'Products in any state; `search` is a part of the name in either language, `ids` asks for these',
    query: z.object({
      view: optionalInQuery(z.enum(productViews)),
      search: optionalInQuery(text(100)),
      ids: optionalListInQuery(givenId),
      before: optionalNumberInQuery(z.int().min(0).max(1_000_000)),
    }),
    data: z.object({
      products: z.array(ProductInList),
      next: z.int().nullable(),
      counts: z.record(z.enum(productViews), z.int()),
    }),
  }),
  getProductToEdit: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products/:id',
    roles,
    scope: 'products.read',
    tag,
    summary: 'A product with all that is written of it',
    params,
    data: product,
    refusals: ['NOT_FOUND'],
  }),
  createProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products',
    roles,
    status: 201,
    tag,
    summary: 'Begin a product: a draft that shoppers do not see',
    body: NewProduct,
    data: product,
    refusals: ['PRICE_STEP'],
  }),
  changeProduct: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/products/:id',
    roles,
    tag,
    summary:
      'Change what is written of a product, its variants and pictures; what is left out stays, a list is whole',
    params,
    body: z.object({ version, ...productChange }),
    data: product,
    refusals: [
      'NOT_FOUND',
      'VERSION_CONFLICT',
      'PRICE_STEP',
      'INCOMPLETE',
      'SLUG_TAKEN',
      'BARCODE_TAKEN',
      'IN_USE',
    ],
  }),
  publishProduct: step('publish', 'Put a product on the shelf', ['INCOMPLETE']),
  hideProduct: step('hide', 'Take a product off the shelf for a while; its page says so', []),
  archiveProduct: step(
    'archive',
    'Take a product off the shelf for good: its page leads to its category, what was bought stays',
    [],
  ),
  scheduleProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/:id/schedule',
    roles,
    tag,
    summary: 'Publish a product by itself at a minute; without one it is a draft again',
    params,
    body: z.object({ version, at: Instant.nullable() }),
    data: product,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT', 'INCOMPLETE'],
  }),
  deleteProduct: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/products/:id',
    roles,
    tag,
    summary: 'Delete a product that was neither bought nor counted',
    params,
    data: z.null(),
    refusals: ['NOT_FOUND', 'IN_USE'],
  }),
};

/** A step to another state, of a product unchanged since it was read. */
function step<const Name extends string, const Code extends 'INCOMPLETE'>(
  name: Name,
  summary: string,
  refusals: readonly Code[],
) {
  return consoleEndpoint({
    method: 'POST',
    path: `/api/console/v1/products/:id/${name}`,
    roles,
    tag,
    summary,
    params,
    body: z.object({ version }),
    data: product,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT', ...refusals],
  });
}
