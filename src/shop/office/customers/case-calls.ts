import { z } from 'zod';
import { staffChannels } from '../../buying/orders/status.ts';
import { rolesWith } from '../../people/staff/roles.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, givenVersion, lineOrEmpty, optionalInQuery, optionalText, text } from '../../wire/input.ts';
import { answerWays, caseKinds, caseViews, MOST_BY_SMS } from './case.ts';
import { CaseInList, CaseOfCustomer, Customer } from './contract.ts';

const roles = rolesWith('serveCustomers');
const params = z.object({ id: givenId });
const change = {
  method: 'POST',
  roles,
  tag: 'Customers',
  idempotent: true,
  data: z.object({ customer: Customer }),
} as const;

/** What customers ask and complain of, until it is answered and closed. */
export const caseCalls = {
  listCases: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cases',
    roles,
    tag: 'Customers',
    summary:
      'Cases of a view, 50 at a time, the first due first: `after` is the last page’s `next`. `due`: unanswered, the default; `mine`: open ones that the reader has taken',
    query: z.object({
      view: optionalInQuery(z.enum(caseViews)),
      kind: optionalInQuery(z.enum(caseKinds)),
      after: optionalInQuery(z.string().regex(/^-?\d{1,11}(\.\d{1,9})?_[\w-]{1,64}$/)),
    }),
    data: z.object({
      cases: z.array(CaseInList),
      next: z.string().nullable(),
      counts: z
        .object({ due: z.int(), open: z.int(), mine: z.int() })
        .meta({ description: 'Of the asked kind' }),
    }),
  }),
  getCase: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/cases/:id',
    roles,
    tag: 'Customers',
    summary: 'One case with its messages, and whose it is',
    params,
    data: z.object({ case: CaseOfCustomer }),
    refusals: ['NOT_FOUND'],
  }),
  openCase: consoleEndpoint({
    ...change,
    path: '/api/console/v1/cases',
    summary:
      'Open a case for what a customer asked or complained of, tied to an order by its number or to none. Whose: `customerId`, or a `phone`, which may be new',
    body: z.object({
      customerId: givenId.optional(),
      phone: optionalText(32),
      name: lineOrEmpty(100).optional().meta({ description: 'Of a new customer' }),
      kind: z.enum(caseKinds),
      channel: z.enum(staffChannels),
      orderNumber: text(20).nullable(),
      text: text(2000),
    }),
    refusals: ['NOT_FOUND', 'PHONE_INVALID'],
  }),
  takeCase: consoleEndpoint({
    ...change,
    method: 'PUT',
    path: '/api/console/v1/cases/:id',
    summary: 'Take an open case, also from someone else, or leave it to the others',
    params,
    body: z.object({ version: givenVersion, isMine: z.boolean() }),
    refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  answerCase: consoleEndpoint({
    ...change,
    path: '/api/console/v1/cases/:id/messages',
    summary: `Answer a case, and take it where nobody has. \`message\` sends the answer: to the inbox, and of a case that did not come from the site to the phone too, up to ${MOST_BY_SMS} characters; \`whatsapp\` and \`told\` say how the member gives it. Appeals are a manager’s`,
    params,
    body: z.object({ text: text(2000), way: z.enum(answerWays) }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  closeCase: consoleEndpoint({
    ...change,
    path: '/api/console/v1/cases/:id/close',
    summary: 'Close a case that is settled. Appeals are a manager’s',
    params,
    body: z.object({ version: z.int().min(1) }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'VERSION_CONFLICT'],
  }),
};
