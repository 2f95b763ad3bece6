import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, optionalInQuery, text } from '../../wire/input.ts';
import { Instant } from '../../wire/wire-types.ts';
import { Customer, CustomerInList } from './contract.ts';
import { customerViews } from './customer-views.ts';

const roles = rolesWith('serveCustomers');
const params = z.object({ id: givenId });
const data = z.object({ customer: Customer });
const change = { method: 'POST', tag: 'Customers', params, idempotent: true, data } as const;
const reason = text(500);

/** The desk that knows the customers: their orders, cash and refusals. */
export const customerDeskCalls = {
  listCustomers: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/customers',
    roles,
    tag: 'Customers',
    summary:
      'Customers of a view, 50 at a time: `after` is the last page’s `next`. `search` is a whole phone or part of a name',
    query: z.object({
      search: optionalInQuery(text(100)),
      view: optionalInQuery(z.enum(customerViews)),
      after: optionalInQuery(z.string().regex(/^-?\d{1,11}(\.\d{1,9})?_[\w-]{1,64}$/)),
    }),
    data: z.object({
      customers: z.array(CustomerInList),
      next: z.string().nullable(),
      counts: z.object({
        cases: z.int().meta({ description: 'Cases that wait for an answer' }),
        limited: z.int(),
      }),
    }),
  }),
  getCustomer: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/customers/:id',
    roles,
    tag: 'Customers',
    summary: 'One customer: orders, cash, returns, refusals, trust with its reasons, notes and cases',
    params,
    data,
    refusals: ['NOT_FOUND'],
  }),
  addCustomerNote: consoleEndpoint({
    ...change,
    path: '/api/console/v1/customers/:id/notes',
    roles,
    summary: 'Note something about a customer, for the staff',
    body: z.object({ text: text(1000) }),
    refusals: ['NOT_FOUND'],
  }),
  editCustomerNote: consoleEndpoint({
    ...change,
    method: 'PUT',
    path: '/api/console/v1/customers/:id/notes/:noteId',
    roles,
    summary: 'Reword a note of one’s own, for 15 minutes',
    params: z.object({ id: givenId, noteId: givenId }),
    body: z.object({ text: text(1000) }),
    refusals: ['NOT_FOUND', 'NOTE_TOO_OLD'],
  }),
  trustCustomer: consoleEndpoint({
    ...change,
    path: '/api/console/v1/customers/:id/trust',
    roles: rolesWith('serveCustomers', 'all'),
    summary:
      'Set a level by hand until a day: raised for 90 days at most, `watched` until a review. `level` null: as it is counted',
    body: z.object({
      level: z.enum(['known', 'trusted', 'watched']).nullable(),
      reason,
      until: Instant.nullable(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  blockCustomer: consoleEndpoint({
    ...change,
    path: '/api/console/v1/customers/:id/block',
    roles: rolesWith('serveCustomers', 'all'),
    summary: 'Pause ordering with this number until a review; open orders and returns go on',
    body: z.object({ reason, until: Instant }),
    refusals: ['NOT_FOUND'],
  }),
  strikeRefusal: consoleEndpoint({
    ...change,
    path: '/api/console/v1/customers/:id/refusals/:parcelId/strike',
    roles: rolesWith('serveCustomers', 'all'),
    summary: 'Strike out a refusal: it stays on record and no longer counts',
    params: z.object({ id: givenId, parcelId: givenId }),
    body: z.object({ reason }),
    refusals: ['NOT_FOUND'],
  }),
  compensate: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/compensations',
    roles,
    tag: 'Customers',
    fresh: true,
    idempotent: true,
    summary:
      'Give a customer a coupon of their own for what went wrong, bound to an open case: once, within 90 days. Support gives a customer up to 1,000 pounds',
    data,
    body: z.object({ caseId: givenId, amount: z.int().min(1).max(50_000), reason }),
    refusals: ['NOT_FOUND', 'LIMIT', 'PRICE_STEP'],
  }),
};
