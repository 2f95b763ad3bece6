import { z } from 'zod';
import { Closure, CLOSURE_ORDER, closureFields, isClosureInOrder } from '../../people/closures/closure.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { Day, Id, Named } from '../../wire/wire-types.ts';

const tag = 'Closures';
const roles = rolesWith('changeSettings');
const params = z.object({ id: givenId });

const ClosureRow = z
  .object({
    ...Closure.shape,
    placeName: z.string(),
    isInForce: z.boolean(),
    isOver: z.boolean(),
    orders: z
      .object({ count: z.int(), numbers: z.array(z.string()) })
      .meta({ description: 'Open orders promised for its days; the first twenty by number' }),
  })
  .meta({ id: 'ClosureRow' });
export type ClosureRow = z.infer<typeof ClosureRow>;
const row = z.object({ closure: ClosureRow });

/** What is closed, and how full the days are. */
export const closureCalls = {
  listClosures: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/closures',
    roles,
    tag,
    summary: 'Closures with the orders they concern, the next days with their orders, and what can be closed',
    data: z.object({
      closures: z.array(ClosureRow),
      days: z.array(
        z.object({
          date: Day,
          off: z.enum(['weekend', 'holiday', 'closed']).nullable(),
          holiday: z.string(),
          orders: z.int(),
          isFull: z.boolean(),
        }),
      ),
      capacity: z.int().nullable(),
      next: Day.nullable().meta({
        description: 'The day whose place an order near the dispatch center takes now',
      }),
      promise: z.string().meta({ description: 'What the shop says of it' }),
      governorates: z.array(Named),
      cities: z.array(Named.extend({ areas: z.array(Named) })),
      bands: z.array(Named),
    }),
  }),
  createClosure: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/closures',
    roles,
    tag,
    status: 201,
    summary: `Close the shop, a governorate, city, area or band; ${CLOSURE_ORDER}`,
    body: z.object(closureFields).refine(isClosureInOrder, CLOSURE_ORDER),
    data: row,
  }),
  changeClosure: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/closures/:id',
    roles,
    tag,
    summary: 'Change a closure',
    params,
    body: z.object({ version: z.int().min(1), ...closureFields }).refine(isClosureInOrder, CLOSURE_ORDER),
    data: row,
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  removeClosure: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/closures/:id',
    roles,
    tag,
    summary: 'Open again',
    params,
    data: z.object({ _id: Id }),
    refusals: ['NOT_FOUND'],
  }),
};
