import { z } from 'zod';
import { deskRoles, staffRoles } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, text } from '../../wire/input.ts';
import { Named } from '../../wire/wire-types.ts';

export const eventTypes = ['order', 'parcel', 'run', 'return', 'task', 'stock', 'settings'] as const;
export type ConsoleEventType = (typeof eventTypes)[number];

/**
 * A change: the type, the id and the version after it; a new order or parcel has version 1. Content is read by its own
 * call.
 */
export const ConsoleEvent = z
  .object({ type: z.enum(eventTypes), id: z.string(), version: z.int() })
  .meta({ id: 'ConsoleEvent' });
export type ConsoleEvent = z.infer<typeof ConsoleEvent>;

/** Events for the console's open pages, and who has an order open. */
export const eventCalls = {
  showPresence: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/orders/:id/presence',
    roles: deskRoles,
    tag: 'Orders',
    summary:
      'Sent by an order’s open page every 10 seconds; answers who else of the staff has the order open. Who left it is named for up to 18 seconds more',
    background: true,
    changes: false,
    params: z.object({ id: givenId }),
    data: z.object({ others: z.array(Named) }),
    refusals: ['NOT_FOUND'],
  }),
  listEvents: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/events',
    roles: staffRoles,
    tag: 'Today',
    summary:
      'What changed since `after` (the last `next`), as far as the reader may see it. With `Accept: text/event-stream` a stream of the same: events named by type, `ready` first, `reset` where the last id is older than a day',
    background: true,
    query: z.object({ after: optionalInQuery(text(80)) }),
    data: z.object({
      events: z.array(ConsoleEvent),
      next: z.string(),
      reset: z.boolean().meta({ description: 'Events were missed: read everything again' }),
    }),
  }),
};
