import { z } from 'zod';
import { editRefusals } from '../orders/calls.ts';
import { EditPreview, editTerms, OrderChanges } from '../orders/order-changes.ts';
import { rolesWith } from '../staff/roles.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, optionalInQuery, optionalListInQuery, text } from '../wire/input.ts';
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
