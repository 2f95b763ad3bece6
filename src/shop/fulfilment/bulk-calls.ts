import { z } from 'zod';
import { rolesWith } from '../staff/roles.ts';
import { consoleEndpoint } from '../wire/console-endpoint.ts';
import { givenId, text } from '../wire/input.ts';
import { Id, Instant } from '../wire/wire-types.ts';
import { bulkSteps, MOST_IN_BULK } from './bulk-steps.ts';

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
