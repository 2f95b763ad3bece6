import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, text } from '../../wire/input.ts';
import { Id, Instant, SavedFile } from '../../wire/wire-types.ts';
import { privacyKinds } from './case.ts';
import { Customer } from './contract.ts';

/** What a customer asked of their data by phone or letter. */
const PrivacyRequest = z
  .object({
    _id: Id,
    kind: z.enum(privacyKinds),
    customer: z
      .object({ _id: Id, name: z.string(), phone: z.string() })
      .nullable()
      .meta({ description: 'The phone is masked; null once the account is deleted' }),
    openedAt: Instant,
    openedBy: z
      .string()
      .nullable()
      .meta({ description: 'Null: the customer deleted the account on the site' }),
    dueAt: Instant,
    verifiedAt: Instant.nullable().meta({ description: 'When a code proved who asks' }),
    doneAt: Instant.nullable(),
    waitsFor: z.array(z.string()).meta({
      description: 'Orders on the way or with a return under way; a verified deletion is done after them',
    }),
    labels: z.array(z.string()).meta({ description: 'Orders whose packed labels are to be shredded' }),
    hasFile: z.boolean(),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

const params = z.object({ id: givenId });
const data = z.object({ requests: z.array(PrivacyRequest) });
const desk = { tag: 'Privacy', roles: ['owner'] } as const;

/** Requests of customers about their data, answered within 30 days. */
export const privacyCalls = {
  openPrivacyRequest: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/customers/:id/privacy',
    roles: rolesWith('serveCustomers'),
    tag: 'Privacy',
    summary: 'Keep that a customer asked for a copy of their data, or for its deletion; due in 30 days',
    idempotent: true,
    params,
    body: z.object({ kind: z.enum(privacyKinds) }),
    data: z.object({ customer: Customer }),
    refusals: ['NOT_FOUND'],
  }),
  listPrivacyRequests: consoleEndpoint({
    ...desk,
    method: 'GET',
    path: '/api/console/v1/privacy',
    summary: 'Requests that are open, by their deadline, then those of the last 90 days',
    data,
  }),
  sendPrivacyCode: consoleEndpoint({
    ...desk,
    method: 'POST',
    path: '/api/console/v1/privacy/:id/code',
    summary: 'Send the customer a code that proves who asks; it signs nobody in',
    params,
    data: z.object({ resendInSeconds: z.int() }),
    refusals: ['NOT_FOUND', 'OTP_TOO_SOON', 'OTP_LIMIT', 'OTP_NOT_SENT'],
  }),
  doPrivacyRequest: consoleEndpoint({
    ...desk,
    method: 'POST',
    path: '/api/console/v1/privacy/:id/do',
    summary:
      'Do what was asked, with the code that the customer reads out. A deletion that has to wait is refused, and done by itself later',
    fresh: true,
    idempotent: true,
    params,
    body: z.object({ code: text(20).nullable().meta({ description: 'Null once a code proved who asks' }) }),
    data,
    refusals: [
      'NOT_FOUND',
      'OTP_WRONG',
      'OTP_EXPIRED',
      'OTP_TOO_MANY_TRIES',
      'ORDER_ON_ITS_WAY',
      'RETURN_OPEN',
    ],
  }),
  withdrawPrivacyRequest: consoleEndpoint({
    ...desk,
    method: 'POST',
    path: '/api/console/v1/privacy/:id/withdraw',
    summary: 'Close a request that the customer no longer wants',
    idempotent: true,
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  getPrivacyFile: consoleEndpoint({
    ...desk,
    method: 'GET',
    path: '/api/console/v1/privacy/:id/file',
    summary: 'The copy of a customer’s data, for 24 hours after it was made ready',
    fresh: true,
    params,
    data: z.object({ file: SavedFile }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
};
