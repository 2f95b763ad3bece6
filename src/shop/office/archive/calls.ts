import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';

const tag = 'Archive';
const roles = rolesWith('manageStaff');

/** A copy of everything, as its page shows it. */
export const Archive = z
  .object({
    _id: Id,
    state: z.enum(['making', 'ready', 'failed']),
    by: z.string(),
    at: Instant,
    until: Instant.meta({ description: 'When it is deleted' }),
    done: z.int(),
    total: z.int().meta({ description: 'Files to be written' }),
    bytes: z.int().nullable(),
  })
  .meta({ id: 'Archive' });
export type Archive = z.infer<typeof Archive>;

/** Everything the shop owns as one file. */
export const archiveCalls = {
  getArchive: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/exports/all',
    roles,
    background: true,
    tag,
    summary: 'The last archive, if it is not deleted yet',
    data: z.object({ archive: Archive.nullable() }),
  }),
  makeArchive: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/exports/all',
    roles,
    fresh: true,
    idempotent: true,
    tag,
    summary:
      'Make a ZIP of everything: a CSV a table, settings and columns as JSON, pictures, checksums. Kept 24 hours',
    data: z.object({ archive: Archive.nullable() }),
    refusals: ['CONFLICT'],
  }),
  linkArchive: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/exports/all/:id/link',
    roles,
    fresh: true,
    tag,
    summary: 'A path to the file that works once, within ten minutes, with the cookie that comes with it',
    params: z.object({ id: givenId }),
    data: z.object({ path: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  downloadArchive: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/exports/all/:id/file',
    roles,
    tag,
    summary: 'The file of a link, as `application/zip`',
    params: z.object({ id: givenId }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
};
