import { z } from 'zod';
import { EditedProduct, GivenPicture, MOST_PICTURES, ProductFields } from '../../catalog/products/calls.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, isOncePer } from '../../wire/input.ts';

/** A piece has at most so many colors and sizes at its beginning. */
const MOST_COLORS = 12;
const MOST_SIZES = 24;

const written = {
  nameEn: true,
  nameAr: true,
  descriptionEn: true,
  descriptionAr: true,
  subCategoryId: true,
  price: true,
} as const;

/** From photographs to a product on sale. */
export const onSaleCalls = {
  putOnSale: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/whole',
    roles: rolesWith('editCatalog', 'all'),
    status: 201,
    idempotent: true,
    tag: 'Products',
    summary:
      'A product with its pictures, sizes and pieces, all or nothing: written, its pieces received without a cost, and published or left a draft',
    body: ProductFields.pick(written).extend({
      brandId: givenId
        .optional()
        .meta({ description: 'Without one: the brand of the shop’s own name, made where there is none' }),
      pictures: z
        .array(GivenPicture.pick({ pictureId: true, tint: true, focus: true }))
        .min(1)
        .max(MOST_PICTURES)
        .refine(isOncePer('pictureId'), 'must name each picture once'),
      colorIds: z.array(givenId).min(1).max(MOST_COLORS),
      sizes: z
        .array(z.object({ sizeId: givenId, pieces: z.int().min(1).max(10_000) }))
        .min(1)
        .max(MOST_SIZES)
        .refine(isOncePer('sizeId'), 'must name each size once')
        .meta({ description: 'The pieces of each size in each color' }),
      publish: z.boolean().meta({ description: 'False: it stays a draft' }),
    }),
    data: z.object({ product: EditedProduct }),
    refusals: ['PRICE_STEP', 'INCOMPLETE'],
  }),
};
