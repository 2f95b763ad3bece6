import { z } from 'zod';
import { deskRoles } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, optionalFlagInQuery } from '../../wire/input.ts';
import { Id } from '../../wire/wire-types.ts';

const tag = 'Orders';
const params = z.object({ id: givenId });

/** A named filter of the list: `query` is that of the list's URL. `by` is null for one's own. */
export const SavedView = z
  .object({
    _id: Id,
    name: z.string(),
    query: z.string(),
    isShared: z.boolean(),
    by: z.string().nullable(),
    count: z.int().nullable().meta({
      description: 'The orders it finds; 10,001 is more than 10,000. Null where it was not asked for',
    }),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

const data = z.object({ views: z.array(SavedView) });
const name = line(40);
const isShared = z.boolean();

/** The views of the list of orders that one saved, and those that colleagues share. Each call answers with all of them. */
export const viewCalls = {
  listViews: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/views',
    roles: deskRoles,
    tag,
    summary: 'The saved views of the list of orders: shared ones, then one’s own',
    query: z.object({
      counted: optionalFlagInQuery.meta({
        description: 'With how many orders each finds, which takes longer',
      }),
    }),
    data,
  }),
  saveView: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/views',
    roles: deskRoles,
    tag,
    summary: 'Save the list’s filters by a name, up to 20; one’s own view of that name is replaced',
    idempotent: true,
    body: z.object({
      name,
      query: z
        .string()
        .regex(/^[^?#\s]+$/)
        .max(500),
      isShared,
    }),
    data,
  }),
  changeView: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/views/:id',
    roles: deskRoles,
    tag,
    summary: 'Rename one’s own view or share it',
    params,
    body: z.object({ name, isShared }),
    data,
    refusals: ['NOT_FOUND'],
  }),
  deleteView: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/views/:id',
    roles: deskRoles,
    tag,
    summary: 'Delete a view of one’s own; an owner any shared one',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
};
