import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { Instant, Money } from '../../wire/wire-types.ts';
import { EditedProduct, productChange } from './calls.ts';

const params = z.object({ id: givenId });

/** `pounds` is null where neither its stock nor a receipt says a cost; `rate`: hundredths of a pound for a dollar. */
export const ProductCost = z
  .object({ pounds: Money.nullable(), rate: z.int().nullable() })
  .meta({ id: 'ProductCost' });
export type ProductCost = z.infer<typeof ProductCost>;

/** What the editor shows beside its fields. */
export const productEditorCalls = {
  getProductCost: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products/:id/cost',
    roles: rolesWith('editCatalog', 'all'),
    tag: 'Products',
    summary: 'What a piece of a product costs at the rate of now',
    params,
    data: z.object({ cost: ProductCost }),
    refusals: ['NOT_FOUND'],
  }),
  previewProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/:id/preview',
    roles: rolesWith('editCatalog', 'all'),
    changes: false,
    tag: 'Products',
    summary:
      'The page of a product as shoppers would see it with these changes, for this session and half an hour',
    params,
    body: z.object({
      ...productChange,
      previewId: text(40)
        .optional()
        .meta({ description: 'An earlier preview of the product, which shows this from now on' }),
    }),
    data: z.object({ preview: z.object({ _id: z.string(), expiresAt: Instant }) }),
    refusals: ['NOT_FOUND', 'PRICE_STEP', 'SLUG_TAKEN', 'BARCODE_TAKEN', 'IN_USE'],
  }),
  duplicateProduct: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/:id/copy',
    roles: rolesWith('editCatalog', 'all'),
    status: 201,
    idempotent: true,
    tag: 'Products',
    summary:
      'A draft like a product: its words, colors, sizes and pictures, without codes, pieces, discount and address',
    params,
    data: z.object({ product: EditedProduct }),
    refusals: ['NOT_FOUND', 'PRICE_STEP'],
  }),
};
