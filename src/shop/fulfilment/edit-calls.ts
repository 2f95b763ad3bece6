import { z } from 'zod';
import { editRefusals } from '../orders/calls.ts';
import { EditPreview, editTerms, OrderChanges } from '../orders/order-changes.ts';
import { rolesWith } from '../staff/roles.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId } from '../wire/input.ts';
import { ConsoleOrder } from './contract.ts';

const params = z.object({ id: givenId });

/** Changing an order until it is packed. */
export const editCalls = {
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
