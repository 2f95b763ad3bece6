import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { Me } from './contract.ts';
import { staffRoles } from './roles.ts';

const tag = 'Staff';

/** Bytes as browsers send them; the longest is an attestation with its certificates. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const challenge = z.string().meta({ description: 'Signed by the store, answered once, within two minutes' });
const passkeys = z.object({
  passkeys: z.array(
    z.object({ _id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() }),
  ),
});

/** What `navigator.credentials.get` answers, as JSON. */
const Assertion = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    authenticatorData: bytes(2000),
    clientDataJSON: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/** What `navigator.credentials.create` answers, as JSON. */
const Attestation = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }),
});
export type Attestation = z.infer<typeof Attestation>;

/** Signing in by passkey, and the passkeys of oneself. */
export const passkeyCalls = {
  askForPasskey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/passkey/options',
    roles: 'anybody',
    tag,
    summary:
      'A challenge for a passkey; `credentials` are those of the session’s member, else any may answer',
    data: z.object({ challenge, rpId: z.string(), credentials: z.array(z.string()) }),
  }),
  signInWithPasskey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/passkey',
    roles: 'anybody',
    tag,
    summary: 'Open a session with a passkey alone: it counts as a fresh second factor',
    body: Assertion,
    data: Me,
    refusals: ['PASSKEY_WRONG', 'RATE_LIMITED'],
  }),
  confirmWithPasskey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/second/passkey',
    roles: 'signingIn',
    tag,
    summary: 'Give one’s own passkey as the second factor; it counts as fresh for five minutes',
    body: Assertion,
    data: Me,
    refusals: ['PASSKEY_WRONG', 'RATE_LIMITED'],
  }),
  listPasskeys: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/passkeys',
    roles: staffRoles,
    tag,
    summary: 'One’s own passkeys, the newest first',
    data: passkeys,
  }),
  offerPasskey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/passkeys/options',
    roles: 'signingIn',
    changes: false,
    tag,
    summary: 'What a new passkey is made of; `known` are those that this member has already',
    data: z.object({
      challenge,
      rpId: z.string(),
      shop: z.string(),
      userId: z.string(),
      userName: z.string(),
      known: z.array(z.string()),
      algorithms: z.array(z.int()),
    }),
    refusals: ['SECOND_FACTOR'],
  }),
  addPasskey: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/passkeys',
    roles: 'signingIn',
    status: 201,
    tag,
    summary:
      'Keep a new passkey of one’s own under a name; it takes a fresh second factor, or a fresh sign-in. The first one of a member who still lacks a second factor is that factor',
    body: z.object({ name: line(60), credential: Attestation }),
    data: passkeys,
    refusals: ['PASSKEY_WRONG', 'PASSKEYS_FULL', 'CONFLICT', 'REAUTH', 'SECOND_FACTOR'],
  }),
  removePasskey: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/passkeys/:id',
    roles: staffRoles,
    tag,
    summary: 'Remove a passkey of one’s own: it opens nothing any more',
    params: z.object({ id: givenId }),
    data: passkeys,
    refusals: ['REAUTH'],
  }),
};
