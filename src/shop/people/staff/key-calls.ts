import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line } from '../../wire/input.ts';
import { Id, Instant, Named } from '../../wire/wire-types.ts';
import { keyScopes } from './key-scopes.ts';
import { rolesWith } from './roles.ts';

const tag = 'Keys of machines';
const roles = rolesWith('manageStaff');
const Scope = z.enum(keyScopes);

/** A key by which a machine makes calls of the console. The key itself is never read back. */
export const MachineKey = z
  .object({
    _id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'How the key begins' }),
    scopes: z.array(Scope),
    company: Named.nullable().meta({ description: 'Whose parcels it reports on' }),
    madeBy: Named,
    createdAt: Instant,
    expiresAt: Instant,
    lastUsedAt: Instant.nullable(),
    state: z.enum(['live', 'expired', 'revoked']),
  })
  .meta({ id: 'MachineKey' });
export type MachineKey = z.infer<typeof MachineKey>;

/** Keys of machines, sent as `Authorization: Bearer …` with calls that name their scope. */
export const keyCalls = {
  listKeys: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/keys',
    roles,
    tag,
    summary: 'All keys, those in force first',
    data: z.object({ keys: z.array(MachineKey) }),
  }),
  createKey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/keys',
    roles,
    fresh: true,
    status: 201,
    tag,
    summary: 'Make a key for so many days; answers it, this once',
    body: z.object({
      name: line(60),
      scopes: z.array(Scope).min(1).max(keyScopes.length),
      days: z.int().min(1).max(366),
      companyId: givenId
        .nullable()
        .default(null)
        .meta({ description: 'With `parcels.report`, and only with it: whose parcels' }),
    }),
    data: z.object({ key: MachineKey, secret: z.string() }),
    refusals: ['TOO_MANY', 'VALIDATION', 'NOT_FOUND'],
  }),
  revokeKey: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/keys/:id',
    roles,
    tag,
    summary: 'Revoke a key: its next call is refused',
    params: z.object({ id: givenId }),
    data: z.object({ key: MachineKey }),
    refusals: ['NOT_FOUND'],
  }),
};
