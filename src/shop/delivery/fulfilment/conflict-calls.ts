import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { Conflict, conflictEnding } from './conflict.ts';
import { ConsoleOrder } from './contract.ts';

const params = z.object({ id: givenId });
const unknownConflicts = z.object({ conflicts: z.array(Conflict) });

/** The staff's calls on what couriers recorded and could not be applied. */
export const conflictCalls = {
  settleConflict: consoleEndpoint({
    method: 'POST',
    tag: 'Orders',
    path: '/api/console/v1/orders/:id/conflict',
    roles: rolesWith('deliverOrders', 'all'),
    summary:
      'Settle an act of a courier that could not be applied to the order: apply it as it `happened`, which reopens an order that was ended meanwhile, or put it aside with a reason. It is asked about no more',
    params,
    body: z.object(conflictEnding),
    idempotent: true,
    data: z.object({ order: ConsoleOrder }),
    refusals: [
      'NOT_FOUND',
      'CONFLICT',
      'ORDER_STEP_NOT_ALLOWED',
      'EXCHANGE_IS_WHOLE',
      'LOSS_CHARGED',
      'NOT_ENOUGH_STOCK',
      'CASH_SHORT',
      'LIMIT',
    ],
  }),
  listUnknownConflicts: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/conflicts',
    roles: rolesWith('deliverOrders', 'all'),
    tag: 'Orders',
    summary: 'Acts of couriers that name a parcel or return the store does not have, oldest first',
    data: unknownConflicts,
  }),
  settleUnknownConflict: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/conflicts/:id',
    roles: rolesWith('deliverOrders', 'all'),
    tag: 'Orders',
    summary: 'Say what was done about one of them. It is asked about no more',
    params,
    body: z.object({ note: text(300) }),
    idempotent: true,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    data: unknownConflicts,
  }),
};
