import { z } from 'zod';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalNumberInQuery, text } from '../wire/input.ts';
import { Image, Instant, Money } from '../wire/wire-types.ts';

const tag = 'Products';
const roles = ['owner', 'manager'] as const;
const params = z.object({ id: givenId });
const version = z.int().min(1);

export const productViews = ['all', 'published', 'draft', 'archived', 'discounted'] as const;
export type ProductView = (typeof productViews)[number];
const Status = z.enum(['draft', 'published', 'archived']);

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
  })
  .meta({ id: 'ProductInList' });
export type ProductInList = z.infer<typeof ProductInList>;

const written = (most: number) => z.string().trim().max(most);

/** What the merchant writes of a product. */
export const ProductFields = z.object({
  nameEn: text(120),
  nameAr: text(120),
  descriptionEn: written(3000),
  descriptionAr: written(3000),
  materialEn: written(300),
  materialAr: written(300),
  careEn: written(300),
  careAr: written(300),
  price: z.int().min(1).max(100_000_000),
  priceAfterDiscount: z.int().min(1).max(100_000_000).nullable(),
  discountStartsAt: Instant.nullable(),
  discountEndsAt: Instant.nullable(),
  seasons: z.array(z.enum(['spring', 'summer', 'autumn', 'winter'])).max(4),
  availableFrom: Instant.nullable(),
});
export type ProductFields = z.infer<typeof ProductFields>;

/** A product in the editor. */
export const EditedProduct = z
  .object({
    _id: z.string(),
    version: z.int(),
    status: Status,
    image: Image,
    fields: ProductFields,
    missing: z.array(z.string()).meta({ description: 'What it needs before it is published' }),
    changedBy: z.string().nullable(),
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
    tag,
    summary: 'Products in any state; `search` is a part of the name in either language',
    query: z.object({
      view: optionalInQuery(z.enum(productViews)),
      search: optionalInQuery(text(100)),
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
    tag,
    summary: 'A product with all that is written of it',
    params,
    data: product,
    refusals: ['NOT_FOUND'],
  }),
  changeProduct: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/products/:id',
    roles,
    tag,
    summary: 'Change what is written of a product; fields that are left out stay',
    params,
    body: z.object({ version, fields: ProductFields.partial() }),
    data: product,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'PRICE_STEP', 'INCOMPLETE'],
  }),
  publishProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/:id/publish',
    roles,
    idempotent: true,
    tag,
    summary: 'Put a product on the shelf',
    params,
    body: z.object({ version }),
    data: product,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT', 'INCOMPLETE'],
  }),
  archiveProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/:id/archive',
    roles,
    idempotent: true,
    tag,
    summary: 'Take a product off the shelf; what was bought stays',
    params,
    body: z.object({ version }),
    data: product,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
};
