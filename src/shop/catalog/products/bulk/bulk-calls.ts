import { z } from 'zod';
import { rolesWith } from '../../../people/staff/roles.ts';
import { consoleEndpoint } from '../../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalNumberInQuery } from '../../../wire/input.ts';
import { Id, Instant } from '../../../wire/wire-types.ts';
import { productStates } from '../../browse/product-state.ts';
import { ProductsQuery } from '../calls.ts';
import { BulkAction, BulkFields, bulkProblems } from './bulk-action.ts';
import { changeRowKinds, MOST_OF_QUERY, MOST_TICKED } from './bulk-limits.ts';

const tag = 'Products';
const roles = rolesWith('editCatalog', 'all');
const params = z.object({ id: givenId });

export const ProductChange = z
  .object({
    _id: Id,
    state: z.enum(['draft', 'applied', 'undone']),
    action: BulkAction,
    place: z.string().nullable().meta({ description: 'The category and subcategory of `place`, by name' }),
    madeBy: z.string(),
    madeAt: Instant,
    appliedAt: Instant.nullable(),
    undoneAt: Instant.nullable(),
    counts: z.partialRecord(z.enum(changeRowKinds), z.int()),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ProductChange' });
export type ProductChange = z.infer<typeof ProductChange>;

const Fields = BulkFields.omit({ subCategoryId: true }).extend({ place: z.string().optional() });

export const ProductChangeRow = z
  .object({
    productId: Id,
    name: z.string(),
    status: z.enum(productStates),
    kind: z.enum(changeRowKinds),
    problem: z.enum(bulkProblems).nullable(),
    message: z.string().nullable().meta({ description: 'Why it stays as it is, in the reader’s language' }),
    missing: z.array(z.string()).meta({ description: 'What it needs before it is published' }),
    before: Fields,
    after: Fields,
  })
  .meta({ id: 'ProductChangeRow' });
export type ProductChangeRow = z.infer<typeof ProductChangeRow>;

const change = z.object({
  change: ProductChange,
  rows: z.array(ProductChangeRow).meta({ description: 'Those that stay as they are come first' }),
  next: z.int().nullable(),
});

/** Steps, seasons and categories of many products at once. */
export const productBulkCalls = {
  previewProductChange: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/bulk',
    roles,
    changes: false,
    tag,
    summary: `What an action would do to these products, or to the first ${MOST_OF_QUERY} of a query; nothing changes`,
    body: z.object({
      action: BulkAction,
      ids: z.array(givenId).min(1).max(MOST_TICKED).optional(),
      query: ProductsQuery.optional(),
    }),
    data: change,
  }),
  applyProductChange: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/bulk/:id/apply',
    roles,
    idempotent: true,
    tag,
    summary: 'Apply a previewed change; products edited since its preview are left as they are',
    params,
    data: change,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  undoProductChange: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/products/bulk/:id/undo',
    roles,
    idempotent: true,
    tag,
    summary:
      'Give the products of a change back what they had, for 30 days; those that hold something else now keep it',
    params,
    data: change,
    refusals: ['NOT_FOUND', 'CONFLICT', 'UNDO_TOO_LATE'],
  }),
  listProductChanges: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products/bulk',
    roles,
    tag,
    summary: 'The last changes of many products, newest first',
    data: z.object({ changes: z.array(ProductChange) }),
  }),
  getProductChange: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/products/bulk/:id',
    roles,
    tag,
    summary: 'A change of many products with its rows',
    params,
    query: z.object({
      kind: optionalInQuery(z.enum(changeRowKinds)),
      before: optionalNumberInQuery(z.int().min(0).max(1_000_000)),
    }),
    data: change,
    refusals: ['NOT_FOUND'],
  }),
};
