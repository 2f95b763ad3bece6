import { z } from 'zod';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, text } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';
import { notificationKinds } from '../notifications/message-channel.ts';
import { rolesWith } from '../staff/roles.ts';
import { messageStates } from './message-states.ts';

const tag = 'Messages';
const roles = rolesWith('editCatalog', 'all');

/** A message to a phone, without what it says below its title: PINs stand there. `title` is null for codes and tests. */
export const LoggedMessage = z
  .object({
    _id: Id,
    kind: z.enum([...notificationKinds, 'code', 'test']),
    channel: z.enum(['sms', 'push']),
    to: z.string().meta({ description: 'The phone, masked' }),
    title: z.string().nullable(),
    state: z.enum(messageStates),
    at: Instant.meta({ description: 'When it was sent or failed; while it waits, when it is due' }),
    error: z.string().nullable(),
    canResend: z.boolean(),
  })
  .meta({ id: 'LoggedMessage' });
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/** What was sent to whom, and what failed. */
export const messageLogCalls = {
  listMessages: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/messages',
    roles,
    tag,
    summary:
      'The messages of the last `days`, newest first, 50 at a time: `before` is the last page’s `next`, `phone` a whole number',
    query: z.object({
      state: optionalInQuery(z.enum(messageStates)),
      phone: optionalInQuery(text(40)),
      before: optionalInQuery(givenId),
    }),
    data: z.object({
      messages: z.array(LoggedMessage),
      next: z.string().nullable(),
      days: z.int().meta({ description: 'How long the shop keeps each' }),
      counts: z.record(z.enum(messageStates), z.int()),
    }),
  }),
  resendMessage: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/messages/:id/resend',
    roles,
    idempotent: true,
    tag,
    summary:
      'Send a message of the last 3 days once more, to the number its customer has now: once in 10 minutes, 3 times a day. No codes',
    params: z.object({ id: givenId }),
    data: z.object({ sent: z.literal(true) }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
};
