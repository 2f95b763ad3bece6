import { z } from 'zod';
import { rolesWith } from '../../people/staff/roles.ts';
import { isPeriodInOrder, PERIOD_ORDER } from '../../time/periods.ts';
import { consoleEndpoint } from '../../wire/console-endpoint.ts';
import { givenId, listInQuery, optionalInQuery, text } from '../../wire/input.ts';
import { Day, SavedFile, LanguageCode } from '../../wire/wire-types.ts';
import { Invoice } from './contract.ts';
import { MOST_INVOICES } from './invoice.ts';

const tag = 'Invoices';
const readers = rolesWith('readReports', 'all');

const shown = {
  search: optionalInQuery(text(40)),
  from: optionalInQuery(Day),
  to: optionalInQuery(Day),
  series: optionalInQuery(z.enum(['invoice', 'credit'])),
};

/** Invoices and credit notes in the merchant's console. */
export const invoiceDeskCalls = {
  listInvoices: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/invoices',
    roles: readers,
    scope: 'invoices.read',
    tag,
    summary:
      'Invoices and credit notes, newest first, 50 at a time: `before` is the last of the page before. `search` is the beginning of a number, or an order’s number',
    query: z.object({ ...shown, before: optionalInQuery(givenId) }).refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({
      invoices: z.array(Invoice),
      next: z.string().nullable(),
      sums: z
        .object({ invoices: z.int(), invoiced: z.int(), credits: z.int(), credited: z.int() })
        .meta({ description: 'How many are found, and their pounds' }),
      gaps: z.array(z.string()).meta({ description: 'Numbers that are missing in a series: none' }),
    }),
  }),
  getInvoicePdf: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/invoices/:id.pdf',
    roles: rolesWith('readReports'),
    tag,
    summary: 'An invoice or a credit note as a PDF. Each print is written into the log',
    params: z.object({ id: givenId }),
    query: z.object({ lang: optionalInQuery(LanguageCode) }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  printInvoices: consoleEndpoint({
    method: 'GET',
    path: '/api/console/v1/invoices/print',
    roles: readers,
    tag,
    summary: 'Several invoices and credit notes as one PDF, a page each. Each print is written into the log',
    query: z.object({ ids: listInQuery(givenId, MOST_INVOICES), lang: optionalInQuery(LanguageCode) }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
  }),
  exportInvoices: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/invoices/export',
    roles: readers,
    fresh: true,
    tag,
    summary: 'What the list finds as a file, with the tax that each contains',
    body: z
      .object({
        format: z.enum(['csv', 'xlsx']),
        search: text(40).optional(),
        from: Day.optional(),
        to: Day.optional(),
        series: z.enum(['invoice', 'credit']).optional(),
      })
      .refine(isPeriodInOrder, PERIOD_ORDER),
    data: z.object({ file: SavedFile }),
    refusals: ['EXPORT_TOO_LARGE'],
  }),
  creditInvoice: consoleEndpoint({
    method: 'POST',
    path: '/api/console/v1/invoices/:id/credit',
    roles: ['owner'],
    tag,
    summary:
      'Take back an invoice that is wrong: a credit note over the whole of it, and a new invoice with the shop as it is today',
    idempotent: true,
    params: z.object({ id: givenId }),
    body: z.object({ reason: text(200) }),
    data: z.object({ credit: Invoice, invoice: Invoice }),
    refusals: ['NOT_FOUND', 'ALREADY_CREDITED'],
  }),
};
