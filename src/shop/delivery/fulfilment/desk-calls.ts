import { z } from 'zod';
import { editRefusals, EditPreview, editTerms, OrderChanges } from '../../buying/orders/calls.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalListInQuery, text } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { bulkSteps, MOST_IN_BULK } from './bulk-steps.ts';
import { ConsoleOrder, PieceInStock } from './contract.ts';

const params = z.object({ id: givenId });

/** Changing an order until it is packed. */
export const editCalls = {
  findPieces: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/pieces',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    summary:
      'Variants with their stock and the price of today: of the named products, or of up to 12 that a search by name or a barcode finds',
    query: z.object({
      search: optionalInQuery(text(100)),
      products: optionalListInQuery(givenId),
    }),
    data: z.object({ pieces: z.array(PieceInStock) }),
  }),
  previewEdit: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/orders/:id/preview',
    roles: rolesWith('changeOrders'),
    tag: 'Orders',
    summary: 'What an order would come to after changes; nothing is changed',
    changes: false,
    params,
    body: z.object({ changes: OrderChanges }),
    data: EditPreview,
    refusals: [...editRefusals, 'ORDER_TOO_LARGE', 'NOT_FOUND'],
  }),
  edit: consoleEndpoint({
    method: 'PUT',
    tag: 'Orders',
    params,
    idempotent: true,
    data: z.object({ order: ConsoleOrder }),
    path: '/api/console/v1/orders/:id',
    roles: rolesWith('changeOrders'),
    summary:
      'Change an order until it is packed. Pieces that were picked are picked again. PRICE_CHANGED and COUPON_LOST (unless `acceptLoss`) carry the new Totals in `data`',
    body: z.object({ version: z.int().min(1), ...editTerms }),
    refusals: [
      ...editRefusals,
      'PRICE_CHANGED',
      'COUPON_LOST',
      'COUPON_GONE',
      'ORDER_TOO_LARGE',
      'NOT_FOUND',
    ],
  }),
};

const note = {
  roles: rolesWith('changeOrders'),
  tag: 'Orders',
  idempotent: true,
  body: z.object({ text: text(1000) }),
  data: z.object({ order: ConsoleOrder }),
} as const;

/** The staff's own notes about an order; the shopper does not see them. */
export const noteCalls = {
  addOrderNote: consoleEndpoint({
    ...note,
    method: 'POST',
    path: '/api/console/v1/orders/:id/notes',
    summary: 'Note something about an order, for the staff',
    params: z.object({ id: givenId }),
    refusals: ['NOT_FOUND'],
  }),
  editOrderNote: consoleEndpoint({
    ...note,
    method: 'PUT',
    path: '/api/console/v1/orders/:id/notes/:noteId',
    summary: 'Reword a note of one’s own, for 15 minutes',
    params: z.object({ id: givenId, noteId: givenId }),
    refusals: ['NOT_FOUND', 'NOTE_TOO_OLD'],
  }),
};

/** One step of many orders. */
export const bulkCalls = {
  bulkOrders: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/orders/bulk',
    roles: [...new Set([...rolesWith('changeOrders'), ...rolesWith('packOrders')])],
    tag: 'Orders',
    summary:
      'Take one step of up to 200 orders, each for itself: a refused one says why and keeps no other from it. `hold` wants a `reason` and `until`',
    idempotent: true,
    body: z.object({
      ids: z.array(givenId).min(1).max(MOST_IN_BULK),
      step: z.enum(bulkSteps),
      input: z.object({ reason: text(200).optional(), until: Instant.optional() }).optional(),
    }),
    data: z.object({
      results: z.array(
        z.object({
          id: Id,
          number: z.string().nullable(),
          code: z.string().nullable(),
          message: z.string().nullable().meta({ description: 'Why it was refused; null: done' }),
        }),
      ),
    }),
  }),
};
