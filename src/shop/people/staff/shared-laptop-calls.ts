import { z } from 'zod';
import { asciiDigits } from '../../ascii-digits.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, line, text } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { Me } from './contract.ts';
import { isPin } from './pin.ts';
import { rolesWith, staffRoles } from './roles.ts';
import { sessionEnds } from './session-terms.ts';

const tag = 'Staff';
const roles = rolesWith('changeSettings');
/** Digits of either script. */
const pin = text(12).transform(asciiDigits).refine(isPin, 'must be 4 to 6 digits');
const desks = z.object({
  desks: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      enrolledBy: z.string(),
      createdAt: Instant,
      isThis: z.boolean().meta({ description: 'It is the one that asks' }),
    }),
  ),
});
const ownPin = z.object({
  mayHave: z
    .boolean()
    .meta({ description: 'Roles that show a second factor have no PIN, and couriers none' }),
  setAt: Instant.nullable(),
});

/** Shared laptops, and the PIN by which each person resumes their own session on one. */
export const sharedLaptopCalls = {
  getDesk: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/auth/desk',
    roles: 'anybody',
    tag,
    summary:
      'The shared laptop this browser is, who may take up their session on it by PIN, and why its last session ended; `desk` null: it is none',
    background: true,
    data: z.object({
      desk: z.string().nullable(),
      people: z.array(z.object({ _id: Id, name: z.string(), isLast: z.boolean() })),
      ended: z.enum(sessionEnds).nullable().meta({
        description: 'Why the last session of this browser ended; null: it is open or was logged out',
      }),
    }),
  }),
  lockSession: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/lock',
    roles: 'signingIn',
    tag,
    summary: 'Lock one’s session on a shared laptop: until the PIN is given, every call of it is refused',
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  unlockSession: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/auth/unlock',
    roles: 'anybody',
    tag,
    summary:
      'Take up the session of this person on this shared laptop by their PIN; the fifth wrong one ends the session',
    body: z.object({ staffId: givenId, pin }),
    data: Me,
    refusals: ['PIN_WRONG', 'UNAUTHENTICATED'],
  }),
  getPin: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/pin',
    roles: staffRoles,
    tag,
    summary: 'Whether one has a PIN for shared laptops, and may have one',
    data: ownPin,
  }),
  setPin: consoleEndpoint({
    method: 'PUT',
    path: '/api/console/v1/pin',
    roles: ['packer', 'support'],
    tag,
    summary: 'Set one’s own PIN for shared laptops; it takes a session just opened or a fresh second factor',
    body: z.object({ pin }),
    data: ownPin,
    refusals: ['REAUTH', 'FORBIDDEN'],
  }),
  removePin: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/pin',
    roles: ['packer', 'support'],
    tag,
    summary: 'Remove one’s own PIN',
    data: ownPin,
    refusals: ['NOT_FOUND'],
  }),
  listDesks: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/desks',
    roles,
    tag,
    summary: 'The shared laptops, the newest first',
    data: desks,
  }),
  enrollDesk: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/desks',
    roles,
    fresh: true,
    status: 201,
    tag,
    summary: 'Make this browser a shared laptop: who signs in on it afterwards may take turns by PIN',
    body: z.object({ name: line(60) }),
    data: desks,
  }),
  removeDesk: consoleEndpoint({
    method: 'DELETE',
    path: '/api/console/v1/desks/:id',
    roles,
    fresh: true,
    tag,
    summary: 'A laptop is shared no more; the sessions on it end',
    params: z.object({ id: givenId }),
    data: desks,
  }),
};
